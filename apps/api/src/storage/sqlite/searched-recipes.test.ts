import { expect, it, vi } from "vitest";
import { buildRecipe } from "../testing/store-cases/build-recipe.ts";
import { openDatabase } from "./open-database.ts";
import { storeIn } from "./sqlite-store.ts";

it("a search after the change of one recipe reads that recipe alone again", async () => {
  const db = await openDatabase({ file: ":memory:", busyTimeoutMs: 0 });
  const store = storeIn(db);
  const soups = Array.from({ length: 3 }, (_, n) => buildRecipe({ name: `Leek soup ${n}` }));
  for (const soup of soups) await store.recipes.insert(soup);
  const namesFound = async () => {
    const { items } = await store.recipes.listSummaries({ terms: ["leek"] }, "new", { limit: 10 });
    return items.map(({ name }) => name).toSorted();
  };
  await namesFound();
  const [changed] = soups;
  if (!changed) throw new Error("There is no recipe to change.");
  await store.recipes.replace(
    { ...changed, name: "Rye bread", version: 2 },
    { owner: changed.userId, version: 1 },
  );

  const rows = vi.spyOn(db, "rows");
  expect(await namesFound()).toEqual(["Leek soup 1", "Leek soup 2"]);
  const reread = rows.mock.calls.filter(([sql]) => sql.includes("folded_lines FROM recipes"));
  expect(reread.map(([, seqs]) => seqs)).toEqual([]);

  await store.recipes.replace(
    { ...changed, name: "Leek pie", version: 3 },
    { owner: changed.userId, version: 2 },
  );
  expect(await namesFound()).toEqual(["Leek pie", "Leek soup 1", "Leek soup 2"]);
  const once = rows.mock.calls.filter(([sql]) => sql.includes("folded_lines FROM recipes"));
  expect(once.map(([, seqs]) => seqs)).toEqual(["[1]"]);
  await store.close();
});
