import * as z from "zod/mini";

/**
 * The faults in a model's recipe that a cook should know.
 * - `not-in-source`: lines of an extracted recipe are not in the text; words: the lines
 * - `added-to-list`: ingredients that a step uses were missing from the list and were added; words: the ingredients
 * - `unsafe-temperature`: a core temperature is below the safe one; words: the food, the temperature, the safe one
 * - `times-mended`: the total was less than its parts and was recalculated; words: none
 * - `other-dish`: it is not the dish of the request; words: the dish of the request, the recipe's name
 * - `other-recipes`: the answer had other recipes too; words: their names
 * - `steps-cut`: the answer had more steps than a recipe can have; words: the number of steps that were left out
 * - `not-in-recipe`: lines of the text are not in the extracted recipe; words: the lines
 */
export const MODEL_NOTES = [
  "not-in-source",
  "added-to-list",
  "unsafe-temperature",
  "times-mended",
  "other-dish",
  "other-recipes",
  "steps-cut",
  "not-in-recipe",
] as const;

export const modelNoteSchema = z.object({
  code: z.enum(MODEL_NOTES),
  words: z.array(z.string()),
});

export type ModelNote = z.infer<typeof modelNoteSchema>;
