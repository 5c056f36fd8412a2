import type { Step } from "@larder/domain/recipe/recipe";
import { findTimers } from "@larder/domain/time/timers";

/** What a step is timed by. */
export interface StepTimer {
  /** The sub-step that speaks of it, from 0. */
  subStep: number;
  /** It rings at the lower end of a range. */
  seconds: number;
  /** The length as the sub-step says it: "18-20 minutes". */
  text: string;
}

/** The first length that a sub-step's description mentions; how long something keeps is none that a cook waits for. */
export function stepTimer({ sub_steps: subSteps }: Pick<Step, "sub_steps">): StepTimer | null {
  for (const [subStep, { description }] of subSteps.entries()) {
    const timer = findTimers(description).find(({ kind }) => kind !== "storage");
    if (timer) {
      return { subStep, seconds: timer.minSeconds, text: description.slice(timer.start, timer.end) };
    }
  }
  return null;
}
