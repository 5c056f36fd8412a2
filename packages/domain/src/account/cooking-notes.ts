import * as z from "zod/mini";

export const COOKING_NOTES_LIMITS = { noteLength: 2_000, rating: 5, cookedOn: 500 } as const;

/** A user's personal notes on a recipe; no other user sees them. */
export const cookingNotesSchema = z.object({
  rating: z.nullable(z.int().check(z.minimum(1), z.maximum(COOKING_NOTES_LIMITS.rating))),
  /** A reminder for the next time. */
  note: z.string().check(z.maxLength(COOKING_NOTES_LIMITS.noteLength)),
  /** The dates on which the user cooked it, latest first. Beyond the limit the oldest are dropped. */
  cookedOn: z.array(z.iso.datetime()),
});

export type CookingNotes = z.infer<typeof cookingNotesSchema>;

export const NO_COOKING_NOTES: CookingNotes = { rating: null, note: "", cookedOn: [] };
