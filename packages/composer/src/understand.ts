import { examineQuery } from "@larder/domain/examine/examine-query";
import type { RecipeLanguage } from "@larder/domain/language";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { readRequest } from "@larder/domain/request/read-request";
import { DISH_NAMES } from "./dish-names.ts";

/** Reads a query with the names of the dishes that the composer knows, and the dangers that its words show. */
export function understandQuery(query: string, language?: RecipeLanguage): RecipeRequest {
  const request = readRequest(query, language, DISH_NAMES);
  const examined = examineQuery(
    query,
    request.diets.map(({ diet }) => diet),
  );
  if (examined.length === 0) return request;
  return { ...request, dangers: [...new Set([...(request.dangers ?? []), ...examined])] };
}
