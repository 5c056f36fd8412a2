import type { ModelFailure } from "@larder/domain/generation/generation";

/** The result of one request. Details are for the log: codes, never text of a prompt or an answer. */
export type CallResult = Outcome & {
  /** The server's own words on a failure, for the administrator alone. */
  reason?: string;
};

type Outcome =
  | { outcome: "answered"; text: string }
  | { outcome: "too-long"; detail: string }
  /** No usable answer: empty, no choices, a web page, or too large. */
  | { outcome: "unreadable"; detail: string; isPage?: boolean }
  /** The server rejected the request; `serverMessage` is its reason in lower case. */
  | { outcome: "rejected"; detail: string; serverMessage: string }
  | { outcome: "busy"; detail: string; retryAfterMs?: number }
  /** The server fails, cannot be reached or breaks off. */
  | { outcome: "broken"; detail: string }
  /** A failure that a retry cannot solve. */
  | { outcome: "final"; failure: ModelFailure; detail: string };

export interface Tokens {
  input: number;
  output: number;
}
