import type { RecipeLanguage } from "@larder/domain/language";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { readRequest } from "@larder/domain/request/read-request";
import { DISH_NAMES } from "./dish-names.ts";

/** Reads a query with the names of the dishes that the composer knows. */
export function understandQuery(query: string, language?: RecipeLanguage): RecipeRequest {
  return readRequest(query, language, DISH_NAMES);
}
