import type { RecipeLanguage } from "@larder/domain/language";
import type { RecipeRequest, RequestedFood } from "@larder/domain/recipe/recipe-request";
import type { Cuisine } from "./cuisines.ts";
import type { DishType } from "./dish-types/dish-type.ts";
import type { Food, Season } from "./pantry/food.ts";
import type { Preference } from "./preferences.ts";

/** A requested food: the words, and the foods of the pantry that it can be, the likeliest first. */
export interface Asked {
  words: string;
  foods: readonly Food[];
  /** The amount that the request gives. */
  quantity?: RequestedFood["quantity"];
}

/** A request in terms of the pantry and the dish types. */
export interface ParsedQuery {
  language: RecipeLanguage;
  servings: number | undefined;
  maxMinutes: number | undefined;
  foods: readonly Asked[];
  dishTypes: readonly { words: string; dishType: DishType }[];
  cuisine: Cuisine | undefined;
  preferences: ReadonlySet<Preference>;
  seasons: readonly Season[];
  request: RecipeRequest;
}
