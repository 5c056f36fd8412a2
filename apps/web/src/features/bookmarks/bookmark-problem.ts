import type { Messages } from "@larder/domain/messages/messages";
import { ApiError } from "@/lib/api-error";
import { failureOf } from "@/lib/problem";

/** What to say of a bookmark that could not be set: whoever is not signed in any more is told to be. */
export function bookmarkProblem(messages: Messages, error: unknown): string {
  const { loginRequired, toggleFailed } = messages.bookmark;
  const isSignedOut = error instanceof ApiError && error.code === "not-signed-in";
  return isSignedOut ? loginRequired : failureOf(messages, error, toggleFailed);
}
