import { expect, it } from "vitest";
import type { Store } from "../../../ports/store.ts";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const AT = "2026-02-01T00:00:00.000Z";
const EXPECTED = { owner: "ana", version: 1 };

export function revisionCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const recipe = buildRecipe({ tags: ["a"] });

  const writes: [string, (recipes: Store["recipes"], transfer: Store["transfer"]) => Promise<unknown>][] = [
    ["a new recipe", (recipes) => recipes.insert(buildRecipe())],
    [
      "a change",
      (recipes) => recipes.replace({ ...recipe, name: "Other", tags: ["b"], version: 2 }, EXPECTED),
    ],
    ["a recipe that goes", (recipes) => recipes.remove(recipe.id, "ana")],
    ["a recipe that is hidden", (recipes) => recipes.setHidden(recipe.id, "eva")],
    ["a recipe moved here", (_recipes, transfer) => transfer.write("recipes", [buildRecipe()])],
    [
      "a recipe moved here over its former self",
      (_recipes, transfer) => transfer.write("recipes", [{ ...recipe, name: "Other" }]),
    ],
  ];

  it.each(writes)("is another one after %s", async (_, write) => {
    const { recipes, transfer } = store();
    await recipes.insert(recipe);
    const before = await recipes.revision();
    await write(recipes, transfer);
    expect(await recipes.revision()).not.toBe(before);
  });

  it("stays the same while nobody writes recipes", async () => {
    const { recipes, bookmarks } = store();
    await recipes.insert(recipe);
    const before = await recipes.revision();
    await recipes.list({}, "new", { limit: 10 });
    await bookmarks.toggle("bo", recipe.id, AT);
    expect(await recipes.revision()).toBe(before);
  });
}
