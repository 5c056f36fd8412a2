import { LIMITS } from "../limits.ts";
import type { Recipe } from "../recipe/recipe.ts";

/** A total time to show, in minutes, and whether it is approximate. */
export interface ShownTime {
  minutes: number;
  isAbout: boolean;
}

/**
 * Returns the total time to show: the source's, else an estimate from the steps.
 *
 * @returns null where neither has one, because a default is not shown as a fact; also for 0 minutes
 */
export function shownTotal({
  duration,
  assumed,
  reckonedMinutes,
}: Pick<Recipe, "duration" | "assumed" | "reckonedMinutes">): ShownTime | null {
  const isAbout = assumed?.includes("duration") ?? false;
  const minutes = isAbout ? roughly(reckonedMinutes ?? 0) : duration.total_time_minutes;
  return minutes > 0 ? { minutes, isAbout } : null;
}

/** The minutes by which recipes without a time are ordered: after all others. */
export const UNTIMED = LIMITS.minutes + 1;

/** Returns the minutes by which a list puts the shortest first. */
export function sortedMinutes(recipe: Pick<Recipe, "duration" | "assumed" | "reckonedMinutes">): number {
  const { duration, assumed, reckonedMinutes = 0 } = recipe;
  const minutes = assumed?.includes("duration") ? reckonedMinutes : duration.total_time_minutes;
  return minutes > 0 ? Math.round(minutes) : UNTIMED;
}

/** Rounds to five minutes from an hour on. */
function roughly(minutes: number): number {
  return minutes < 60 ? minutes : Math.round(minutes / 5) * 5;
}
