import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildRecipe } from "../testing/store-cases/build-recipe.ts";
import { openSqliteStore } from "./sqlite-store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "larder-revision-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("the revision changes with a write of another program on the same file", async () => {
  const file = join(folder, "larder.sqlite");
  const ours = await openSqliteStore({ file });
  const other = await openSqliteStore({ file });
  const before = await ours.recipes.revision();
  expect(await ours.recipes.revision()).toBe(before);
  await other.recipes.insert(buildRecipe());
  const after = await ours.recipes.revision();
  expect(after).not.toBe(before);
  expect(await ours.recipes.revision()).toBe(after);
  await ours.close();
  await other.close();
});
