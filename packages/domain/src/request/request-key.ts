import { fold } from "../text/fold.ts";
import type { RecipeRequest } from "../recipe/recipe-request.ts";

/**
 * Returns the key under which the answer to a request is cached: equal for requests that mean the same, whatever their
 * words and order ("leek, potato" and "potato and leek please").
 */
export function requestKey(request: RecipeRequest): string {
  const { language, dish, foods, excluded, diets, servings, minutes, tools, preferences, onlyThese } =
    request;
  const foodKey = ({ words, food, quantity, state }: RecipeRequest["foods"][number]) =>
    [food ?? fold(words), quantity?.min ?? "", quantity?.max ?? "", quantity?.unit ?? "", state ?? ""].join(
      ":",
    );
  return JSON.stringify([
    language,
    dish && (dish.id ?? fold(dish.words)),
    sorted(foods.map(foodKey)),
    sorted(
      excluded.flatMap((each) => [...each.foods, ...each.contents, ...(each.isAllergy ? ["allergy"] : [])]),
    ),
    sorted(diets.map(({ diet }) => diet)),
    servings,
    minutes,
    sorted(tools.map(({ tool, use }) => `${tool}:${use}`)),
    sorted(preferences),
    onlyThese,
    sorted([...request.unknown, ...request.unresolved].map(fold)),
    ...(request.dangers ? [sorted(request.dangers)] : []),
  ]);
}

function sorted(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}
