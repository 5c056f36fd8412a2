import type { Recipe } from "@larder/domain/recipe/recipe";

/** Returns the next version of a recipe, hidden by an administrator or, with null, shown again. */
export function withHiddenBy(recipe: Recipe, hiddenBy: string | null): Recipe {
  const { hiddenBy: _, ...shown } = recipe;
  return { ...shown, ...(hiddenBy !== null && { hiddenBy }), version: recipe.version + 1 };
}
