import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, signInOver, startServer } from "./testing/running-server.ts";

const ADMIN_PASSWORD = "a long admin password";
let dataDir = "";
let running: RunningServer | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "larder-lock-out-"));
});
afterEach(async () => {
  if (running?.child.exitCode === null && running.child.signalCode === null) await running.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

describe("the limits of a server", () => {
  it("come from its settings, and outlive a server that is killed", { timeout: 60_000 }, async () => {
    const env = { ADMIN_PASSWORD, RATE_ADMIN_FAILURES: "2", RATE_MESSAGES_PER_HOUR: "1" };
    const first = (running = await startServer(dataDir, env));
    const { token } = await signInOver(first.url, "ana");
    const post = async ({ url }: RunningServer, path: string, body: object) => {
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
      return (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).status;
    };
    const message = { email: "a@b.example", content: "A soup with leeks, please" };
    const verify = (server: RunningServer, password: string) =>
      post(server, "/api/admin/verify", { password });

    expect(await post(first, "/api/feedback", message)).toBe(201);
    expect(await verify(first, "guess")).toBe(401);
    expect(await verify(first, "guess")).toBe(401);
    await first.end("SIGKILL");
    const second = (running = await startServer(dataDir, env));
    expect(await verify(second, ADMIN_PASSWORD)).toBe(429);
    expect(await post(second, "/api/feedback", message)).toBe(429);
  });
});
