import { formatMinutes } from "../time/format-minutes.ts";
import { LIMITS } from "../limits.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";

/**
 * Adds the times up: nothing takes less than its preparation and cooking together, nor less than its longest part.
 *
 * @returns the recipe as it was when its total holds, or was assumed
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
