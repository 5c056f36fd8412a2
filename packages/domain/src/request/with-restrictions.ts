import type { DietaryRestrictions } from "../account/dietary-restrictions.ts";
import type { Exclusion, RecipeRequest } from "../recipe/recipe-request.ts";
import { dietOf } from "./diets.ts";

/** Adds a cook's restrictions to a request; what the request itself says of the same foods comes first. */
export function withRestrictions(request: RecipeRequest, restrictions: DietaryRestrictions): RecipeRequest {
  const said = new Set(request.excluded.map(keyOf));
  const diets = new Set(request.diets.map(({ diet }) => diet));
  return {
    ...request,
    excluded: [...request.excluded, ...restrictions.excluded.filter((each) => !said.has(keyOf(each)))],
    diets: [
      ...request.diets,
      ...restrictions.diets
        .filter((diet) => !diets.has(diet))
        .map((diet) => ({ diet, words: dietOf(diet).words.split(",")[0] ?? diet })),
    ],
  };
}

function keyOf({ words, foods, contents }: Exclusion): string {
  return foods.length + contents.length > 0 ? [...foods, ...contents].sort().join(" ") : words;
}
