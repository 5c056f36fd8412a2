import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServer } from "../storage/mongo/testing/test-database.ts";
import { signInOver, spawnServer, startServer } from "../testing/running-server.ts";
import { mongoLocation } from "../storage/testing/test-locations.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "larder-start-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Returns the output of a server that is expected to exit. */
async function refusal(folder: string) {
  const child = spawnServer(folder);
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [status]: unknown[] = await once(child, "close");
  return { status, said };
}

describe("a server that starts", () => {
  it("F04: reports a file that is no database, ends, and leaves the file unchanged", async () => {
    const file = join(dataDir, "larder.sqlite");
    const text = "My recipes\n".repeat(1_000);
    await writeFile(file, text);
    expect(await refusal(dataDir)).toEqual({
      status: 1,
      said: `Larder cannot start: The store ${file} is not a Larder database; move it away or choose another DATA_DIR.\n`,
    });
    expect(await readFile(file, "utf8")).toBe(text);
  });

  it("F04: creates a missing folder, or reports that it cannot and ends", async () => {
    const taken = join(dataDir, "taken");
    await writeFile(taken, "a file");
    const { status, said } = await refusal(taken);
    expect(status).toBe(1);
    expect(said).toMatch(
      /^Larder cannot start: The folder \S+taken for the store cannot be made \(E\w+\)\.\n$/,
    );
    const running = await startServer(join(dataDir, "not/yet/there"));
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    await running.end("SIGKILL");
  });

  it("F27: reports a store that it cannot migrate, ends, and leaves the store unchanged", async () => {
    const file = join(dataDir, "larder.sqlite");
    const newer = new DatabaseSync(file);
    newer.exec("PRAGMA application_id = 1281454692; PRAGMA user_version = 99; CREATE TABLE recipes (a)");
    newer.close();
    const { status, said } = await refusal(dataDir);
    expect(status).toBe(1);
    expect(said).toContain("was written by a newer Larder (version 99");
  });
});

describe.skipIf(!testServer)("a server that starts before its MongoDB server", () => {
  it("F04: is alive, becomes ready by itself, and then stores recipes", { timeout: 60_000 }, async () => {
    const location = await mongoLocation();
    await location.proxy.stop();
    const running = await startServer(location.dataDir, location.env);
    const status = async (path: string) => (await fetch(running.url + path)).status;
    expect(await status("/healthz")).toBe(200);
    expect(await status("/readyz")).toBe(503);
    await location.proxy.start();
    await expect.poll(() => status("/readyz"), { timeout: 5_000, interval: 100 }).toBe(200);
    const { token } = await signInOver(running.url, "ana");
    const added = await fetch(`${running.url}/api/recipes`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ recipe: { name: "Leek soup" } }),
    });
    expect(added.status).toBe(201);
    expect(await running.end("SIGTERM")).toBe(0);
    await location.remove();
  });

  it("F04: with accounts, prints the first administrator's link once it answers", async () => {
    const location = await mongoLocation();
    await location.proxy.stop();
    const running = await startServer(location.dataDir, { ...location.env, SIGN_IN: "accounts" });
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect(running.output()).not.toContain("/join#");
    await location.proxy.start();
    await expect.poll(running.output).toContain("/join#");
    expect(await running.end("SIGTERM")).toBe(0);
    await location.remove();
  });
});
