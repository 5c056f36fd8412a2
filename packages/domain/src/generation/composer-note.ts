import * as z from "zod/mini";

/**
 * What the offline composer could not do as it was asked: it says so rather than pass over it.
 *
 * - `unknown`: a word that it does not know. words: the word
 * - `not-understood`: it knows no word of the query that says what to cook. words: none
 * - `contradiction`: a food that other words of the query bar; it is not in the recipe. words: the food, what bars it
 * - `swapped`: a food that a diet bars, and what took its place. words: the food, its substitute
 * - `left-out`: a food that the dish has no place for. words: the food
 * - `other-dish`: a dish that cannot be made so. words: the dish
 * - `not-obeyed`: a wish that nothing can be promised about. words: the wish
 * - `too-slow`: it takes longer than asked. words: the minutes asked for, the minutes it takes
 * - `servings`: it is for another number of people. words: the number asked for, the number it is for
 * - `impossible`: nothing can be made that keeps to all of it. words: what was understood
 */
export const COMPOSER_NOTES = [
  "unknown",
  "not-understood",
  "contradiction",
  "swapped",
  "left-out",
  "other-dish",
  "not-obeyed",
  "too-slow",
  "servings",
  "impossible",
] as const;

export const composerNoteSchema = z.object({
  code: z.enum(COMPOSER_NOTES),
  words: z.array(z.string()),
});

export type ComposerNote = z.infer<typeof composerNoteSchema>;
