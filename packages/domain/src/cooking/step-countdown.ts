import * as z from "zod/mini";

/** The name and place of a step's timer, with which it can continue in the timer tray. */
export const stepTimerDetailsSchema = z.object({
  name: z.string(),
  subStep: z.int().check(z.nonnegative()),
  seconds: z.number().check(z.nonnegative()),
  maxSeconds: z.nullable(z.number()),
});

export type StepTimerDetails = z.infer<typeof stepTimerDetailsSchema>;

/** The timer of a step that was started, stored by its deadline. Moments are milliseconds since the epoch. */
export const stepCountdownSchema = z.object({
  /** The time that remained when it was started or paused. */
  leftMs: z.number().check(z.nonnegative()),
  /** Null while it is paused. */
  endsAt: z.nullable(z.number()),
  /** Absent for one that an earlier version stored. */
  details: z.optional(stepTimerDetailsSchema),
});

export type StepCountdown = z.infer<typeof stepCountdownSchema>;

export interface CountdownState {
  state: "resting" | "running" | "over";
  leftMs: number;
}

/** Starts a timer of so many seconds, or resumes a paused one. */
export function startCountdown(
  countdown: StepCountdown | undefined,
  seconds: number,
  now: number,
  details?: StepTimerDetails,
): StepCountdown {
  if (countdown && countdown.endsAt !== null) return countdown;
  const leftMs = countdown?.leftMs ?? seconds * 1000;
  const known = details ?? countdown?.details;
  return { leftMs, endsAt: now + leftMs, ...(known && { details: known }) };
}

/** Holds a running timer; what is up stays up. */
export function pauseCountdown(countdown: StepCountdown, now: number): StepCountdown {
  const { state, leftMs } = readCountdown(countdown, 0, now);
  return state === "running" ? { ...countdown, leftMs, endsAt: null } : countdown;
}

/**
 * Reads a countdown at a moment; the result is right however long ago it was last read.
 *
 * @param seconds the whole length, for a timer that was never started
 */
export function readCountdown(
  countdown: StepCountdown | undefined,
  seconds: number,
  now: number,
): CountdownState {
  if (!countdown) return { state: "resting", leftMs: seconds * 1000 };
  if (countdown.endsAt === null) return { state: "resting", leftMs: countdown.leftMs };
  const leftMs = Math.max(0, countdown.endsAt - now);
  return { state: leftMs > 0 ? "running" : "over", leftMs };
}
