import type { LinkedRecipe, Recipe } from "@larder/domain/recipe/recipe";
import { linkedIds, shownLinks } from "@larder/domain/recipe/shown-links";
import { unlessDamaged } from "../../ports/damaged-record.ts";

/**
 * Returns a recipe with its links as a reader sees them; undefined is a visitor. Every answer with a stored recipe goes
 * through this function, or leaves the ids out.
 */
export type ShowLinks = <R extends Pick<Recipe, "linkedRecipes">>(
  recipe: R,
  uid: string | undefined,
) => Promise<R>;

/** @param find returns a recipe that a reader may see; null for any other */
export function createShowLinks(
  find: (id: string, uid: string | undefined) => Promise<Recipe | null>,
): ShowLinks {
  async function slugOf(id: string, uid: string | undefined): Promise<[string, string][]> {
    const recipe = await unlessDamaged(find(id, uid));
    return recipe ? [[id, recipe.slug]] : [];
  }

  return async (recipe, uid) => {
    const { linkedRecipes } = recipe;
    if (!linkedRecipes) return recipe;
    const slugs = await Promise.all(linkedIds(linkedRecipes).map((id) => slugOf(id, uid)));
    const links: LinkedRecipe[] = shownLinks(linkedRecipes, new Map(slugs.flat()));
    return { ...recipe, linkedRecipes: links };
  };
}
