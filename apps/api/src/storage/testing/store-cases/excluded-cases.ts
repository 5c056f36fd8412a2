import type { ExcludedFoods } from "@larder/domain/examine/held-foods";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { expect, it } from "vitest";
import { buildRecipe, ingredient } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const NO_MILK = { contents: ["milk"], foods: [], words: [] } as const;
const NO_KIWI = { contents: [], foods: ["kiwi"], words: [] } as const;

export function excludedCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  let count = 0;

  async function insert(name: string, foods: readonly string[], fields: Partial<Recipe> = {}) {
    count += 1;
    const recipe = buildRecipe({
      name,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString(),
      ingredients: { main: foods.map((food) => ingredient(food)) },
      steps: [{ main_step: "Cook.", sub_steps: [] }],
      ...fields,
    });
    await store().recipes.insert(recipe);
    return recipe;
  }
  const list = async (excluded: ExcludedFoods, filter = {}) => {
    const page = await store().recipes.listSummaries({ ...filter, excluded }, "new", { limit: 100 });
    expect(page.total).toBe(page.items.length);
    return page.items.map(({ name }) => name);
  };

  it("are those that have a content or a food, in rows and sentences", async () => {
    await insert("Rice", ["rice"]);
    await insert("Leek pie", ["butter", "leek"]);
    await insert("Kiwi salad", ["kiwi", "leek"]);
    await insert("Mash", ["potato"], { steps: [{ main_step: "Stir in the cream.", sub_steps: [] }] });
    expect(await list(NO_MILK)).toEqual(["Kiwi salad", "Rice"]);
    expect(await list(NO_KIWI)).toEqual(["Mash", "Leek pie", "Rice"]);
    expect(await list({ ...NO_MILK, foods: ["kiwi"] })).toEqual(["Rice"]);
    expect(await list(NO_MILK, { terms: ["leek"] })).toEqual(["Kiwi salad"]);
    expect(await list(NO_MILK, { q: "pie" })).toEqual([]);
    expect(await list(NO_MILK, { owner: "ana" })).toEqual(["Kiwi salad", "Rice"]);
  });

  it("are those whose name or ingredients have a word", async () => {
    await insert("Zorblax soup", ["leek"]);
    await insert("Soup", ["leek", "zorblax (dried)"]);
    await insert("Stew", ["leek"]);
    expect(await list({ contents: [], foods: [], words: ["zorblax"] })).toEqual(["Stew"]);
  });

  it("are left out of pages and counts in both orders", async () => {
    for (let index = 0; index < 9; index += 1) {
      await insert(`Soup ${index}`, [index % 3 === 0 ? "milk" : "leek"], { tags: ["soup"] });
    }
    for (const order of ["new", "popular"] as const) {
      for (const filter of [{}, { tag: "soup" }, { terms: ["leek"] }]) {
        const names: string[] = [];
        for (let cursor: string | null | undefined; cursor !== null;) {
          const request = { limit: 2, ...(cursor && { cursor }) };
          const excluding = { ...filter, excluded: NO_MILK };
          const page = await store().recipes.listSummaries(excluding, order, request);
          expect(page.total).toBe(6);
          names.push(...page.items.map(({ name }) => name));
          cursor = page.nextCursor;
        }
        expect(names).toEqual([8, 7, 5, 4, 2, 1].map((index) => `Soup ${index}`));
      }
    }
  });

  it("change with the recipe", async () => {
    const recipe = await insert("Soup", ["leek"]);
    expect(await list(NO_MILK)).toEqual(["Soup"]);
    const changed = { ...recipe, ingredients: { main: [ingredient("cream")] }, version: 2 };
    await store().recipes.replace(changed, { owner: recipe.userId, version: 1 });
    expect(await list(NO_MILK)).toEqual([]);
  });

  it("are known of each recipe that was written", async () => {
    await insert("Soup", ["leek"]);
    expect(await store().recipes.unexamined("", 10)).toEqual([]);
  });
}
