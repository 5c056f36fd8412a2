import type { RecipeLanguage } from "@larder/domain/language";
import type { DishType } from "../dish-types/dish-type.ts";
import type { Contents, Food, Season } from "../pantry/food.ts";
import type { Cuisine } from "../cuisines.ts";
import type { KnownDish } from "./known-dishes.ts";
import type { Diet, Preference } from "./query-words.ts";

/** A requested food: the words, and their possible meanings, the likeliest first. */
export interface Asked {
  words: string;
  foods: readonly Food[];
}

/** Contents that the dish must not have, and the words that bar them. */
export interface Barred {
  words: string;
  bars: readonly Contents[];
}

/** A query as the composer understands it. */
export interface ParsedQuery {
  language: RecipeLanguage;
  servings: number | undefined;
  maxMinutes: number | undefined;
  foods: readonly Asked[];
  dishTypes: readonly { words: string; dishType: DishType }[];
  /** The named dish of the query. */
  dish: { words: string; dish: KnownDish } | undefined;
  cuisine: Cuisine | undefined;
  diets: readonly Diet[];
  barred: readonly Barred[];
  excluded: readonly Asked[];
  preferences: ReadonlySet<Preference>;
  seasons: readonly Season[];
  /** The parts that were understood, in the words of the query. */
  understood: readonly string[];
  /** Requests that are understood but cannot be promised. */
  notObeyed: readonly string[];
  unknown: readonly string[];
}
