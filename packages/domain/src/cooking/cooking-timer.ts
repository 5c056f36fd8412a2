import * as z from "zod/mini";

const position = z.object({ step: z.int().check(z.nonnegative()), subStep: z.int().check(z.nonnegative()) });

/**
 * A persisted cooking timer. It stores its deadline, so that it is right after a reload, a closed tab and a sleep.
 * Moments are milliseconds since the epoch. A range rings at its lower end and, when that was dismissed, again at its
 * upper.
 */
export const cookingTimerSchema = z.object({
  id: z.string(),
  name: z.string(),
  recipe: z.object({ slug: z.string(), name: z.string() }),
  /** The position in the recipe at which it was started, from 0. */
  position,
  seconds: z.number().check(z.nonnegative()),
  /** The upper end of a range, else null. */
  maxSeconds: z.nullable(z.number()),
  startedAt: z.number(),
  /** The moment of the next ring; null while it is paused. */
  endsAt: z.nullable(z.number()),
  /** The time that remained when it was paused; null while it runs. */
  leftMs: z.nullable(z.number()),
  /** The end of the range that it runs towards. */
  towards: z.enum(["lower", "upper"]),
});

export type CookingTimer = z.infer<typeof cookingTimerSchema>;

/** The state of a timer at a moment. */
export interface TimerState {
  state: "running" | "paused" | "ringing";
  /** The time until the next ring; zero while it rings. */
  leftMs: number;
  /** The time since it began to ring. */
  overMs: number;
  /** The elapsed share of its time, 0 to 1. */
  gone: number;
  /** The moment at which it will ring or rang; null while it is paused. */
  endsAt: number | null;
}

export type NewTimer = Pick<CookingTimer, "id" | "name" | "recipe" | "position" | "seconds" | "maxSeconds">;

const MINUTE = 60_000;

export function startTimer(timer: NewTimer, now: number): CookingTimer {
  return { ...timer, startedAt: now, endsAt: now + timer.seconds * 1000, leftMs: null, towards: "lower" };
}

export function readTimer(timer: CookingTimer, now: number): TimerState {
  const { endsAt } = timer;
  const left = endsAt === null ? (timer.leftMs ?? 0) : endsAt - now;
  const whole = wholeMs(timer);
  return {
    state: endsAt === null ? "paused" : left > 0 ? "running" : "ringing",
    leftMs: Math.max(0, left),
    overMs: Math.max(0, -left),
    gone: whole > 0 ? Math.min(1, Math.max(0, 1 - left / whole)) : 1,
    endsAt,
  };
}

/** Pauses a running timer; one that already rings continues to ring. */
export function pauseTimer(timer: CookingTimer, now: number): CookingTimer {
  const { state, leftMs } = readTimer(timer, now);
  return state === "running" ? { ...timer, endsAt: null, leftMs } : timer;
}

export function resumeTimer(timer: CookingTimer, now: number): CookingTimer {
  return timer.leftMs === null ? timer : { ...timer, endsAt: now + timer.leftMs, leftMs: null };
}

/**
 * Adds or removes time. A ringing timer restarts from now when time is added, and rings on otherwise; a running timer
 * without remaining time rings at once.
 */
export function adjustTimer(timer: CookingTimer, byMinutes: number, now: number): CookingTimer {
  const { state, leftMs } = readTimer(timer, now);
  if (state === "ringing" && byMinutes < 0) return timer;
  const left = Math.max(0, leftMs + byMinutes * MINUTE);
  return timer.endsAt === null ? { ...timer, leftMs: left } : { ...timer, endsAt: now + left };
}

/**
 * Stops the ringing. At the lower end of a range the timer continues towards the upper one, counted from its start; a
 * dismissed upper end, and any other timer, is removed.
 *
 * @returns null when the timer is removed
 */
export function dismissTimer(timer: CookingTimer, now: number): CookingTimer | null {
  const endsAt = upperEnd(timer);
  return endsAt !== null && endsAt > now ? { ...timer, endsAt, towards: "upper" } : null;
}

/** Returns the upper end of a range that rings at its lower end or runs towards it; null for all other timers. */
export function upperEnd({ endsAt, towards, seconds, maxSeconds }: CookingTimer): number | null {
  if (endsAt === null || maxSeconds === null || towards === "upper") return null;
  return endsAt + (maxSeconds - seconds) * 1000;
}

/** Returns the length that is counted down now. */
function wholeMs({ seconds, maxSeconds, towards }: CookingTimer): number {
  return 1000 * (towards === "upper" && maxSeconds !== null ? maxSeconds - seconds : seconds);
}
