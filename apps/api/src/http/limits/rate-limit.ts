import type { Endpoint } from "@larder/domain/contract/endpoint";
import type { CounterStore } from "../../ports/counter-store.ts";
import { addressBlock } from "../client/address-block.ts";
import { withTimeout } from "./with-timeout.ts";
import { createMemoryLimiter, createStoreLimiter, type HeaderTarget, type Limiter } from "./limiter.ts";

/** The number of calls that one user, or one address without a user, may make; 0 switches a limit off. */
export interface RateLimits {
  readsPerMinute: number;
  writesPerMinute: number;
  importsPerHour: number;
  picturesPerHour: number;
  /** Pictures and PDF documents whose text is read. */
  textsPerHour: number;
  /** Feedback and recipe requests together. */
  messagesPerHour: number;
  /** Comments, public ratings and reports together. */
  communityPerHour: number;
  /** Downloads of all that is stored about a user. */
  exportsPerHour: number;
}

export interface Counting {
  counters: Omit<CounterStore, "isOpen">;
  clock: () => Date;
  /** Called when this process counts by itself because the store does not answer. */
  failed: (error: unknown) => void;
}

/** Counts calls; throws `too-many-requests` beyond a limit. The answer gets headers that name the last counted limit. */
export interface RateLimit {
  /** Counts a call against the limit of all reads or writes, before its input is read. */
  eachMinute(endpoint: Endpoint, who: string, answer?: HeaderTarget): Promise<void>;
  /** Counts what a read costs beside itself; `who` is a rate-limit key. What is refused is not counted. */
  charge(who: string, reads: number, answer?: HeaderTarget): Promise<void>;
  /** Counts a call whose input is in order against the stricter limit that its endpoint names. */
  eachHour(endpoint: Endpoint, who: string, answer?: HeaderTarget): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The number of trials of the model that one administrator may make: each is paid for. */
const TRIALS_PER_HOUR = 20;
/** The number of pieces of files, 4 MiB each, that one user may send: as much as a fast connection carries. */
const PIECES_PER_MINUTE = 1_200;

/**
 * Creates the limits of calls, counted where it is worth its price: the calls of an hour in the store, so that a
 * restart resets nothing; writes too where several processes share the store; reads in this process alone, because
 * counting one in the store would cost more than the read.
 */
export function createRateLimit(limits: RateLimits, { counters, clock, failed }: Counting): RateLimit {
  const add = (key: string, now: string, windowMs: number) => counters.add(key, now, windowMs);
  const shared = { add: withTimeout(add, failed), now: clock };
  const inMemory = (name: string, points: number, windowMs: number, quietAbove?: number) =>
    points > 0 ? createMemoryLimiter({ name, points, windowMs }, quietAbove) : null;
  const inStore = (name: string, points: number, windowMs: number): Limiter | null =>
    points > 0 ? createStoreLimiter({ name, points, windowMs }, shared) : null;

  // Most reads are of users who are far from the limit; headers would cost them more than they tell.
  const read = inMemory("read", limits.readsPerMinute, MINUTE_MS, limits.readsPerMinute / 2);
  const writes = ["write", limits.writesPerMinute, MINUTE_MS] as const;
  const write = counters.isShared ? inStore(...writes) : (inMemory(...writes)?.count ?? null);
  const piece = createMemoryLimiter({ name: "piece", points: PIECES_PER_MINUTE, windowMs: MINUTE_MS });
  const strict = {
    import: inStore("import", limits.importsPerHour, HOUR_MS),
    picture: inStore("picture", limits.picturesPerHour, HOUR_MS),
    text: inStore("text", limits.textsPerHour, HOUR_MS),
    export: inStore("export", limits.exportsPerHour, HOUR_MS),
    trial: inStore("trial", TRIALS_PER_HOUR, HOUR_MS),
    community: inStore("community", limits.communityPerHour, HOUR_MS),
    message: inStore("message", limits.messagesPerHour, HOUR_MS),
  };
  return {
    async eachMinute(endpoint, caller, answer) {
      // Health must answer however often it is asked; sign-in is called by everybody before there is a user.
      if (endpoint.access === "public" && endpoint.method === "get") return;
      if (endpoint.rate === "piece") return piece.count(addressBlock(caller), answer);
      await (endpoint.method === "get" ? read?.count : write)?.(addressBlock(caller), answer);
    },
    charge: async (who, reads, answer) => read?.charge(who, reads, answer),
    async eachHour({ rate }, caller, answer) {
      if (rate && rate !== "piece") await strict[rate]?.(addressBlock(caller), answer);
    },
  };
}
