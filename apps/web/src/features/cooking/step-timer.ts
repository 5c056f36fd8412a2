import type { Step } from "@larder/domain/recipe/recipe";
import { findTimers } from "@larder/domain/time/timers";

/** The timer of a step. */
export interface StepTimer {
  /** The sub-step that speaks of it, from 0. */
  subStep: number;
  /** It rings at the lower end of a range. */
  seconds: number;
  /** The length as the sub-step writes it: "18-20 minutes". */
  text: string;
}

/**
 * Returns the first length that a sub-step's description mentions; null without one. A storage time does not count,
 * because the cook does not wait for it.
 */
export function stepTimer({ sub_steps: subSteps }: Pick<Step, "sub_steps">): StepTimer | null {
  for (const [subStep, { description }] of subSteps.entries()) {
    const timer = findTimers(description).find(({ kind }) => kind !== "storage");
    if (timer) {
      return { subStep, seconds: timer.minSeconds, text: description.slice(timer.start, timer.end) };
    }
  }
  return null;
}
