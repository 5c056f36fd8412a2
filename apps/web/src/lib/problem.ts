import type { Messages } from "@larder/domain/messages/messages";
import { ApiError, Unreachable } from "@/lib/api-error";

/**
 * The sentence for a failed call: that of its code in the reader's language, else the message of the failure.
 *
 * @param fallback said when the failure has no sentence of its own
 */
export function problemOf(messages: Messages, error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.code) return messages.errors[error.code];
  if (error instanceof Unreachable) return sentenceOf(messages.offline, error.lost);
  return error.status === 0 ? messages.offline.text : error.message || fallback;
}

function sentenceOf({ unsent, notKept, text }: Messages["offline"], lost: Unreachable["lost"]): string {
  if (lost === "unsent") return unsent;
  return lost === "not-kept" ? notKept : text;
}
