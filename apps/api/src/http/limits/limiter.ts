import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { CounterStore } from "../../ports/counter-store.ts";
import { AppError } from "../errors/app-error.ts";

/** The number of attempts that are allowed in a window. */
export interface Limit {
  name: string;
  points: number;
  windowMs: number;
}

/** An answer that is going to be sent. */
export interface HeaderTarget {
  setHeader(name: string, value: string): unknown;
}

/** Counts one more; throws `too-many-requests` beyond the limit. The answer gets headers that say what is left. */
export type Limiter = (who: string, answer?: HeaderTarget) => Promise<void>;

export interface MemoryLimiter {
  count: Limiter;
  /** Counts several more at once; counts none of them when that would be beyond the limit. */
  charge: (who: string, points: number, answer?: HeaderTarget) => Promise<void>;
}

/**
 * Counts in this process alone: at no cost, and anew after a restart.
 *
 * @param quietAbove an answer gets no headers while more calls than this are left
 */
export function createMemoryLimiter(limit: Limit, quietAbove?: number): MemoryLimiter {
  const counts = countsInMemory(limit);
  const counter: Counter = { limit, counts, quietAbove };
  return {
    count: (who, answer) => consume(counter, who, answer),
    async charge(who, points, answer) {
      const known = await counts.get(who);
      // What costs more than the limit itself may be had once in a window.
      const cost = Math.min(points, limit.points - 1);
      if (known && known.consumedPoints + cost > limit.points)
        throw refusal(limit, known.msBeforeNext, answer);
      if (cost > 0) await consume(counter, who, answer, cost);
    },
  };
}

/** The counts that all processes share. */
export interface SharedCounts {
  add: CounterStore["add"];
  now: () => Date;
}

/**
 * Creates a limiter that counts in the store. A caller beyond the limit is remembered in memory until the window
 * ends, so that a flood of refused calls does not reach the store. While the store does not answer, this process
 * counts by itself.
 */
export function createStoreLimiter(limit: Limit, { add, now }: SharedCounts): Limiter {
  const here = countsInMemory(limit);
  return async (who, answer) => {
    const known = await here.get(who);
    if (known && known.consumedPoints > limit.points) throw refusal(limit, known.msBeforeNext, answer);
    const at = now();
    const counted = await add(`${limit.name}:${who}`, at.toISOString(), limit.windowMs).catch(() => null);
    if (!counted) return consume({ limit, counts: here }, who, answer);
    const waitMs = Date.parse(counted.endsAt) - at.getTime();
    if (counted.count <= limit.points) {
      setRateLimitHeaders(answer, limit, { remaining: limit.points - counted.count, resetMs: waitMs });
      return;
    }
    await here.block(who, waitMs / 1000);
    throw refusal(limit, waitMs, answer);
  };
}

interface Counter {
  limit: Limit;
  counts: RateLimiterMemory;
  quietAbove?: number | undefined;
}

function countsInMemory({ points, windowMs }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: windowMs / 1000 });
}

async function consume(
  { limit, counts, quietAbove = limit.points }: Counter,
  who: string,
  answer?: HeaderTarget,
  points = 1,
): Promise<void> {
  try {
    const { remainingPoints, msBeforeNext } = await counts.consume(who, points);
    if (remainingPoints <= quietAbove)
      setRateLimitHeaders(answer, limit, { remaining: remainingPoints, resetMs: msBeforeNext });
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? refusal(limit, refused.msBeforeNext, answer) : refused;
  }
}

function refusal(limit: Limit, waitMs: number, answer?: HeaderTarget): AppError {
  setRateLimitHeaders(answer, limit, { remaining: 0, resetMs: waitMs });
  return new AppError("too-many-requests", { retryAfterSeconds: inSeconds(waitMs) });
}

/** @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function setRateLimitHeaders(
  answer: HeaderTarget | undefined,
  { name, points, windowMs }: Limit,
  { remaining, resetMs }: { remaining: number; resetMs: number },
): void {
  answer?.setHeader("RateLimit-Policy", `"${name}";q=${points};w=${windowMs / 1000}`);
  answer?.setHeader("RateLimit", `"${name}";r=${remaining};t=${inSeconds(resetMs)}`);
}

function inSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
