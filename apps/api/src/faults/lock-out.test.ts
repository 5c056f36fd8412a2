import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Mongoose } from "mongoose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase, testServer } from "../storage/mongo/testing/test-database.ts";
import { type RunningServer, signInOver, startServer } from "../testing/running-server.ts";

const ADMIN_PASSWORD = "a long admin password";
const message = { email: "a@b.example", content: "A soup with leeks, please" };
let folder = "";
const servers: RunningServer[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-lock-out-"));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end("SIGKILL")));
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir: string, env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(join(folder, dataDir), { ADMIN_PASSWORD, ...env });
  servers.push(server);
  return server;
}

async function post({ url }: RunningServer, token: string, path: string, body: object): Promise<number> {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  return (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

const verify = (server: RunningServer, token: string, password: string) =>
  post(server, token, "/api/admin/verify", { password });

describe("the limits of a server", () => {
  it("come from its settings, and outlive a server that is killed", { timeout: 60_000 }, async () => {
    const env = { RATE_ADMIN_FAILURES: "2", RATE_MESSAGES_PER_HOUR: "1" };
    const first = await start("data", env);
    const { token } = await signInOver(first.url, "ana");
    expect(await post(first, token, "/api/feedback", message)).toBe(201);
    expect(await verify(first, token, "guess")).toBe(401);
    expect(await verify(first, token, "guess")).toBe(401);
    await first.end("SIGKILL");
    const second = await start("data", env);
    expect(await verify(second, token, ADMIN_PASSWORD)).toBe(429);
    expect(await post(second, token, "/api/feedback", message)).toBe(429);
  });

  it.skipIf(!testServer)(
    "lock an address out of the admin page on every server of one MongoDB",
    { timeout: 60_000 },
    async () => {
      const env = { MONGODB_URI: testDatabase(), RATE_ADMIN_FAILURES: "2" };
      const [one, other] = [await start("one", env), await start("other", env)];
      const [ana, ben] = [await signInOver(one.url, "ana"), await signInOver(other.url, "ben")];
      expect(await verify(one, ana.token, "guess")).toBe(401);
      expect(await verify(other, ben.token, "guess")).toBe(401);
      expect(await verify(one, ana.token, ADMIN_PASSWORD)).toBe(429);
      expect(await verify(other, ben.token, ADMIN_PASSWORD)).toBe(429);
      const operator = await new Mongoose().connect(env.MONGODB_URI);
      await operator.connection.dropDatabase();
      await operator.disconnect();
    },
  );
});
