import type { Step } from "../recipe/recipe.ts";

/** How long a step takes as far as its parts say; 0 when none says it. */
export function stepMinutes({ sub_steps }: Pick<Step, "sub_steps">): number {
  return Math.round(sub_steps.reduce((sum, { duration_minutes = 0 }) => sum + duration_minutes, 0));
}
