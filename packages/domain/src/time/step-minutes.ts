import type { Step } from "../recipe/recipe.ts";

/** Adds up the minutes that a step's parts state; 0 when they state none. */
export function stepMinutes({ sub_steps }: Pick<Step, "sub_steps">): number {
  return Math.round(sub_steps.reduce((sum, { duration_minutes = 0 }) => sum + duration_minutes, 0));
}
