import { LIMITS } from "../../limits.ts";
import type { Recipe, RecipeDraft, Step } from "../../recipe/recipe.ts";
import { timeOfPart } from "./part-time.ts";

const MINUTE = 60_000;

/**
 * Adds up the times of the steps, with the upper ends of ranges; neighbours of one `parallel_group` run in parallel.
 *
 * @returns whole minutes; null when no step gives a time
 */
export function reckonedMinutes(steps: readonly Step[]): number | null {
  let total = 0;
  let longestBeside = 0;
  for (const [index, step] of steps.entries()) {
    const ms = statedTime(step);
    const isBeside =
      step.parallel_group !== undefined && step.parallel_group === steps[index - 1]?.parallel_group;
    total += isBeside ? Math.max(0, ms - longestBeside) : ms;
    longestBeside = isBeside ? Math.max(longestBeside, ms) : ms;
  }
  return total === 0 ? null : Math.min(LIMITS.minutes, Math.max(1, Math.round(total / MINUTE)));
}

/** Returns for each assumed value whether it is a default or calculated from the steps' own times. */
export function assumedFromOf({
  assumed = [],
  steps,
}: Pick<RecipeDraft, "assumed" | "steps">): Pick<Recipe, "assumedFrom" | "reckonedMinutes"> {
  if (assumed.length === 0) return {};
  const minutes = assumed.includes("duration") ? reckonedMinutes(steps) : null;
  const from = assumed.map((part) => [
    part,
    part === "duration" && minutes !== null ? "reckoned" : "default",
  ]);
  return { assumedFrom: Object.fromEntries(from), ...(minutes !== null && { reckonedMinutes: minutes }) };
}

/** Returns the time that a step states, in milliseconds. */
function statedTime({ main_step, sub_steps }: Step): number {
  const parts = sub_steps.length === 0 ? [{ description: main_step }] : sub_steps;
  const times = parts.map(timeOfPart).filter(({ isAssumed }) => !isAssumed);
  return times.reduce((sum, { ms }) => sum + ms, 0);
}
