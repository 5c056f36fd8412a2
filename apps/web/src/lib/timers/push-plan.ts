import type { KitchenTimer } from "@larder/domain/cooking/kitchen-timer";
import { PUSH_LIMITS } from "@larder/domain/account/push";

/** What the server was told of each timer, by its id: enough to see that it must be told anew. */
export type ToldTimers = Readonly<Record<string, string>>;

export interface PushPlan {
  /** Timers that the server must be told of, or told anew. */
  set: KitchenTimer[];
  /** Ids of timers that must not ring by push any more. */
  remove: string[];
}

/** What the server must be told, so that it rings what runs here and nothing else. */
export function planPush(timers: readonly KitchenTimer[], told: ToldTimers, now: number): PushPlan {
  const ahead = timers
    .filter(({ endsAt }) => endsAt !== null && endsAt > now && endsAt - now < PUSH_LIMITS.aheadMs)
    .toSorted((one, other) => (one.endsAt ?? 0) - (other.endsAt ?? 0))
    .slice(0, PUSH_LIMITS.timers);
  // One that rings is the server's to ring too, while that may take a moment; unless it was made to ring early.
  const ringing = timers.filter((timer) => isPast(timer, now) && told[timer.id] === markOf(timer));
  const wanted = new Set([...ahead, ...ringing].map(({ id }) => id));
  return {
    set: ahead.filter((timer) => told[timer.id] !== markOf(timer)),
    remove: Object.keys(told).filter((id) => !wanted.has(id)),
  };
}

/** What the server is told of a timer, in short. */
export function markOf({ endsAt, name }: KitchenTimer): string {
  return `${endsAt} ${name}`;
}

function isPast({ endsAt }: KitchenTimer, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}
