import type { ErrorCode } from "@larder/domain/error-code";
import type { Messages } from "@larder/domain/messages/messages";
import { sentenceFor } from "@larder/domain/messages/problem";
import { ApiError, Unreachable } from "@/lib/api/api-error";
import { shortTime } from "@/lib/i18n/short-date";

const MINUTE_MS = 60_000;

/**
 * Returns the sentence for a failed call: that of its code in the reader's language, else the foreign answer as
 * "status: text".
 *
 * @param fallback the sentence when there is neither
 */
export function problemOf(messages: Messages, error: unknown, fallback: string): string {
  const foreign = error instanceof ApiError && error.status >= 400 ? error.message : "";
  return knownProblem(messages, error) ?? (foreign || fallback);
}

/**
 * Returns the sentence for a failed action: the problem's own sentence, or the action's `sentence` for an unexplained
 * failure.
 *
 * @param own sentences of error codes that are loaded with a feature; they come before the common ones
 */
export function failureOf(
  messages: Messages,
  error: unknown,
  sentence: string,
  own: Readonly<Partial<Record<ErrorCode, string>>> = {},
): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code && Object.hasOwn(own, code)) return own[code] ?? sentence;
  return (code === "internal" ? undefined : knownProblem(messages, error)) ?? sentence;
}

function knownProblem(messages: Messages, error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "generation-spent") {
    return [messages.errors[error.code], opening(messages, error)].filter(Boolean).join(" ");
  }
  if (error.code) return sentenceFor(messages, error.code, secondsUntil(error.retryAt));
  if (error instanceof Unreachable) return sentenceOf(messages.offline, error.lost);
  return error.status === 0 ? messages.offline.text : undefined;
}

/** Returns the whole seconds until a moment, null when it is not known. */
function secondsUntil(moment: Date | null): number | null {
  return moment && Math.max(0, Math.ceil((moment.getTime() - Date.now()) / 1000));
}

/** Returns the sentence with the time when recipes can be generated again; empty when the time is unknown. */
function opening({ generate }: Messages, { retryAt }: ApiError): string {
  if (!retryAt) return "";
  // Clocks show whole minutes: generating must be possible at the named minute.
  const minute = new Date(Math.ceil(retryAt.getTime() / MINUTE_MS) * MINUTE_MS);
  const isToday = minute.toDateString() === new Date().toDateString();
  return (isToday ? generate.againAt : generate.againTomorrowAt)(shortTime(minute));
}

function sentenceOf({ unsent, notStored, text }: Messages["offline"], lost: Unreachable["lost"]): string {
  if (lost === "unsent") return unsent;
  return lost === "not-kept" ? notStored : text;
}
