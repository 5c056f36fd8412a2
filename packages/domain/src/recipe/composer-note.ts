import * as z from "zod/mini";

/**
 * The requests that the offline composer could not fulfil.
 * - `unknown`: it does not know a word. words: the word
 * - `not-understood`: it knows no word of the query that says what to cook. words: none
 * - `contradiction`: a food that other words of the query bar; it is not in the recipe. words: the food, what bars it
 * - `swapped`: a food that a diet bars was substituted. words: the food, its substitute
 * - `skipped`: a food does not fit into the dish. words: the food
 * - `other-dish`: a dish that cannot be made so. words: the dish
 * - `not-obeyed`: a request that cannot be promised. words: the request
 * - `by-foods`: a diet that the foods keep, while more than the foods decides. words: the diet
 * - `too-slow`: it takes longer than requested. words: the minutes requested, the minutes it takes
 * - `servings`: it is for another number of people. words: the number requested, the number it is for
 * - `not-without`: the dish needs what the request leaves out. words: what is left out, the dish
 * - `unknown-dish`: no dish of this name is known. words: the dish
 * - `unresolved`: what a request leaves out is not understood, so that nothing is made. words: the words
 * - `danger`: its words show that something can make people ill. words: the code of the danger
 * - `impossible`: no recipe fulfils all requests. words: what was understood
 */
export const COMPOSER_NOTES = [
  "unknown",
  "not-understood",
  "contradiction",
  "swapped",
  "skipped",
  "other-dish",
  "not-obeyed",
  "by-foods",
  "too-slow",
  "servings",
  "not-without",
  "unknown-dish",
  "unresolved",
  "danger",
  "impossible",
] as const;

export const composerNoteSchema = z.object({
  code: z.enum(COMPOSER_NOTES),
  words: z.array(z.string()),
});

export type ComposerNote = z.infer<typeof composerNoteSchema>;
