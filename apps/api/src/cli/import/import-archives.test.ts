import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paprikaArchive } from "../../features/imports/testing/imports-world.ts";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { runCommand } from "../../testing/run-command.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-import-"));
  await mkdir(join(folder, "data"));
  const store = await openSqliteStore({ file: join(folder, "data/larder.sqlite") });
  await store.transfer.write("users", [{ id: "ana", email: "ana@example.com", preferredLanguage: "es" }]);
  await store.close();
  await writeFile(
    join(folder, "export.zip"),
    await paprikaArchive({ name: "Leek soup" }, { name: "Bean stew" }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runCommand(join(import.meta.dirname, "../import.ts"), args, folder);

describe("import", { timeout: 60_000 }, () => {
  it("adds the recipes of an archive as the user's own, once", async () => {
    for (const [added, present] of [
      [2, 0],
      [0, 2],
    ]) {
      const { status, stdout, stderr } = await run(
        join(folder, "export.zip"),
        "--user",
        "ana@example.com",
        "--tag",
        "Old",
      );
      expect(stderr).toBe("");
      expect(status).toBe(0);
      expect(stdout).toContain(`2 recipes: ${present} are here already`);
      expect(stdout).toContain(`${added} recipes are added, 0 failed.`);
    }
    const store = await openSqliteStore({ file: join(folder, "data/larder.sqlite") });
    const { items } = await store.recipes.list({ owner: "ana" }, "name", { limit: 9 });
    expect(items.map(({ name, tags, visibility }) => [name, tags, visibility])).toEqual([
      ["Bean stew", ["old"], "private"],
      ["Leek soup", ["old"], "private"],
    ]);
    expect(await store.imports.of("ana")).toEqual([]);
    await store.close();
    expect(await readdir(join(folder, "data/uploads"))).toEqual([]);
  });

  it.each([
    ["no file", ["--user", "ana"], /usage: npm run import/],
    ["an unknown user", ["export.zip", "--user", "eva"], /There is no user eva\./],
    ["a file that is not there", ["none.zip", "--user", "ana"], /none\.zip cannot be read\./],
    ["a file without recipes", ["data/larder.sqlite", "--user", "ana"], /No recipe app that Larder knows/],
  ])("refuses %s in a sentence", async (_, args, sentence) => {
    const { status, stderr } = await run(...args.map((arg) => (/\./.test(arg) ? join(folder, arg) : arg)));
    expect(stderr).toMatch(sentence);
    expect(status).toBe(2);
  });
});
