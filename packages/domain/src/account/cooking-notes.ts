import * as z from "zod/mini";

export const COOKING_NOTES_LIMITS = { noteLength: 2_000, rating: 5, cookedOn: 500 } as const;

/** What a cook keeps of a recipe, for themself alone. */
export const cookingNotesSchema = z.object({
  rating: z.nullable(z.int().check(z.minimum(1), z.maximum(COOKING_NOTES_LIMITS.rating))),
  /** For next time. */
  note: z.string().check(z.maxLength(COOKING_NOTES_LIMITS.noteLength)),
  /** When it was cooked, the latest first; the oldest go beyond the limit. */
  cookedOn: z.array(z.iso.datetime()),
});

export type CookingNotes = z.infer<typeof cookingNotesSchema>;

export const NO_COOKING_NOTES: CookingNotes = { rating: null, note: "", cookedOn: [] };
