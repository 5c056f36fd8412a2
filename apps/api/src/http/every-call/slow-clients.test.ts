import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { createHttpServer, type Timeouts } from "../server/http-server.ts";

const CLIENTS = 200;
/** A twentieth of what the product has, with a byte each twentieth of a second: for heads alone, and for all. */
const HEAD: Partial<Timeouts> = { headMs: 750, lookEveryMs: 50 };
const WHOLE: Partial<Timeouts> = { headMs: 750, requestMs: 1_500, lookEveryMs: 50 };
const BYTE_EVERY_MS = 50;
/** A tolerance for a machine that is busy with other tests. */
const LATE_MS = 5_000;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(timeouts: Partial<Timeouts>): Promise<number> {
  const { app } = await createTestApp();
  server = createHttpServer(timeouts).on("request", app).listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Connects, says this, goes on with a byte now and then, and tells after how long it was hung up on. */
async function dawdle(port: number, said: string, byte: string): Promise<number> {
  const startedAt = performance.now();
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.resume().write(said);
  const drip = setInterval(() => socket.write(byte), BYTE_EVERY_MS);
  await new Promise((closed) => socket.once("close", closed));
  clearInterval(drip);
  return performance.now() - startedAt;
}

const POST = [
  "POST /api/recipes HTTP/1.1",
  "Host: localhost",
  "Content-Type: application/json",
  "Cookie: __session=session-ana",
  "Sec-Fetch-Site: same-origin",
  "",
].join("\r\n");

describe("clients that take too long", () => {
  it.each([
    ["say nothing", "", "", HEAD],
    ["send their head byte by byte", "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ", "x", HEAD],
    ["send a body byte by byte", `${POST}Content-Length: 9000\r\n\r\n`, " ", WHOLE],
    ["send a body in tiny chunks", `${POST}Transfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n", WHOLE],
  ])("F23: are disconnected when 200 of them %s, and others are served", async (_, said, byte, timeouts) => {
    const { headMs = 0, requestMs: allowedMs = headMs } = timeouts;
    const port = await listen(timeouts);
    const clients = Promise.all(Array.from({ length: CLIENTS }, () => dawdle(port, said, byte)));
    const isOver = clients.then(() => true);
    let served = 0;
    while (!(await Promise.race([isOver, sleep(50, false)]))) {
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      served += 1;
    }
    expect(served).toBeGreaterThan(3);
    const times = await clients;
    expect(Math.max(...times)).toBeLessThan(allowedMs + LATE_MS);
    expect(Math.min(...times)).toBeGreaterThan(allowedMs - 100);
  });

  it("F23: are looked for every second", () => {
    server = createHttpServer();
    expect(server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
    });
  });
});
