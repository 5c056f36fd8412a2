import type { Recipe } from "./recipe.ts";
import type { Visibility } from "./visibility.ts";

/** The fields that are stored of the recipe that another one was copied from. */
export type RecipeOrigin = NonNullable<Recipe["origin"]>;

/** Returns the visibility of a copy whose owner has chosen none: no copy is seen by more users than its origin. */
export function visibilityOfCopy({ visibility }: Pick<Recipe, "visibility">): Visibility {
  return visibility;
}
