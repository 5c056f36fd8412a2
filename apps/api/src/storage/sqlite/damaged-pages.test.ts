import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Damage } from "../../ports/damaged-record.ts";
import { buildRecipe } from "../testing/store-cases/build-recipe.ts";
import { checkFile } from "./check-file.ts";
import { openSqliteSnapshot } from "./snapshot.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const COUNT = 300;
let folder: string;
let file: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "larder-pages-"));
  file = join(folder, "larder.sqlite");
  const store = await openSqliteStore({ file });
  const recipes = Array.from({ length: COUNT }, (_, n) => buildRecipe({ id: `r${n}`, slug: `r${n}` }));
  await store.transfer.write("recipes", recipes);
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Overwrites a page in the middle of those that hold the rows of a table. */
function overwriteLeaf(table: string): void {
  using db = new DatabaseSync(file);
  const pages = db
    .prepare("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno")
    .all(table);
  const page = Number(pages[Math.floor(pages.length / 2)]?.["pageno"]);
  const size = Number(db.prepare("PRAGMA page_size").get()?.["page_size"]);
  db.close();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, (page - 1) * size, page * size);
  writeFileSync(file, bytes);
}

describe.each(["recipes", "recipe_documents"])("a damaged page of %s", (table) => {
  it("is missing from a backup with its recipes only, each of them named", async () => {
    overwriteLeaf(table);
    expect(await checkFile(file)).not.toEqual([]);
    const snapshot = await openSqliteSnapshot(file);
    const found: string[] = [];
    const damaged: Damage[] = [];
    for await (const { id } of snapshot.transfer.read("recipes", (damage) => damaged.push(damage))) {
      found.push(id);
    }
    await snapshot.close();
    expect(found.length).toBeGreaterThan(COUNT / 2);
    expect(damaged.length).toBeGreaterThan(0);
    expect(found.length + damaged.length).toBe(COUNT);
    expect(new Set(damaged.map(({ reason }) => reason))).toEqual(
      new Set(["its part of the file is damaged"]),
    );
  });
});

it("the check finds no fault in an undamaged file, and leaves it unchanged", async () => {
  const before = statSync(file).mtimeMs;
  expect(await checkFile(file)).toEqual([]);
  expect(await checkFile(":memory:")).toEqual([]);
  expect(statSync(file).mtimeMs).toBe(before);
});
