import type { ErrorRequestHandler } from "express";
import { AccountsUnavailable } from "./accounts.ts";

/** A refusal in the format of Google's API; both SDKs turn the first word of the message into an error code. */
export class GoogleError extends Error {
  override name = "GoogleError";
  readonly status: number;

  /** @param detail for people; separated by " : ", as the SDKs expect it */
  constructor(word: string, detail?: string, status = 400) {
    super(detail ? `${word} : ${detail}` : word);
    this.status = status;
  }
}

/** The body parser's errors in the format of Google's API. */
const BODY_ERRORS = new Map([
  ["entity.parse.failed", new GoogleError("INVALID_ARGUMENT", "The body is not valid JSON.")],
  ["entity.too.large", new GoogleError("INVALID_ARGUMENT", "The body is larger than 100 KB.", 413)],
]);

/** The seconds after which a client may retry a call that failed on a full disk. */
const STORE_RETRY_SECONDS = "2";

/**
 * Answers refusals in Google's format; passes other errors on to the next error handler.
 *
 * @param failed called with the error when accounts could not be stored
 */
export function answerAsGoogle(failed: (error: AccountsUnavailable) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const refusal = asRefusal(error);
    if (!refusal || response.headersSent) return next(error);
    if (error instanceof AccountsUnavailable) {
      failed(error);
      response.set("Retry-After", STORE_RETRY_SECONDS);
    }
    const { message, status } = refusal;
    response
      .status(status)
      .json({ error: { code: status, message, errors: [{ message, reason: "invalid", domain: "global" }] } });
  };
}

function asRefusal(error: unknown): GoogleError | undefined {
  if (error instanceof GoogleError) return error;
  if (error instanceof AccountsUnavailable)
    return new GoogleError("ACCOUNT_NOT_STORED", "The account cannot be stored; the disk may be full.", 503);
  if (!(error instanceof Error) || !("type" in error) || !("status" in error)) return undefined;
  if (typeof error.type !== "string" || typeof error.status !== "number" || error.status >= 500)
    return undefined;
  return BODY_ERRORS.get(error.type) ?? new GoogleError("INVALID_ARGUMENT", error.message, error.status);
}
