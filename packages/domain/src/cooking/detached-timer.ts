import type { CookingTimer } from "./cooking-timer.ts";
import { readCountdown, type StepCountdown } from "./step-countdown.ts";

/** A cooking, as far as the timer of its current step belongs to it. */
interface TimedCooking {
  slug: string;
  name: string;
  stepIndex: number;
  stepTimer?: StepCountdown | undefined;
}

/** Marks the ids of timers that belonged to a step; those of lengths in a sentence have a number there. */
const STEP = "step";

/**
 * Returns the timer of the current step as one of the timer tray, with its remaining time, running or paused as it is.
 * The id of a running one stays the same when it moves there.
 *
 * @param isUnattended the time may have run out while no page showed the timer, so that it still has to ring
 * @returns null without a timer, and for one that rings on its page
 */
export function detachedTimer(cooking: TimedCooking, now: number, isUnattended = false): CookingTimer | null {
  const { slug, name, stepIndex: step, stepTimer } = cooking;
  if (!stepTimer || step < 0) return null;
  const { endsAt } = stepTimer;
  const { state, leftMs } = readCountdown(stepTimer, 0, now);
  if (state === "over" && !isUnattended) return null;
  const details = stepTimer.details ?? {
    name,
    subStep: 0,
    seconds: Math.ceil(stepTimer.leftMs / 1000),
    maxSeconds: null,
  };
  return {
    id: [step, details.subStep, STEP, (endsAt ?? now).toString(36)].join("-"),
    name: details.name,
    recipe: { slug, name },
    position: { step, subStep: details.subStep },
    seconds: details.seconds,
    maxSeconds: details.maxSeconds,
    startedAt: now,
    endsAt,
    leftMs: endsAt === null ? leftMs : null,
    towards: "lower",
  };
}

/** Returns whether a timer of the tray was the timer of a step. */
export function isDetached({ id }: Pick<CookingTimer, "id">): boolean {
  return id.split("-")[2] === STEP;
}

/** Returns all timers that run or rest, those of the current steps among them. */
export function allTimers(
  { cookings, timers }: { cookings: readonly TimedCooking[]; timers: readonly CookingTimer[] },
  now: number,
): CookingTimer[] {
  return [...timers, ...cookings.flatMap((cooking) => detachedTimer(cooking, now, true) ?? [])];
}
