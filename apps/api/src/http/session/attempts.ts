import type { CounterStore } from "../../ports/counter-store.ts";
import { addressBlock } from "../client/address-block.ts";
import { tooManyAttempts } from "../limits/count-attempt.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The number of wrong guesses of a secret that are allowed. */
export interface AttemptLimits {
  /** The limit for one user, and for one address, within the window. */
  each: number;
  windowMinutes: number;
  /** The limit for all callers together in an hour. */
  allPerHour: number;
}

/** The lock-out after too many wrong guesses of a secret. */
export interface Attempts {
  /**
   * Counts an attempt before it is made, so that many at once do not exceed the limit. No attempt is allowed while
   * the store cannot count.
   *
   * @throws AppError `too-many-attempts` while any of these callers, or all callers together, are locked out
   */
  begin(who: readonly string[]): Promise<Attempt>;
}

export interface Attempt {
  /** Takes it back: what succeeds is no failure. */
  succeeded(): Promise<void>;
}

export function createAttempts(
  { counters, clock }: { counters: CounterStore; clock: () => Date },
  { each, windowMinutes, allPerHour }: AttemptLimits,
): Attempts {
  const perOne = { allowed: each, windowMs: windowMinutes * MINUTE_MS };
  const perHour = { allowed: allPerHour, windowMs: HOUR_MS };

  return {
    async begin(who) {
      const counted: { key: string; endsAt: string }[] = [];
      const takeBack = async () => {
        for (const { key, endsAt } of counted) await counters.takeBack(key, endsAt);
      };
      const limited = who.map((one) => ({ key: `attempt:${addressBlock(one)}`, ...perOne }));
      // Everybody's count comes last: it must not rise, not even for a moment, by those who are locked out already.
      for (const { key, allowed, windowMs } of [...limited, { key: "attempts", ...perHour }]) {
        const now = clock();
        const { count, endsAt } = await counters.add(key, now.toISOString(), windowMs);
        counted.push({ key, endsAt });
        if (count <= allowed) continue;
        await takeBack();
        throw tooManyAttempts(endsAt, now);
      }
      return { succeeded: takeBack };
    },
  };
}
