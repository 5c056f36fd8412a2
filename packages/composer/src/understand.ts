import { examineQuery } from "@larder/domain/examine/examine-query";
import type { RecipeLanguage } from "@larder/domain/language";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { readRequest } from "@larder/domain/request/read-request";
import { fold } from "@larder/domain/text/fold";
import { BOILED_BY_NAME } from "./cards/families/boiled-alone.ts";
import { correctSpellings } from "./correct-spelling.ts";
import { DISH_NAMES } from "./dish-names.ts";

/** Reads a query with the names of the dishes that the composer knows, and the dangers that its words show. */
export function understandQuery(query: string, language?: RecipeLanguage): RecipeRequest {
  const read = readRequest(query, language, DISH_NAMES);
  const request = withFoodAlone(withRightSpelling(read, query, language) ?? read, query);
  const examined = examineQuery(
    query,
    request.diets.map(({ diet }) => diet),
  );
  if (examined.length === 0) return request;
  return { ...request, dangers: [...new Set([...(request.dangers ?? []), ...examined])] };
}

/** Words by which a food is there already, or stands in another dish. */
const OF_A_DISH = /(?:^|\s)(?:with|using|from|have|got|leftover|con|tengo|usando|sobras|restos)\s/i;

/** Returns a request of nothing but a grain or cooked pulse, "brown rice", as one for that food boiled; others as they are. */
function withFoodAlone(request: RecipeRequest, query: string): RecipeRequest {
  const { dish, foods, preferences, language } = request;
  const [food] = foods;
  if (foods.length > 1 || preferences.length > 0 || dish?.id != null || OF_A_DISH.test(query)) return request;
  const words = (dish?.words ?? food?.words ?? "").replace(/^(?:de|of|for) /i, "");
  const id = BOILED_BY_NAME[language].get(fold(words));
  const isOfFood =
    food === undefined || fold(food.words).includes(fold(words)) || fold(words).includes(fold(food.words));
  return id !== undefined && isOfFood ? { ...request, dish: { words, id }, foods: [] } : request;
}

/** The most words of a query that are corrected, and the most ways to correct them that are tried. */
const MOST_CORRECTED = 3;
const MOST_TRIED = 8;

/**
 * Reads a query again with the misspelt words of a dish's name corrected: "sticky toffee puding". Words of an exclusion are
 * never corrected, the user is asked for them.
 *
 * @returns null where no dish is known then
 */
function withRightSpelling(
  { dish, unknown, unresolved, language: read }: RecipeRequest,
  query: string,
  language?: RecipeLanguage,
): RecipeRequest | null {
  if (unresolved.length > 0 || (dish ? dish.id !== null : unknown.length === 0)) return null;
  const misspelt = [dish?.words ?? "", ...unknown].flatMap((words) => words.split(/[^\p{L}\p{M}]+/u));
  let corrected = [query];
  for (const word of misspelt.slice(0, MOST_CORRECTED)) {
    const right = correctSpellings(word);
    if (right.length > 0)
      corrected = corrected.flatMap((each) => right.map((other) => each.replace(word, other)));
  }
  const known = corrected
    .filter((each) => each !== query)
    .slice(0, MOST_TRIED)
    .map((each) => readRequest(each, language, DISH_NAMES))
    .filter((request) => request.dish?.id != null);
  return known.find((request) => request.language === read) ?? known[0] ?? null;
}
