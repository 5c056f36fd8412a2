import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildRecipe } from "../testing/store-cases/build-recipe.ts";
import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import { integer } from "./columns.ts";
import { openDatabase } from "./open-database.ts";
import { ORDERS, type Ways, partsOf, waysTo, whereOf } from "./recipe-query.ts";
import { insertRecipe, removeRecipe, updateRecipe } from "./recipe-rows.ts";

it("the database flushes every commit to the disk and checks foreign keys", async () => {
  const folder = await mkdtemp(join(tmpdir(), "larder-settings-"));
  const db = await openDatabase({ file: join(folder, "larder.sqlite"), busyTimeoutMs: 0 });
  const settings = ["journal_mode", "synchronous", "fullfsync", "foreign_keys"].map((name) =>
    Object.values(db.row(`PRAGMA ${name}`) ?? {}).at(0),
  );
  expect(settings).toEqual(["wal", 2, 1, 1]);
  db.close();
  await rm(folder, { recursive: true });
});

it.each<[string, RecipeFilter, RecipeOrder, keyof Ways, string]>([
  ["the newest", {}, "new", "walking", "SEARCH r USING INDEX recipes_new"],
  ["the most bookmarked", {}, "popular", "walking", "SEARCH r USING INDEX recipes_popular"],
  ["an owner's", { owner: "ana" }, "new", "walking", "SEARCH r USING INDEX recipes_owner"],
  ["a common term's", { terms: ["soup"] }, "new", "walking", "SEARCH r USING INDEX recipes_new"],
  ["a rare term's", { terms: ["soup"] }, "new", "collecting", "SCAN s VIRTUAL TABLE INDEX"],
  ["a tag's", { tag: "soup" }, "new", "collecting", "SEARCH t USING PRIMARY KEY (tag=?)"],
])("has an index for the list of %s recipes", async (_, filter, order, way, step) => {
  const db = await openDatabase({ file: ":memory:", busyTimeoutMs: 0 });
  const [part] = partsOf(filter);
  if (!part) throw new Error("No part.");
  const query = waysTo(filter, part)[way];
  const { sql, values } = whereOf(query, null, order);
  const plan = db.rows(
    `EXPLAIN QUERY PLAN SELECT r.seq, r.visibility FROM ${query.from} WHERE ${sql} ORDER BY ${ORDERS[order]} LIMIT 20`,
    ...values,
  );
  expect(String(plan[0]?.["detail"]).replace("COVERING ", "")).toContain(step);
  const sorts = plan.some((row) => String(row["detail"]).includes("TEMP B-TREE"));
  expect(sorts).toBe(way === "collecting");
  db.close();
});

it("the search index contains nothing of a changed or removed recipe", async () => {
  const db = await openDatabase({ file: ":memory:", busyTimeoutMs: 0 });
  const indexed = (trigram: string) =>
    integer(db.row("SELECT count(*) AS n FROM recipe_search WHERE recipe_search MATCH ?", trigram), "n");
  const recipe = buildRecipe({ name: "Leek soup" });
  insertRecipe(db, recipe);
  expect([indexed("lee"), indexed("oup")]).toEqual([1, 1]);
  updateRecipe(db, { ...recipe, name: "Pea soup" });
  expect([indexed("lee"), indexed("pea"), indexed("oup")]).toEqual([0, 1, 1]);
  removeRecipe(db, recipe.id, "ana");
  expect([indexed("pea"), indexed("oup")]).toEqual([0, 0]);
  db.close();
});
