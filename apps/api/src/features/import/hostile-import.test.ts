import { createServer } from "node:http";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOSTILE } from "../../testing/hostile-pages.ts";
import { type RunningServer, signInOver, startServer } from "../../testing/running-server.ts";

/** Those that stopped other readers; the others are read without a server beside it. */
const THE_KNOWN = 13;
const MOST_MS = 6_000;
/** On a quiet machine it is 100; beside other tests the two share few cores. */
const HEALTH_MS = 1_000;

const pages = createServer((request, response) => {
  const [, html = ""] = HOSTILE[Number(request.url?.slice(1))] ?? [];
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(`<body>${html}`);
});

let server: RunningServer;
let dataDir: string;
let token: string;
let host: string;

beforeAll(async () => {
  pages.listen(0, "127.0.0.1");
  await once(pages, "listening");
  const { port }: Partial<AddressInfo> = Object(pages.address());
  host = `127.0.0.1:${port}`;
  dataDir = await mkdtemp(join(tmpdir(), "larder-hostile-"));
  server = await startServer(dataDir, { IMPORT_ALLOW_HOSTS: host });
  ({ token } = await signInOver(server.url, "ana"));
}, 60_000);

afterAll(async () => {
  await server?.end("SIGKILL");
  pages.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Imports a hostile page as somebody would who has put its address in. */
async function importPage(place: number): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  const answer = await fetch(`${server.url}/api/recipes/scrape`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ url: `http://${host}/${place}` }),
  });
  await answer.text();
  return { status: answer.status, ms: performance.now() - start };
}

describe("importing hostile pages from a running server", () => {
  it("answers each in time, and health at once meanwhile", { timeout: 120_000 }, async () => {
    const health: number[] = [];
    let isDone = false;
    const asking = (async () => {
      while (!isDone) {
        const start = performance.now();
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        health.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    for (const [place, [name]] of HOSTILE.slice(0, THE_KNOWN).entries()) {
      const { status, ms } = await importPage(place);
      expect({ name, status: [201, 422].includes(status), inTime: ms < MOST_MS }).toEqual({
        name,
        status: true,
        inTime: true,
      });
    }
    isDone = true;
    await asking;
    const p99 = health.toSorted((a, b) => a - b)[Math.floor(health.length * 0.99)] ?? Infinity;
    expect(p99).toBeLessThan(HEALTH_MS);
  });
});
