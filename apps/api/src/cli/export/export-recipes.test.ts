import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bytesSource, openArchive } from "@larder/archives";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { runCommand } from "../../testing/run-command.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-export-"));
  await mkdir(join(folder, "data"));
  const store = await openSqliteStore({ file: join(folder, "data/larder.sqlite") });
  await store.transfer.write("users", [
    { id: "ana", email: "ana@example.com", preferredLanguage: "es" },
    { id: "ben", email: "ben@example.com", preferredLanguage: "en" },
    { id: "ben-2", email: "BEN@example.com", preferredLanguage: "en" },
  ]);
  await store.transfer.write("recipes", [
    buildRecipe({ id: "soup", slug: "soup", name: "Leek soup", userId: "ana", visibility: "private" }),
    buildRecipe({ id: "stew", slug: "stew", name: "Bean stew", userId: "ben" }),
  ]);
  await store.close();
});
afterEach(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runCommand(join(import.meta.dirname, "../export.ts"), args, folder);

describe("export", () => {
  it("writes the recipes of a user, private ones too, into a file that is read back", async () => {
    const { status, stdout } = await run("--user", "Ana@example.com", "--out", join(folder, "mine.zip"));
    expect(stdout).toMatch(/^1 recipes are in .*mine\.zip\.$/m);
    expect(status).toBe(0);
    const archive = await openArchive([bytesSource(await readFile(join(folder, "mine.zip")), "mine.zip")]);
    const names: string[] = [];
    for await (const entry of archive.entries())
      names.push(entry.kind === "recipe" ? entry.draft.name : entry.reason);
    expect(names).toEqual(["Leek soup"]);
    expect(await readdir(folder)).not.toContain("mine.zip.part");
  });

  it.each([
    ["no user", ["--out", "a.zip"], /usage: npm run export/],
    [
      "an unknown format",
      ["--user", "ana", "--format", "docx", "--out", "a.zip"],
      /FORMAT is larder, paprika/,
    ],
    [
      "an unknown user",
      ["--user", "eva@example.com", "--out", "a.zip"],
      /There is no user eva@example\.com\./,
    ],
    [
      "an address of two users",
      ["--user", "ben@example.com", "--out", "a.zip"],
      /names several users \(ben, ben-2\)/,
    ],
    [
      "a file that exists",
      ["--user", "ana", "--out", "data/larder.sqlite"],
      /larder\.sqlite exists already\./,
    ],
  ])("refuses %s in a sentence, and writes nothing", async (_, args, sentence) => {
    const { status, stderr } = await run(
      ...args.map((arg) => (arg.includes(".") && !arg.includes("@") ? join(folder, arg) : arg)),
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(sentence);
    expect(await readdir(folder)).toEqual(["data"]);
  });
});
