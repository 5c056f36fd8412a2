import { holds, holdsFood } from "../food/holds.ts";
import { foodById } from "../food/foods.ts";
import type { RecipeRequest } from "../recipe/recipe-request.ts";
import { barredBy } from "./barred.ts";

/**
 * Changes a request by another sentence of the same cook: "without eggs", "for 20", "I have no oven". What the sentence
 * says replaces what the request said of the same; all else of the request stays, exclusions above all.
 */
export function changeRequest(before: RecipeRequest, change: RecipeRequest): RecipeRequest {
  const barred = barredBy(change);
  const isStillAsked = ({ food }: RecipeRequest["foods"][number]) => {
    const known = food === null ? null : foodById(food);
    return !known || !holds({ food: known, lacks: [] }, barred);
  };
  const isAskedFor = (id: string) =>
    change.foods.some(({ food }) => {
      const known = food === null ? null : foodById(food);
      return known !== null && holdsFood(known, id);
    });
  return {
    ...before,
    dish: change.dish?.id != null ? change.dish : (before.dish ?? change.dish),
    foods: union(before.foods.filter(isStillAsked), change.foods, ({ food, words }) => food ?? words),
    // An allergy stays until its chip is removed; a dislike yields to a food that is asked for by name.
    excluded: union(
      before.excluded.filter(({ foods, isAllergy }) => isAllergy || !foods.some(isAskedFor)),
      change.excluded,
      ({ foods, contents, words }) => [...foods, ...contents].sort().join(" ") || words,
    ),
    diets: union(before.diets, change.diets, ({ diet }) => diet),
    servings: change.servings ?? before.servings,
    minutes: change.minutes ?? before.minutes,
    tools: union(before.tools, change.tools, ({ tool }) => tool),
    preferences: [...new Set([...before.preferences, ...change.preferences])],
    onlyThese: before.onlyThese || change.onlyThese,
    unknown: change.unknown,
    unresolved: change.unresolved,
  };
}

/** Joins two lists; of entries with one key, the later one stays. */
function union<T>(before: readonly T[], after: readonly T[], key: (value: T) => string): T[] {
  const all = new Map<string, T>();
  for (const value of [...before, ...after]) all.set(key(value), value);
  return [...all.values()];
}
