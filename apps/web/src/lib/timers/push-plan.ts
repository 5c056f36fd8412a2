import type { CookingTimer } from "@larder/domain/cooking/cooking-timer";
import { PUSH_LIMITS } from "@larder/domain/account/push";

/** What the server was told of each timer, by its id: enough to see that it must be told anew. */
export type ReportedTimers = Readonly<Record<string, string>>;

export interface PushPlan {
  /** Timers that the server must be told of, or told anew. */
  set: CookingTimer[];
  /** Ids of timers that must not ring by push any more. */
  remove: string[];
}

/** What the server must be told, so that it rings what runs here and nothing else. */
export function planPush(timers: readonly CookingTimer[], reported: ReportedTimers, now: number): PushPlan {
  const ahead = timers
    .filter(({ endsAt }) => endsAt !== null && endsAt > now && endsAt - now < PUSH_LIMITS.aheadMs)
    .toSorted((one, other) => (one.endsAt ?? 0) - (other.endsAt ?? 0))
    .slice(0, PUSH_LIMITS.timers);
  // One that rings is the server's to ring too, while that may take a moment; unless it was made to ring early.
  const ringing = timers.filter((timer) => isPast(timer, now) && reported[timer.id] === doneIdOf(timer));
  const wanted = new Set([...ahead, ...ringing].map(({ id }) => id));
  return {
    set: ahead.filter((timer) => reported[timer.id] !== doneIdOf(timer)),
    remove: Object.keys(reported).filter((id) => !wanted.has(id)),
  };
}

/** What the server is told of a timer, in short. */
export function doneIdOf({ endsAt, name }: CookingTimer): string {
  return `${endsAt} ${name}`;
}

function isPast({ endsAt }: CookingTimer, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}
