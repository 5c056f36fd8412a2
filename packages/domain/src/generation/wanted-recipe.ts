import type { RecipeLanguage } from "../language.ts";
import type { RecipeRequest } from "../recipe/recipe-request.ts";

/** What a model is asked to create. */
export interface WantedRecipe {
  query: string;
  language: RecipeLanguage;
  request: RecipeRequest;
}
