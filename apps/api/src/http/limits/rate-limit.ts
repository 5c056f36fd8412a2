import type { Endpoint } from "@larder/domain/contract/endpoint";
import type { CounterStore } from "../../ports/counter-store.ts";
import { addressBlock } from "../client/address-block.ts";
import { impatient } from "./impatient.ts";
import { createMemoryLimiter, createStoreLimiter, type Limiter, type MemoryLimiter } from "./limiter.ts";

/** How many calls one user, or one address without a user, may make; 0 switches a limit off. */
export interface RateLimits {
  readsPerMinute: number;
  writesPerMinute: number;
  importsPerHour: number;
  picturesPerHour: number;
  /** Feedback and recipe requests together. */
  messagesPerHour: number;
  /** Downloads of all that is stored about a user. */
  exportsPerHour: number;
}

export interface Counting {
  counters: Omit<CounterStore, "isOpen">;
  clock: () => Date;
  /** Told when calls are counted by this process alone, because the store does not answer. */
  failed: (error: unknown) => void;
}

/** Counts calls; throws `too-many-requests` beyond a limit. */
export interface RateLimit {
  /** Counts a call against the limit of all reads or writes, before its input is read. */
  eachMinute(endpoint: Endpoint, who: string): Promise<void>;
  /** Counts what a read costs beside itself; `who` is a rate-limit key. What is refused is not counted. */
  charge(who: string, reads: number): Promise<void>;
  /** Counts a call whose input is in order against the stricter limit that its endpoint names. */
  eachHour(endpoint: Endpoint, who: string): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Counts where it is worth its price: the calls of an hour in the store, so that a restart forgives nothing; writes too
 * where several processes share the store; reads in this process alone, for counting one would cost more than the read.
 */
export function createRateLimit(limits: RateLimits, { counters, clock, failed }: Counting): RateLimit {
  const add = (key: string, now: string, windowMs: number) => counters.add(key, now, windowMs);
  const shared = { add: impatient(add, failed), now: clock };
  const inMemory = (name: string, points: number, windowMs: number): MemoryLimiter | null =>
    points > 0 ? createMemoryLimiter({ name, points, windowMs }) : null;
  const inStore = (name: string, points: number, windowMs: number): Limiter | null =>
    points > 0 ? createStoreLimiter({ name, points, windowMs }, shared) : null;

  const read = inMemory("read", limits.readsPerMinute, MINUTE_MS);
  const writes = ["write", limits.writesPerMinute, MINUTE_MS] as const;
  const write = counters.isShared ? inStore(...writes) : (inMemory(...writes)?.count ?? null);
  const strict = {
    import: inStore("import", limits.importsPerHour, HOUR_MS),
    picture: inStore("picture", limits.picturesPerHour, HOUR_MS),
    export: inStore("export", limits.exportsPerHour, HOUR_MS),
    message: inStore("message", limits.messagesPerHour, HOUR_MS),
  };
  return {
    async eachMinute(endpoint, caller) {
      // Health must answer however often it is asked; sign-in is called by everybody before there is a user.
      if (endpoint.access === "public" && endpoint.method === "get") return;
      await (endpoint.method === "get" ? read?.count : write)?.(addressBlock(caller));
    },
    charge: async (who, reads) => read?.charge(who, reads),
    async eachHour({ rate }, caller) {
      if (rate) await strict[rate]?.(addressBlock(caller));
    },
  };
}
