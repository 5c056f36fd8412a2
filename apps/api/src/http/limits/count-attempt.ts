import type { CounterStore } from "../../ports/counter-store.ts";
import { AppError } from "../errors/app-error.ts";

interface Counted {
  counters: Pick<CounterStore, "add">;
  clock: () => Date;
}

/**
 * Counts an attempt in the store before it is made. It fails while the store cannot count: no attempt is made uncounted.
 *
 * @throws AppError `too-many-attempts` beyond `allowed` attempts in a window
 */
export async function countAttempt(
  { counters, clock }: Counted,
  { key, allowed, windowMs }: { key: string; allowed: number; windowMs: number },
): Promise<void> {
  const now = clock();
  const { count, endsAt } = await counters.add(key, now.toISOString(), windowMs);
  if (count > allowed) throw tooManyAttempts(endsAt, now);
}

/** Returns the error of an attempt that is refused until `endsAt`. */
export function tooManyAttempts(endsAt: string, now: Date): AppError {
  const waitMs = Date.parse(endsAt) - now.getTime();
  return new AppError("too-many-attempts", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
