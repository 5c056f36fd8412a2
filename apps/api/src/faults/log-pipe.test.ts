import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type RunningServer, signInOver, startServer } from "../testing/running-server.ts";

let dataDir: string;
let running: RunningServer;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "larder-pipe-"));
  running = await startServer(dataDir, { LOG_LEVEL: "trace" });
});
afterEach(async () => {
  await running.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

it("F29: a server whose log output is no longer read lives, answers, stores, and ends in order", async () => {
  const { token } = await signInOver(running.url, "ana");
  running.child.stdout?.destroy();
  running.child.stderr?.destroy();
  const add = () =>
    fetch(`${running.url}/api/recipes`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ recipe: { name: "Leek soup" } }),
    });
  const statuses = [];
  for (let n = 0; n < 50; n += 1) statuses.push((await add()).status);
  // Faults are logged too.
  await fetch(`${running.url}/api/recipes/%ff`);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  expect(await running.end("SIGTERM")).toBe(0);
});
