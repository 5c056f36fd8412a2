import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { PUSH_LIMITS } from "@larder/domain/account/push";

/**
 * The state of each timer that was reported to the server, by the timer's id: enough to see that it must be reported
 * anew.
 */
export type ReportedTimers = Readonly<Record<string, string>>;

export interface PushPlan {
  /** Timers to report to the server, for the first time or anew. */
  set: CookingTimer[];
  /** Ids of timers that must not ring by push any more. */
  remove: string[];
}

/** Plans the calls after which the server rings exactly the timers that run here. */
export function planPush(timers: readonly CookingTimer[], reported: ReportedTimers, now: number): PushPlan {
  const ahead = timers
    .filter(({ endsAt }) => endsAt !== null && endsAt > now && endsAt - now < PUSH_LIMITS.aheadMs)
    .toSorted((one, other) => (one.endsAt ?? 0) - (other.endsAt ?? 0))
    .slice(0, PUSH_LIMITS.timers);
  // The server rings a ringing timer, too, which may take a moment; unless it was made to ring early.
  const ringing = timers.filter((timer) => isPast(timer, now) && reported[timer.id] === doneIdOf(timer));
  const wanted = new Set([...ahead, ...ringing].map(({ id }) => id));
  return {
    set: ahead.filter((timer) => reported[timer.id] !== doneIdOf(timer)),
    remove: Object.keys(reported).filter((id) => !wanted.has(id)),
  };
}

/** Returns the reported state of a timer, as a short text. */
export function doneIdOf({ endsAt, name }: CookingTimer): string {
  return `${endsAt} ${name}`;
}

function isPast({ endsAt }: CookingTimer, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}
