import * as z from "zod/mini";

/** The most stars of a rating. */
export const MOST_STARS = 5;

/** A rating from 1 to 5. */
export const starsSchema = z.int().check(z.minimum(1), z.maximum(MOST_STARS));

/** The ratings of a recipe by all users, and the one of the user who asks. */
export const ratingSummarySchema = z.object({
  /** The mean of all ratings, in hundredths; null where there is none. */
  average: z.nullable(z.number()),
  count: z.int(),
  /** Null where the user has not rated the recipe. */
  mine: z.nullable(starsSchema),
});

export type RatingSummary = z.infer<typeof ratingSummarySchema>;

/** A rating as it is stored: a user has at most one on a recipe. */
export const publicRatingSchema = z.object({
  uid: z.string(),
  recipeId: z.string(),
  stars: starsSchema,
  createdAt: z.iso.datetime(),
});

export type PublicRating = z.infer<typeof publicRatingSchema>;

/** Returns the summary of ratings with this sum. */
export function ratingSummary(count: number, sum: number, mine: number | null): RatingSummary {
  return { average: count === 0 ? null : Math.round((sum / count) * 100) / 100, count, mine };
}
