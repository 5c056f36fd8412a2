import type { Language } from "@larder/domain/language";
import type { Form } from "../forms/form.ts";
import type { Contents, Food, Season } from "../pantry/food.ts";
import type { Theme } from "../themes.ts";
import type { KnownDish } from "./known-dishes.ts";
import type { Diet, Wish } from "./query-words.ts";

/** A food that was asked for: the words, and what they can mean, the likeliest first. */
export interface Asked {
  words: string;
  foods: readonly Food[];
}

/** Contents that may not be in the dish, and the words that say so. */
export interface Barred {
  words: string;
  bars: readonly Contents[];
}

/** A query as the composer understands it. */
export interface Reading {
  language: Language;
  servings: number | undefined;
  maxMinutes: number | undefined;
  foods: readonly Asked[];
  forms: readonly { words: string; form: Form }[];
  /** A dish that has a name of its own. */
  dish: { words: string; dish: KnownDish } | undefined;
  theme: Theme | undefined;
  diets: readonly Diet[];
  barred: readonly Barred[];
  excluded: readonly Asked[];
  wishes: ReadonlySet<Wish>;
  seasons: readonly Season[];
  /** What was understood, in the words of the query. */
  understood: readonly string[];
  /** Wishes that are understood but cannot be promised. */
  notObeyed: readonly string[];
  unknown: readonly string[];
}
