import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { CounterStore } from "../../ports/counter-store.ts";
import { AppError } from "../errors/app-error.ts";

/** How often something may be done in a window. */
export interface Limit {
  name: string;
  points: number;
  windowMs: number;
}

/** Counts one more; throws `too-many-requests` beyond the limit. */
export type Limiter = (who: string) => Promise<void>;

export interface MemoryLimiter {
  count: Limiter;
  /** Counts several more at once; counts none of them when that would be beyond the limit. */
  charge: (who: string, points: number) => Promise<void>;
}

/** Counts in this process alone: at no cost, and anew after a restart. */
export function createMemoryLimiter(limit: Limit): MemoryLimiter {
  const counts = countsInMemory(limit);
  return {
    count: (who) => consume(counts, who),
    async charge(who, points) {
      const known = await counts.get(who);
      // What costs more than the limit itself may be had once in a window.
      const cost = Math.min(points, limit.points - 1);
      if (known && known.consumedPoints + cost > limit.points) throw refusal(known.msBeforeNext);
      if (cost > 0) await consume(counts, who, cost);
    },
  };
}

/** Where counts are kept for all processes. */
export interface SharedCounts {
  add: CounterStore["add"];
  now: () => Date;
}

/**
 * Counts in the store. Whoever is beyond the limit is remembered here until the window ends, so that a flood of calls
 * that are refused does not reach the store; and while the store does not answer, this process counts by itself.
 */
export function createStoreLimiter(limit: Limit, { add, now }: SharedCounts): Limiter {
  const here = countsInMemory(limit);
  return async (who) => {
    const known = await here.get(who);
    if (known && known.consumedPoints > limit.points) throw refusal(known.msBeforeNext);
    const at = now();
    const counted = await add(`${limit.name}:${who}`, at.toISOString(), limit.windowMs).catch(() => null);
    if (!counted) return consume(here, who);
    if (counted.count <= limit.points) return;
    const waitMs = Date.parse(counted.endsAt) - at.getTime();
    await here.block(who, waitMs / 1000);
    throw refusal(waitMs);
  };
}

function countsInMemory({ points, windowMs }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: windowMs / 1000 });
}

async function consume(counts: RateLimiterMemory, who: string, points = 1): Promise<void> {
  try {
    await counts.consume(who, points);
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? refusal(refused.msBeforeNext) : refused;
  }
}

function refusal(waitMs: number): AppError {
  return new AppError("too-many-requests", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
