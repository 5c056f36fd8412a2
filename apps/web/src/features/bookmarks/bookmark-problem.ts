import type { Messages } from "@larder/domain/messages/messages";
import { ApiError, Unreachable } from "@/lib/api/api-error";
import { failureOf } from "@/lib/api/problem";

/** What to say of a bookmark that could not be set: whoever is not signed in any more is told to be. */
export function bookmarkProblem(messages: Messages, error: unknown): string {
  const { loginRequired, toggleFailed } = messages.bookmark;
  // Nothing was typed that could be said to stay.
  if (error instanceof Unreachable) return `${messages.offline.title}. ${messages.offline.text}`;
  const isSignedOut = error instanceof ApiError && error.code === "not-signed-in";
  return isSignedOut ? loginRequired : failureOf(messages, error, toggleFailed);
}
