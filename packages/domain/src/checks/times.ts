import { formatMinutes } from "../time/format-minutes.ts";
import { LIMITS } from "../limits.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";

/**
 * Corrects a total that is less than preparation and cooking together, or than the longest part.
 *
 * @returns the recipe unchanged when its total is consistent, or was assumed
 */
export function withTimesAddedUp(recipe: RecipeDraft): { recipe: RecipeDraft; isMended: boolean } {
  const { duration, steps } = recipe;
  const parts = steps.flatMap(({ sub_steps }) =>
    sub_steps.map(({ duration_minutes = 0 }) => duration_minutes),
  );
  const least = Math.ceil(Math.max(duration.prep_time_minutes + duration.cook_time_minutes, ...parts));
  const total = Math.min(least, LIMITS.minutes);
  if (recipe.assumed?.includes("duration") || duration.total_time_minutes >= total) {
    return { recipe, isMended: false };
  }
  const mended = { ...duration, total_time_minutes: total, formatted: formatMinutes(total) };
  return { recipe: { ...recipe, duration: mended }, isMended: true };
}
