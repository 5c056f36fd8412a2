import * as z from "zod/mini";

/**
 * What was noticed in a model's recipe that a cook should know.
 *
 * - `not-in-source`: lines of an extracted recipe that are not in the text; words: the lines
 * - `listed-late`: ingredients that a step uses and the list lacked, now added to it; words: the ingredients
 * - `unsafe-temperature`: a core temperature below what is safe; words: the food, what was said, what is safe
 * - `times-mended`: the total was less than its parts and was added up anew; words: none
 */
export const MODEL_NOTES = ["not-in-source", "listed-late", "unsafe-temperature", "times-mended"] as const;

export const modelNoteSchema = z.object({
  code: z.enum(MODEL_NOTES),
  words: z.array(z.string()),
});

export type ModelNote = z.infer<typeof modelNoteSchema>;
