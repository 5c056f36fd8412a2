import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Guard } from "./guard.ts";
import { createGuardedConnector, type Dial } from "./guarded-connector.ts";
import { createIsPublic } from "./public-address.ts";
import { startSite, type Site } from "./testing/site.ts";

let canary: Site;
beforeAll(async () => {
  canary = await startSite("127.0.0.1");
});
afterAll(() => canary.close());

const guard: Guard = {
  isPublic: createIsPublic(),
  allowHosts: new Set(["nas.test:8080", "[fd00::7]:80"]),
  resolve: () => Promise.reject(new Error("not asked in these tests")),
};
const { signal } = new AbortController();

/** Asks the connector for a connection: the reason why not, or null where it came about. */
function tryConnect(dial: Dial, hostname: string, port: string, protocol = "http:") {
  const connector = createGuardedConnector(guard, { timeoutMs: 500, signal, dial });
  return new Promise<string | null>((resolve) => {
    connector({ hostname, port, protocol }, (error, socket) => {
      socket?.destroy();
      resolve(error === null ? null : "detail" in error ? String(error.detail) : error.message);
    });
  });
}

/** A wire that leads to the canary whatever is asked for, as if a name had turned between check and use. */
const toCanary: Dial = () => (_request, callback) => {
  const socket = connect(canary.port, "127.0.0.1", () => callback(null, socket));
};

describe("createGuardedConnector", () => {
  it("drops a connection that reached another address than it should", async () => {
    const refusal = await tryConnect(toCanary, "public.test", "80");
    expect(refusal).toBe("refused: public.test led to 127.0.0.1, not a public address");
    await expect.poll(() => canary.open).toBe(0);
    expect(canary.requests).toEqual([]);
  });

  it.each([
    ["a literal", "127.0.0.1", "80", "refused: 127.0.0.1 is not a public address"],
    ["a literal in brackets", "[::1]", "", "refused: ::1 is not a public address"],
    ["a port of something else", "1.1.1.1", "6379", "refused: port 6379"],
    ["an allowed host on another port", "nas.test", "8081", "refused: port 8081"],
  ])("does not even dial %s", async (_, hostname, port, refusal) => {
    const dialled = vi.fn<ReturnType<Dial>>();
    expect(await tryConnect(() => dialled, hostname, port)).toBe(refusal);
    expect(dialled).not.toHaveBeenCalled();
  });

  it.each([
    ["nas.test", "8080"],
    ["[fd00::7]", ""],
    ["fd00::7", "80"],
  ])("dials the operator's own host %s on port %j wherever it is", async (hostname, port) => {
    expect(await tryConnect(toCanary, hostname, port)).toBeNull();
  });

  it("verifies certificates in so many words", () => {
    const dial = vi.fn<Dial>(() => () => {});
    createGuardedConnector(guard, { timeoutMs: 500, signal, dial });
    expect(dial.mock.calls.map(([options]) => options)).toEqual([
      expect.objectContaining({ rejectUnauthorized: true, allowH2: false, timeout: 500 }),
      expect.objectContaining({ rejectUnauthorized: true, allowH2: false, timeout: 500 }),
    ]);
  });
});
