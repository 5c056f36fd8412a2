import { SYSTEM_OWNER } from "../../../ports/system-owner.ts";
import { expect, it } from "vitest";
import { addStarterRecipes } from "../../../starter/add-starter-recipes.ts";
import { readStarterRecipes } from "../../../starter/starter-recipes.ts";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";
import { readAll } from "./transfer-cases.ts";

const starters = await readStarterRecipes();
const [first = buildRecipe(), second = buildRecipe()] = starters;

export function starterCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const ofTheSystem = () => store().recipes.list({ owner: SYSTEM_OWNER.id }, "new", { limit: 99 });

  it("are put into an empty store, in their order, and once", async () => {
    expect(await addStarterRecipes(store())).toBe(starters.length);
    expect(await addStarterRecipes(store())).toBe(0);
    expect((await ofTheSystem()).items).toStrictEqual(starters);
  });

  it("are put in once by several that start together", async () => {
    const added = await Promise.all([1, 2, 3].map(() => addStarterRecipes(store())));
    expect(added.reduce((sum, each) => sum + each)).toBe(starters.length);
    expect((await ofTheSystem()).total).toBe(starters.length);
  });

  it("are not put beside anybody's recipe, a hidden one either", async () => {
    await store().recipes.insert(buildRecipe({ hiddenBy: "eva" }));
    expect(await addStarterRecipes(store())).toBe(0);
    expect((await store().transfer.counts()).recipes).toBe(1);
  });

  it("are completed where a start was cut short, but not once somebody has added a recipe", async () => {
    await store().recipes.insert(first);
    expect(await addStarterRecipes(store())).toBe(starters.length - 1);
    await store().recipes.remove(second.id, SYSTEM_OWNER.id);
    await store().recipes.insert(buildRecipe());
    expect(await addStarterRecipes(store())).toBe(0);
  });

  it("stay as they are: what was hidden stays hidden, even all of them", async () => {
    await addStarterRecipes(store());
    for (const { id } of starters) await store().recipes.setHidden(id, "eva");
    expect(await addStarterRecipes(store())).toBe(0);
    expect((await store().recipes.list({}, "new", { limit: 1 })).total).toBe(0);
    expect((await readAll(store(), "recipes")).every(({ version }) => version === 2)).toBe(true);
  });
}
