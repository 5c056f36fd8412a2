import type { Breach, Danger } from "../recipe/examination.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import type { RecipeRequest } from "../recipe/recipe-request.ts";
import { findBreaches } from "./find-breaches.ts";
import { findDangers } from "./find-dangers.ts";
import type { EatersInCare } from "./small-children.ts";

/** Examines a recipe against its request, whoever made it: what it must not have, and what can harm its eaters. */
export function examineRecipe(
  recipe: RecipeDraft,
  request: RecipeRequest,
): { breaches: Breach[]; dangers: Danger[] } {
  return { breaches: findBreaches(recipe, request), dangers: findDangers(recipe, eatersIn(request)) };
}

/** Returns the eaters of a request who need care. */
export function eatersIn({ diets }: Pick<RecipeRequest, "diets">): EatersInCare {
  const has = (id: string) => diets.some(({ diet }) => diet === id);
  return { baby: has("baby"), toddler: has("toddler"), pregnancy: has("pregnancy") || has("weak-immunity") };
}
