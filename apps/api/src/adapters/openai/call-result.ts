import type { ModelFailure } from "@larder/domain/generation/generation";

/** What came of one request. Details are for the log: codes, never text of a prompt or an answer. */
export type CallResult =
  | { outcome: "answered"; text: string }
  | { outcome: "too-long"; detail: string }
  /** Nothing that could be an answer: empty, no choices, a page, too large. */
  | { outcome: "unreadable"; detail: string; isPage?: boolean }
  /** The request itself was refused; `serverMessage` tells what the server says of it, in lower case. */
  | { outcome: "rejected"; detail: string; serverMessage: string }
  | { outcome: "busy"; detail: string; retryAfterMs?: number }
  /** The server fails, cannot be reached or breaks off. */
  | { outcome: "broken"; detail: string }
  /** Asking again would be of no use. */
  | { outcome: "final"; failure: ModelFailure; detail: string };

export interface Tokens {
  input: number;
  output: number;
}
