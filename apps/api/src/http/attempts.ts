import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./app-error.ts";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Counts failures at guessing a secret, and locks the door for a while. */
export interface Attempts {
  /** Throws `too-many-attempts` while any of these, or everybody together, is locked out. */
  refuseWhenLocked(who: readonly string[]): Promise<void>;
  failed(who: readonly string[]): Promise<void>;
}

/** Five failures in 15 minutes lock a user or an address, thirty in an hour lock everybody. */
export function createAttempts({ each = 5, all = 30 } = {}): Attempts {
  const perOne = new RateLimiterMemory({ keyPrefix: "attempt", points: each, duration: QUARTER_HOUR });
  const perHour = new RateLimiterMemory({ keyPrefix: "attempts", points: all, duration: HOUR });
  const counted = (who: readonly string[]) => [
    ...who.map((key) => ({ limiter: perOne, key, allowed: each })),
    { limiter: perHour, key: "all", allowed: all },
  ];
  return {
    async refuseWhenLocked(who) {
      for (const { limiter, key, allowed } of counted(who)) {
        const state = await limiter.get(key);
        if (state && state.consumedPoints >= allowed) {
          throw new AppError("too-many-attempts", {
            retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
          });
        }
      }
    },
    async failed(who) {
      for (const { limiter, key } of counted(who)) {
        await limiter.consume(key).catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
        });
      }
    },
  };
}
