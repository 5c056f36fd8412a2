import type { Messages } from "@larder/domain/messages/messages";
import { ApiError } from "@/lib/api-error";
import { problemOf } from "@/lib/problem";

/** What to say of a recipe that could not be generated; details of the answer stand on a line of their own. */
export function generateProblem(messages: Messages, error: unknown): string {
  const { loginRequired, failedLater } = messages.generate;
  if (!(error instanceof ApiError)) return failedLater;
  if (error.code === "not-signed-in") return loginRequired;
  const sentence = problemOf(messages, error, failedLater);
  return error.details ? `${sentence}\n${JSON.stringify(error.details)}` : sentence;
}
