import type { Recipe } from "./recipe.ts";
import { type DefaultVisibility, isOwnersAlone, type SeenRecipe, type Visibility } from "./visibility.ts";

/** The fields that are stored of the recipe that another one was copied from. */
export type RecipeOrigin = NonNullable<Recipe["origin"]>;

/**
 * Returns the visibility of a copy for which its owner has chosen none: no more users see it than see the origin.
 *
 * @param byDefault what the owner has chosen for the recipes that they add
 */
export function visibilityOfCopy(origin: SeenRecipe, byDefault: DefaultVisibility): Visibility {
  return isOwnersAlone(origin) ? "private" : byDefault;
}
