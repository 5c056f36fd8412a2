import type { Messages } from "@larder/domain/messages/messages";
import { ApiError } from "@/lib/api/api-error";
import { problemOf } from "@/lib/api/problem";

/** Returns the sentence for a list of recipes that could not be loaded: its status, or that it could not be read. */
export function listProblem(messages: Messages, error: Error | null): string {
  if (!(error instanceof ApiError && error.status > 0))
    return problemOf(messages, error, messages.errors.internal);
  return error.status < 400 ? messages.list.unreadable : messages.list.failed(error.status);
}
