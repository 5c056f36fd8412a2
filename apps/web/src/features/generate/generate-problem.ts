import type { ErrorCode } from "@larder/domain/error-code";
import { knownNotes, type MakerNote } from "@larder/domain/recipe/maker-note";
import type { Messages } from "@larder/domain/messages/messages";
import { ApiError } from "@/lib/api/api-error";
import { failureOf } from "@/lib/api/problem";

/** Returns the sentence for a recipe that could not be generated; details of the answer are on a line of their own. */
export function generateProblem(messages: Messages, error: unknown): string {
  const { loginRequired, failedLater } = messages.generate;
  if (!(error instanceof ApiError)) return failedLater;
  if (error.code === "not-signed-in") return loginRequired;
  const sentence = failureOf(messages, error, failedLater);
  // The notes have sentences of their own; findings are said by what the code says.
  const { notes: _notes, findings: _findings, ...details } = error.details ?? {};
  return Object.keys(details).length > 0 ? `${sentence}\n${JSON.stringify(details)}` : sentence;
}

/** Returns the notes that explain why there is no recipe for a query. */
export function reasonsOf(error: unknown): readonly MakerNote[] {
  const notes = (error instanceof ApiError && error.details?.notes) || [];
  return knownNotes(notes);
}

/** Failures of a model after which the offline composer is offered: it has no limits, and is never out of reach. */
const OF_THE_MODEL: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  "generation-unavailable",
  "generation-busy",
  "generation-spent",
  "generation-failed",
  "generation-refused",
  "generation-breach",
  "generation-unsafe",
  "generation-timeout",
]);

export function isOfTheModel(error: unknown): boolean {
  return error instanceof ApiError && OF_THE_MODEL.has(error.code);
}
