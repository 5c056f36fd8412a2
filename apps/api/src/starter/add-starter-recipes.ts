import { SYSTEM_OWNER } from "../ports/system-owner.ts";
import type { RecipeFilter, RecipeStore } from "../ports/recipe-stores.ts";
import type { Store } from "../ports/store.ts";
import { readStarterRecipes, STARTER_RECIPES } from "./starter-recipes.ts";

/**
 * Puts the starter recipes into a store that holds no others. What is there already stays as it is, hidden ones too, so
 * several processes may do this at once, and one that was ended halfway is finished by the next.
 *
 * @returns how many were put in
 */
export async function addStarterRecipes({ recipes }: Pick<Store, "recipes">): Promise<number> {
  const there = await count(recipes, { owner: SYSTEM_OWNER.id });
  if (there >= STARTER_RECIPES.length || (await holdsOthers(recipes, there))) return 0;
  let added = 0;
  for (const recipe of await readStarterRecipes()) {
    // One that is there keeps this one out by its slug.
    if ((await recipes.insert(recipe)).inserted) added += 1;
  }
  return added;
}

async function holdsOthers(recipes: RecipeStore, ofTheSystem: number): Promise<boolean> {
  const shared = await count(recipes, {});
  return shared > ofTheSystem || shared + (await count(recipes, { hidden: true })) > ofTheSystem;
}

async function count(recipes: RecipeStore, filter: RecipeFilter): Promise<number> {
  return (await recipes.listSummaries(filter, "new", { limit: 1 })).total;
}
