import { type CookingTimer, readTimer } from "./cooking-timer.ts";

/** Returns the timers that ring, in the order they were started. */
export function ringingTimers(timers: readonly CookingTimer[], now: number): CookingTimer[] {
  return timers.filter((timer) => readTimer(timer, now).state === "ringing");
}

/** Returns the moment at which the next timer begins to ring; null when none will. */
export function nextRing(timers: readonly CookingTimer[], now: number): number | null {
  const due = timers.flatMap(({ endsAt }) => (endsAt !== null && endsAt > now ? endsAt : []));
  return due.length > 0 ? Math.min(...due) : null;
}
