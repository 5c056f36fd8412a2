import type { ModelFailure } from "@larder/domain/generation/generation";
import type { CallResult } from "./call-result.ts";
import { type ChatMessage, type Issue, repairMessages } from "./prompt.ts";

/** Why a request gave no recipe. */
export type Failure =
  | Exclude<CallResult, { outcome: "answered" }>
  | { outcome: "invalid"; detail: string; issues: readonly Issue[]; reply: string };

/** What a request differs in from the first. */
export interface Attempt {
  /** The turns of a repair. */
  repair: readonly ChatMessage[];
  /** How much freer the answer may be written. */
  rise: number;
  isShorter: boolean;
}

export const FIRST_ATTEMPT: Attempt = { repair: [], rise: 0, isShorter: false };

const UNREADABLE = { rise: 0.3, pauseMs: 400 };
const FRESH_RISE = 0.6;
const BROKEN_PAUSE_MS = 1_000;
/** Where a busy server does not say when to come again. */
const BUSY_PAUSE_MS = 1_000;
/** Nobody waits longer in front of a spinner. */
const LONGEST_BUSY_PAUSE_MS = 20_000;

/**
 * What to try after a failure; null when another try would be of no use.
 *
 * @param nth how often this failure has come for this question, from 1
 */
export function nextAttempt(
  failed: Failure,
  nth: number,
  attempt: Attempt,
): { attempt: Attempt; pauseMs: number } | null {
  const { isShorter } = attempt;
  if (failed.outcome === "final") return null;
  if (failed.outcome === "rejected") return { attempt, pauseMs: 0 };
  if (failed.outcome === "invalid") {
    const repair = repairMessages(failed.reply, failed.issues);
    if (nth === 1) return { attempt: { repair, rise: 0, isShorter }, pauseMs: 0 };
    return nth === 2 ? { attempt: { repair: [], rise: FRESH_RISE, isShorter }, pauseMs: 0 } : null;
  }
  if (nth > 1) return null;
  if (failed.outcome === "unreadable") {
    return { attempt: { ...attempt, rise: UNREADABLE.rise }, pauseMs: UNREADABLE.pauseMs };
  }
  if (failed.outcome === "too-long") return { attempt: { ...attempt, isShorter: true }, pauseMs: 0 };
  if (failed.outcome === "broken") return { attempt, pauseMs: BROKEN_PAUSE_MS };
  const { retryAfterMs = BUSY_PAUSE_MS } = failed;
  return retryAfterMs <= LONGEST_BUSY_PAUSE_MS ? { attempt, pauseMs: retryAfterMs } : null;
}

/** What a failure is called when it was the last. */
export function failureOf(failed: Failure): ModelFailure {
  switch (failed.outcome) {
    case "final":
      return failed.failure;
    case "unreadable":
      // The address leads to a web page: its path is wrong.
      return failed.isPage ? "not-set-up" : "no-recipe";
    case "invalid":
      return "no-recipe";
    case "rejected":
      return "not-set-up";
    case "broken":
      return "unavailable";
    case "busy":
    case "too-long":
      return failed.outcome;
  }
}
