import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recipesIn, runCommand } from "../testing/run-command.ts";

/** Makes recipes to move. */
const DEMO_DATA = "../../../../bench/src/demo-data.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-cli-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a command on a data folder of its own. */
const run = (command: string, ...args: string[]) =>
  runCommand(join(import.meta.dirname, command), args, folder);

describe("move-data", () => {
  it("moves the store in the data folder into another file", async () => {
    await run(DEMO_DATA, "--count", "30");
    const { status, stdout } = await run("move-data.ts", "--from", "sqlite", "--to", "sqlite:copy.sqlite");
    expect(stdout).toContain("recipes: 30 of 30");
    expect(status).toBe(0);
    expect((await recipesIn(join(folder, "copy.sqlite"))).total).toBe(30);

    const again = await run("move-data.ts", "--from", "sqlite", "--to", "sqlite:copy.sqlite");
    expect(again.status).toBe(2);
    expect(again.stderr).toMatch(/^The target is not empty \(recipes: 30\)\./);
  });

  it("moves the pictures too when they are in another folder", async () => {
    await run(DEMO_DATA, "--count", "1");
    await mkdir(join(folder, "data/media"));
    await writeFile(join(folder, "data/media/soup-480.webp"), "a picture");
    const there = await run("move-data.ts", "--from", "sqlite", "--to", "sqlite:data/copy.sqlite");
    expect(there.stdout).not.toContain("pictures");
    const away = await run("move-data.ts", "--from", "sqlite", "--to", "sqlite:away/larder.sqlite");
    expect(away.stdout).toContain("pictures: 1, alike in both\nDone: everything is there and alike.");
    expect(await readFile(join(folder, "away/media/soup-480.webp"), "utf8")).toBe("a picture");
  });

  it.each([
    ["no source", ["--to", "sqlite"], /usage/],
    ["a place that is none", ["--from", "sqlite", "--to", "paper"], /"paper" names no store/],
    ["the same place twice", ["--from", "sqlite", "--to", "sqlite"], /the same store/],
    [
      "a source that is not there",
      ["--from", "sqlite", "--to", "sqlite:b"],
      /There is no store at .*larder\.sqlite/,
    ],
  ])("refuses %s in a sentence, and creates no store", async (_, args, sentence) => {
    const { status, stderr } = await run("move-data.ts", ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(sentence);
    expect(await readdir(folder)).toEqual([]);
  });

  it("reports that a server cannot be reached, without its password", async () => {
    await run(DEMO_DATA, "--count", "1");
    const to = "mongodb://ana:s3cret@127.0.0.1:9/larder";
    const { status, stdout, stderr } = await run("move-data.ts", "--from", "sqlite", "--to", to);
    expect(status).toBe(1);
    expect(stderr).toBe("The MongoDB server cannot be reached.\n");
    expect(stdout + stderr).not.toContain("s3cret");
  });
});
