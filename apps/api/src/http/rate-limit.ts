import type { Endpoint } from "@larder/domain/contract/endpoint";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./app-error.ts";

/** How many calls one user, or one address without a user, may make; 0 switches a limit off. */
export interface RateLimits {
  readsPerMinute: number;
  writesPerMinute: number;
  importsPerHour: number;
  picturesPerHour: number;
  /** Feedback and recipe requests together. */
  messagesPerHour: number;
}

/** Counts a call; throws `too-many-requests` beyond the limit. */
export type RateLimit = (endpoint: Endpoint, who: string) => Promise<void>;

export function createRateLimit(limits: RateLimits): RateLimit {
  const minute = 60;
  const hour = 60 * minute;
  const limiters = {
    read: limiter("read", limits.readsPerMinute, minute),
    write: limiter("write", limits.writesPerMinute, minute),
    import: limiter("import", limits.importsPerHour, hour),
    picture: limiter("picture", limits.picturesPerHour, hour),
    message: limiter("message", limits.messagesPerHour, hour),
  };
  return async (endpoint, who) => {
    // Health must answer however often it is asked; sign-in is called by everybody before there is a user.
    if (endpoint.access === "public" && endpoint.method === "get") return;
    await consume(endpoint.method === "get" ? limiters.read : limiters.write, who);
    if (endpoint.rate) await consume(limiters[endpoint.rate], who);
  };
}

function limiter(keyPrefix: string, points: number, duration: number): RateLimiterMemory | null {
  return points > 0 ? new RateLimiterMemory({ keyPrefix, points, duration }) : null;
}

async function consume(limit: RateLimiterMemory | null, who: string): Promise<void> {
  try {
    await limit?.consume(who);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError("too-many-requests", { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
