import type { Breach, Danger } from "../recipe/examination.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import type { RecipeRequest } from "../recipe/recipe-request.ts";
import { findBreaches } from "./find-breaches.ts";
import { findDangers } from "./find-dangers.ts";
import { eatersOfDiets } from "./small-children.ts";

/** Examines a recipe against its request, whoever made it: what it must not have, and what can harm its eaters. */
export function examineRecipe(
  recipe: RecipeDraft,
  request: RecipeRequest,
): { breaches: Breach[]; dangers: Danger[] } {
  return {
    breaches: findBreaches(recipe, request),
    dangers: findDangers(recipe, eatersOfDiets(request.diets.map(({ diet }) => diet))),
  };
}
