import type { AddMessages, Messages } from "@larder/domain/messages/messages";
import { ApiError } from "@/lib/api/api-error";
import { failureOf } from "@/lib/api/problem";

/** Returns the sentence for a recipe that could not be added: a signed-out user is asked to sign in again. */
export function addProblem(messages: Messages, error: unknown, fallback: string): string {
  const isSignedOut = error instanceof ApiError && error.code === "not-signed-in";
  return isSignedOut ? messages.add.loginRequired : failureOf(messages, error, fallback);
}

/** Returns the sentence for a recipe as JSON that could not be added: its senders know what an endpoint is. */
export function addJsonProblem(messages: Messages & AddMessages, error: unknown): string {
  const { unexpected, failed, failedFormat } = messages.addJson;
  const isForeign = error instanceof ApiError && error.code === null && error.status !== 0;
  if (!isForeign) return addProblem(messages, error, failedFormat);
  return error.isJson ? failed : unexpected;
}

/** Returns the sentence for a page that could not be imported. */
export function importProblem(
  messages: Messages,
  { importProblems, addUrl }: AddMessages,
  error: unknown,
): string {
  const errors = { ...messages.errors, ...importProblems };
  return addProblem({ ...messages, errors }, error, addUrl.failedOther);
}
