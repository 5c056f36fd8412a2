import type { ModelFailure } from "@larder/domain/generation/generation";
import type { Breach, Danger } from "@larder/domain/recipe/examination";
import type { CallResult } from "./call-result.ts";
import { type ChatMessage, type Issue, repairMessages } from "./prompt.ts";

/** Why a request gave no recipe. */
export type Failure =
  | Exclude<CallResult, { outcome: "answered" }>
  | { outcome: "invalid"; detail: string; issues: readonly Issue[]; reply: string }
  /** A recipe that has what its request bars, or that can do harm. */
  | {
      outcome: "harmful";
      detail: string;
      issues: readonly Issue[];
      reply: string;
      findings: readonly (Breach | Danger)[];
      failure: "breach" | "unsafe";
    };

/** The differences of a request from the first one. */
export interface Attempt {
  /** The messages of a repair. */
  repair: readonly ChatMessage[];
  /** The rise of the sampling temperature. */
  rise: number;
  isShorter: boolean;
}

export const FIRST_ATTEMPT: Attempt = { repair: [], rise: 0, isShorter: false };

const UNREADABLE = { rise: 0.3, pauseMs: 400 };
const FRESH_RISE = 0.6;
const BROKEN_PAUSE_MS = 1_000;
/** The pause in milliseconds where a busy server gives none. */
const BUSY_PAUSE_MS = 1_000;
/** The longest pause in milliseconds: users do not wait longer for an answer. */
const LONGEST_BUSY_PAUSE_MS = 20_000;

/**
 * Returns the next attempt after a failure, with the pause before it in milliseconds; null when a retry cannot help.
 *
 * @param nth the number of such failures for this question, from 1
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
  if (failed.outcome === "broken") return { attempt, pauseMs: BROKEN_PAUSE_MS };
  if (nth > 1) return null;
  if (failed.outcome === "harmful")
    return {
      attempt: { repair: repairMessages(failed.reply, failed.issues), rise: 0, isShorter },
      pauseMs: 0,
    };
  if (failed.outcome === "unreadable") {
    return { attempt: { ...attempt, rise: UNREADABLE.rise }, pauseMs: UNREADABLE.pauseMs };
  }
  if (failed.outcome === "too-long") return { attempt: { ...attempt, isShorter: true }, pauseMs: 0 };
  const { retryAfterMs = BUSY_PAUSE_MS } = failed;
  return retryAfterMs <= LONGEST_BUSY_PAUSE_MS ? { attempt, pauseMs: retryAfterMs } : null;
}

/** Returns the reported failure when the last attempt failed. */
export function failureOf(failed: Failure): ModelFailure {
  switch (failed.outcome) {
    case "final":
    case "harmful":
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
