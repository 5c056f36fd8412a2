import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { Mongoose } from "mongoose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Store, StoreUnavailable } from "../../ports/store.ts";
import { openMongoStore } from "../../storage/mongo/mongo-store.ts";
import { dropDatabase, testDatabase, testServer } from "../../storage/mongo/testing/test-database.ts";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { buildRecipe, ingredient } from "../../storage/testing/store-cases/build-recipe.ts";
import { ownTurns } from "../../testing/own-turns.ts";
import { examineStoredRecipes, startExamining } from "./examine-stored-recipes.ts";

interface OpenedStore {
  store: Store;
  /** Makes all recipes such as an older Larder stored them: nothing is known of their foods. */
  makeOld: () => Promise<void>;
  close: () => Promise<void>;
}

async function openSqlite(): Promise<OpenedStore> {
  const folder = await mkdtemp(join(tmpdir(), "larder-examine-"));
  const file = join(folder, "larder.sqlite");
  const store = await openSqliteStore({ file });
  return {
    store,
    makeOld: async () => {
      const db = new DatabaseSync(file);
      db.exec(
        "UPDATE recipe_foods SET examiner = 'old' WHERE seq % 2; DELETE FROM recipe_foods WHERE seq % 2 = 0",
      );
      db.close();
    },
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openMongo(): Promise<OpenedStore> {
  const uri = testDatabase();
  const store = await openMongoStore({ uri });
  const operator = await new Mongoose().connect(uri);
  return {
    store,
    makeOld: async () => {
      await operator.connection
        .collection("recipes")
        .updateMany({}, { $unset: { examiner: 1, heldContents: 1, heldFoods: 1 } });
    },
    close: async () => {
      await operator.disconnect();
      await store.close();
      await dropDatabase(uri);
    },
  };
}

const stores = [
  { name: "SQLite", isHere: true, open: openSqlite },
  { name: "MongoDB", isHere: Boolean(testServer), open: openMongo },
].filter(({ isHere }) => isHere);

const WARNING = { code: "foraged-mushrooms", where: { part: "name", index: 0 }, quote: "An old warning." };
const chicken = (fields: Partial<Recipe>) =>
  buildRecipe({
    name: "Chicken",
    ingredients: { main: [ingredient("chicken breast"), ingredient("cream")] },
    steps: [{ main_step: "Cook the chicken to 50 °C in the middle.", sub_steps: [] }],
    version: 3,
    ...fields,
  });

describe.each(stores)("recipes that were stored under other rules, $name", ({ open }) => {
  let opened: OpenedStore;
  let store: Store;
  beforeEach(async () => {
    opened = await open();
    store = opened.store;
  });
  afterEach(() => opened.close());

  const excluded = { contents: ["milk" as const], foods: [], words: [] };
  const withoutMilk = async () =>
    (await store.recipes.listSummaries({ excluded }, "new", { limit: 10 })).items.map(({ name }) => name);

  it("get their warnings and another version, for every reader", async () => {
    const recipe = chicken({});
    await store.recipes.insert(recipe);
    await opened.makeOld();
    expect(await examineStoredRecipes(store)).toBe(1);
    const after = await store.recipes.findById(recipe.id);
    expect(after).toMatchObject({ version: 4, updatedAt: recipe.updatedAt });
    expect(after?.warnings?.map(({ code }) => code)).toEqual(["core-temperature"]);
    expect(await examineStoredRecipes(store)).toBe(0);
  });

  it("lose warnings that are none any more, and stay the same without a change", async () => {
    const warned = buildRecipe({ warnings: [WARNING], version: 1 });
    const same = buildRecipe({ version: 7 });
    await store.recipes.insert(warned);
    await store.recipes.insert(same);
    await opened.makeOld();
    expect(await examineStoredRecipes(store)).toBe(2);
    const { warnings: _, ...rest } = warned;
    expect(await store.recipes.findById(warned.id)).toStrictEqual({ ...rest, version: 2 });
    expect(await store.recipes.findById(same.id)).toStrictEqual(same);
  });

  it("stand in no list without a food until they are examined", async () => {
    await store.recipes.insert(buildRecipe({ name: "Rice", ingredients: { main: [ingredient("rice")] } }));
    await store.recipes.insert(chicken({}));
    expect(await withoutMilk()).toEqual(["Rice"]);
    await opened.makeOld();
    expect(await withoutMilk()).toEqual([]);
    await examineStoredRecipes(store);
    expect(await withoutMilk()).toEqual(["Rice"]);
  });

  it("are examined in batches, and no more once that is ended", async () => {
    for (let index = 0; index < 5; index += 1) await store.recipes.insert(buildRecipe());
    await opened.makeOld();
    const ids = await store.recipes.unexamined("", 3);
    expect(ids).toEqual(ids.toSorted());
    expect(await store.recipes.unexamined(ids[2] ?? "", 3)).toHaveLength(2);
    let asked = 0;
    expect(await examineStoredRecipes(store, () => (asked += 1) > 2)).toBe(2);
    expect(await store.recipes.unexamined("", 10)).toHaveLength(3);
  });
});

it("an examination that the store does not answer is begun again after a while", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const store = await openSqliteStore({ file: ":memory:" });
  const unexamined = vi
    .spyOn(store.recipes, "unexamined")
    .mockRejectedValueOnce(new StoreUnavailable("away"));
  const failures: unknown[] = [];
  const stop = startExamining(store, ownTurns, (error) => failures.push(error));
  await vi.waitFor(() => expect(failures).toEqual([expect.any(StoreUnavailable)]));
  expect(unexamined).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(unexamined).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
  await store.close();
});
