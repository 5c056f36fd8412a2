import { AppError } from "../errors/app-error.ts";

const RETRY_AFTER_SECONDS = 2;

export interface HeavyLimits {
  /** Heavy answers that one caller may be given at once. */
  each: number;
  /** Heavy answers that are given to all callers at once. */
  all: number;
  /** Refuses those beyond the limit of all. */
  code?: "server-busy" | "too-many-requests";
}

export type HeavyAnswers = ReturnType<typeof createHeavyAnswers>;

/** Bounds how many answers are made at once that take long to make or to read. */
export function createHeavyAnswers({ each, all, code = "server-busy" }: HeavyLimits) {
  const callers = new Map<string, number>();
  let total = 0;

  function check(who: string): void {
    if ((callers.get(who) ?? 0) >= each)
      throw new AppError("too-many-requests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (total >= all) throw new AppError(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  return {
    /** Throws as `begin` would, and begins nothing. */
    check,
    /**
     * Begins a heavy answer; throws `too-many-requests` when this caller has enough of them, `server-busy` when all
     * together have.
     *
     * @returns ends it; a second call does nothing
     */
    begin(who: string): () => void {
      check(who);
      callers.set(who, (callers.get(who) ?? 0) + 1);
      total += 1;
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        total -= 1;
        const left = (callers.get(who) ?? 0) - 1;
        if (left > 0) callers.set(who, left);
        else callers.delete(who);
      };
    },
  };
}
