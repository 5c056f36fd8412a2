import type { Recipe } from "../recipe/recipe.ts";

/** A total time as it is shown: in minutes, and whether it is only about as long. */
export interface ShownTime {
  minutes: number;
  isAbout: boolean;
}

/**
 * The total time to show of a recipe: as its source says, else about as long as its steps say.
 *
 * @returns null where the source gave none and the steps give none: a default is no fact; also for 0 minutes
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

/** From an hour on, whole five minutes. */
function roughly(minutes: number): number {
  return minutes < 60 ? minutes : Math.round(minutes / 5) * 5;
}
