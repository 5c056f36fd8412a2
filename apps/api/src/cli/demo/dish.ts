import type { Bilingual, Shelf } from "./pantry.ts";

/** The texts of a dish in one language. `{main}` names a food of its slots, `{10-15}` a time in minutes to choose. */
export interface DishTexts {
  names: readonly [string, ...string[]];
  description: string;
  steps: readonly { title: string; does: readonly string[]; tip?: string; why?: string }[];
}

/** A dish that many recipes can be made of. */
export interface Dish {
  /** What it is made of, by the names that its texts use: the shelves that one food each is chosen from. */
  slots: Readonly<Record<string, readonly [Shelf, ...Shelf[]]>>;
  /** Slots that are listed apart. */
  apart?: { group: Bilingual; slots: readonly string[] };
  tags: readonly Bilingual[];
  cuisines: readonly [Bilingual, ...Bilingual[]];
  tools: readonly [tool: Bilingual, purpose: Bilingual][];
  prepMinutes: readonly [number, number];
  en: DishTexts;
  es: DishTexts;
}
