import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "@larder/api/storage/sqlite/sqlite-store";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-cli-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the command as `npm run` does, on a data folder of its own. */
async function run(...args: string[]) {
  const { MONGODB_URI: _, ...environment } = process.env;
  const file = join(import.meta.dirname, "demo-data.ts");
  const env = { ...environment, DATA_DIR: join(folder, "data") };
  const finished = promisify(execFile)(process.execPath, [file, ...args], { env, cwd: folder });
  return finished.then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => {
      return { status: code, stdout, stderr };
    },
  );
}

async function recipesIn(file: string) {
  const store = await openSqliteStore({ file: join(folder, file) });
  const page = await store.recipes.list({}, "new", { limit: 1 });
  await store.close();
  return page;
}

describe("demo-data", () => {
  it("fills the store in the data folder with the same recipes each time", async () => {
    for (const _ of [1, 2]) {
      const { status, stdout } = await run("--count", "30", "--seed", "5", "--owner", "ana");
      expect(stdout).toMatch(/^30 demo recipes are in /);
      expect(status).toBe(0);
    }
    const { total, items } = await recipesIn("data/larder.sqlite");
    expect([total, items[0]?.userId, items[0]?.id]).toEqual([30, "ana", "demo-5-29"]);
  });

  it.each([
    ["a count that is none", ["--count", "many"]],
    ["a count below zero", ["--count=-1"]],
    ["an option that is not there", ["--colour", "red"]],
  ])("refuses %s with its usage, and creates no store", async (_, args) => {
    const { status, stderr } = await run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain("usage: npm run demo-data");
    expect(stderr).not.toContain("    at ");
    expect(await readdir(folder)).toEqual([]);
  });
});
