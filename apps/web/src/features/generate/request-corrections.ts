import type { DietaryRestrictions } from "@larder/domain/account/dietary-restrictions";
import type { Exclusion, RecipeRequest } from "@larder/domain/recipe/recipe-request";

/** What the user corrects in a request as it was read; it stays while the query is typed on. */
export interface Corrections {
  /** The keys of the parts that were removed. */
  removed: ReadonlySet<string>;
  excluded: readonly Exclusion[];
  diets: RecipeRequest["diets"];
}

export const NO_CORRECTIONS: Corrections = { removed: new Set(), excluded: [], diets: [] };

export const isCorrected = ({ removed, excluded, diets }: Corrections): boolean =>
  removed.size + excluded.length + diets.length > 0;

/** Returns the key of a part; equal parts of another reading of the query have the same key. */
export const keys = {
  dish: ({ words }: { words: string }) => `dish ${words}`,
  food: ({ words }: { words: string }) => `food ${words}`,
  excluded: ({ words, foods, contents }: Exclusion) =>
    `excluded ${[...foods, ...contents].toSorted().join(" ") || words.toLowerCase()}`,
  diet: (diet: string) => `diet ${diet}`,
  servings: (count: number) => `servings ${count}`,
  minutes: (count: number) => `minutes ${count}`,
  tool: ({ tool, use }: RecipeRequest["tools"][number]) => `tool ${tool} ${use}`,
  preference: (id: string) => `preference ${id}`,
  onlyThese: "only these",
  unknown: (words: string) => `unknown ${words}`,
  unresolved: (words: string) => `unresolved ${words}`,
};

/** Returns a request with the user's corrections. */
export function correctRequest(
  request: RecipeRequest,
  { removed, excluded, diets }: Corrections,
): RecipeRequest {
  const stays =
    <T>(keyOf: (part: T) => string) =>
    (part: T) =>
      !removed.has(keyOf(part));
  const { dish, servings, minutes } = request;
  return {
    ...request,
    dish: dish && stays(keys.dish)(dish) ? dish : null,
    foods: request.foods.filter(stays(keys.food)),
    excluded: distinct([...request.excluded, ...excluded].filter(stays(keys.excluded)), keys.excluded),
    diets: distinct(
      [...request.diets, ...diets].filter(({ diet }) => stays(keys.diet)(diet)),
      ({ diet }) => diet,
    ),
    servings: servings !== null && stays(keys.servings)(servings) ? servings : null,
    minutes: minutes !== null && stays(keys.minutes)(minutes) ? minutes : null,
    tools: request.tools.filter(stays(keys.tool)),
    preferences: request.preferences.filter(stays(keys.preference)),
    onlyThese: request.onlyThese && !removed.has(keys.onlyThese),
    unknown: request.unknown.filter(stays(keys.unknown)),
    unresolved: request.unresolved.filter(stays(keys.unresolved)),
  };
}

/** Adds exclusions and diets; those that were removed before count again. */
export function addExclusions(
  corrections: Corrections,
  { excluded, diets }: Pick<RecipeRequest, "excluded" | "diets">,
): Corrections {
  const removed = new Set(corrections.removed);
  for (const each of excluded) removed.delete(keys.excluded(each));
  for (const { diet } of diets) removed.delete(keys.diet(diet));
  return {
    removed,
    excluded: [...corrections.excluded, ...excluded],
    diets: [...corrections.diets, ...diets],
  };
}

/** Removes a part of the request, or what was added to it. */
export function removePart(corrections: Corrections, key: string): Corrections {
  return { ...corrections, removed: new Set([...corrections.removed, key]) };
}

/** Returns the keys of what the user always leaves out. */
export function keysOfRestrictions({ excluded, diets }: DietaryRestrictions): ReadonlySet<string> {
  return new Set([...excluded.map(keys.excluded), ...diets.map(keys.diet)]);
}

function distinct<T>(parts: readonly T[], keyOf: (part: T) => string): T[] {
  return [...new Map(parts.toReversed().map((part) => [keyOf(part), part])).values()].toReversed();
}
