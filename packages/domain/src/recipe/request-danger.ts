import { DANGER_CODES } from "./examination.ts";

/**
 * The dangers that the words of a request can show: those of recipes, and those of food that is not fit to cook with.
 * - `left-out`: cooked or raw food that stood outside the refrigerator for hours
 * - `kept-too-long`: leftovers of many days
 * - `refrozen`: food that was thawed and frozen again raw
 * - `raw-milk`: milk that is not pasteurised
 * - `unfrozen-fish`: fish that is eaten raw or in vinegar and was not frozen first (anisakis)
 * - `pets`: food for dogs or cats, for whom much of what people eat is poison
 */
export const REQUEST_DANGERS = [
  ...DANGER_CODES,
  "left-out",
  "kept-too-long",
  "refrozen",
  "raw-milk",
  "unfrozen-fish",
  "pets",
] as const;
export type RequestDangerCode = (typeof REQUEST_DANGERS)[number];

/** The dangers that no cooking mends, what only an expert can tell, and ways of keeping that are never safe: nothing is made. */
export const HOPELESS_DANGERS: ReadonlySet<RequestDangerCode> = new Set([
  "left-out",
  "spoiled",
  "kept-too-long",
  "oil-kept",
  "green-potatoes",
  "rhubarb-leaves",
  "bitter-almonds",
  "pufferfish",
  "foraged-mushrooms",
  "not-food",
  "home-canning",
  "pets",
]);
