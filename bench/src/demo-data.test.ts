import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recipesIn, runCommand } from "@larder/api/testing/run-command";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-cli-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the command on a data folder of its own. */
const run = (...args: string[]) => runCommand(join(import.meta.dirname, "demo-data.ts"), args, folder);

describe("demo-data", () => {
  it("fills the store in the data folder with the same recipes each time", async () => {
    for (const _ of [1, 2]) {
      const { status, stdout } = await run("--count", "30", "--seed", "5", "--owner", "ana");
      expect(stdout).toMatch(/^30 demo recipes are in /);
      expect(status).toBe(0);
    }
    const { total, items } = await recipesIn(join(folder, "data/larder.sqlite"));
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
