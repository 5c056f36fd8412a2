import type { Duration, RecipeDraft, Step } from "../../recipe/recipe.ts";
import { ovenHeats } from "./oven-heat.ts";
import { type PartTime, timeOfPart } from "./part-time.ts";
import type { Task } from "./schedule.ts";
import { lengthOf, withinTotal } from "./within-total.ts";

/** A recipe to plan. */
export interface RecipeToPlan {
  slug: string;
  name: string;
  steps: readonly Step[];
  duration: Pick<Duration, "prep_time_minutes" | "total_time_minutes">;
  /** The recipe's assumed fields; where `duration` is among them, the recipe's own times are ignored. */
  assumed?: RecipeDraft["assumed"];
}

/** The index of the step of getting everything ready, as in `Cooking.stepIndex`. */
export const GETTING_READY = -1;

/** A task with its position in the recipe. */
export interface RecipeTask extends Task {
  step: number;
  subStep: number;
  isAssumed: boolean;
}

const MINUTE = 60_000;

/**
 * Returns the tasks of a recipe in order: sub-steps one after another, steps one after another, neighbours of one
 * `parallel_group` side by side. Getting ready comes first; it takes the part of the recipe's total that its steps
 * leave, and no more than its preparation time. The stated total is the most that all take.
 */
export function tasksOf({ steps, duration, assumed }: RecipeToPlan): RecipeTask[] {
  const stated = assumed?.includes("duration") ? 0 : duration.total_time_minutes * MINUTE;
  const cooking = [...withinTotal(cookingTasks(steps), stated)];
  if (stated === 0) return cooking;
  const left = stated - lengthOf(cooking);
  const ms = Math.min(duration.prep_time_minutes * MINUTE, left);
  if (!(ms > 0)) return cooking;
  const ready: RecipeTask = {
    step: GETTING_READY,
    subStep: 0,
    ms: Math.round(ms),
    work: "hands-on",
    isAssumed: true,
    after: [],
    run: 0,
    oven: null,
  };
  const later = cooking.map((task) => ({
    ...task,
    after: task.after.length === 0 ? [0] : task.after.map((index) => index + 1),
  }));
  return [ready, ...later];
}

function cookingTasks(steps: readonly Step[]): RecipeTask[] {
  const tasks: RecipeTask[] = [];
  const heats = ovenHeats(steps);
  /** The last tasks of the steps that the current step, and those parallel to it, wait for. */
  let before: number[] = [];
  let beside: number[] = [];
  for (const [step, { parallel_group: group, ...parts }] of steps.entries()) {
    if (group === undefined || group !== steps[step - 1]?.parallel_group) {
      before = beside.length > 0 ? beside : before;
      beside = [];
    }
    let after = before;
    for (const [subStep, time] of timesOf(parts).entries()) {
      const oven = heats[step]?.[subStep] ?? null;
      tasks.push({ step, subStep, ...time, after, run: step + 1, oven });
      after = [tasks.length - 1];
    }
    beside = [...beside, ...after.filter((index) => tasks[index]?.step === step)];
  }
  return tasks;
}

/** Returns the times of a step's parts; a step without sub-steps is one part. */
function timesOf({ main_step, sub_steps }: Pick<Step, "main_step" | "sub_steps">): PartTime[] {
  return sub_steps.length === 0 ? [timeOfPart({ description: main_step })] : sub_steps.map(timeOfPart);
}
