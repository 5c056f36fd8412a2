import { type Content, isContent } from "../food/content.ts";
import type { Target } from "../food/holds.ts";
import { dietOf } from "./diets.ts";
import type { RecipeRequest } from "../recipe/recipe-request.ts";

/** Returns all that a request bars: what it leaves out, and what its diets bar. */
export function barredBy({ excluded, diets }: Pick<RecipeRequest, "excluded" | "diets">): Target {
  const contents = new Set<Content>(excluded.flatMap((each) => each.contents.filter(isContent)));
  const foods = new Set<string>(excluded.flatMap((each) => each.foods));
  for (const { diet } of diets) {
    for (const content of dietOf(diet).contents) contents.add(content);
    for (const food of dietOf(diet).foods) foods.add(food);
  }
  return { contents: [...contents], foods: [...foods] };
}
