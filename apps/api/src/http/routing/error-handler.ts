import { endpointGroups } from "@larder/domain/contract/all";
import type { ErrorCode } from "@larder/domain/error-code";
import type { ErrorAnswer } from "@larder/domain/contract/error";
import { en } from "@larder/domain/messages/en";
import { enAdd } from "@larder/domain/messages/en-add";
import { enArchiveProblems } from "@larder/domain/messages/en-archive-problems";
import { enCollectionProblems } from "@larder/domain/messages/en-collection-problems";
import { enLinks } from "@larder/domain/messages/en-links";
import { enCommunity } from "@larder/domain/messages/en-community";
import { enOwnAccounts } from "@larder/domain/messages/en-own-accounts";
import { enScriptErrors } from "@larder/domain/messages/en-script-errors";
import { sentenceFor } from "@larder/domain/messages/problem";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { DamagedRecord } from "../../ports/damaged-record.ts";
import { InvalidCursor } from "../../ports/page.ts";
import { StoreUnavailable } from "../../ports/store.ts";
import { AppError } from "../errors/app-error.ts";
import { InvalidAnswer } from "../answers/checked-json.ts";
import { STATUS } from "../errors/error-status.ts";
import { nameOf, note, REQUEST_ID } from "../log/log.ts";

/** Answers every call that has no handler: 405 where the path takes other methods, which `Allow` names, else 404. */
export const unknownCall: RequestHandler = (request, response) => {
  const methods = PATHS.filter(({ pattern }) => pattern.test(request.path)).map(({ method }) => method);
  if (methods.length === 0) throw new AppError("not-found");
  const allowed = new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : [])]);
  response.set("Allow", [...allowed].join(", "));
  throw new AppError("method-not-allowed");
};

const PATHS = endpointGroups
  .flatMap(({ endpoints }) => Object.values(endpoints))
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
  }));

/** Answers of a server that is in order: they name a state, not a fault. */
const EXPECTED: ReadonlySet<ErrorCode> = new Set(["generation-unavailable", "links-unavailable", "stopping"]);

/** Turns whatever was thrown into the one shape of an error answer. */
export function createErrorHandler(log: Logger): ErrorRequestHandler {
  // Express tells it from other handlers by its four parameters.
  return (error: unknown, request, response, _next) => {
    // The client has gone: nobody is left to answer, and nothing is wrong with us.
    if (response.headersSent ? isBrokenOff(error) : request.socket.destroyed) return;
    const appError = asAppError(error);
    const status = STATUS[appError.code];
    // The cause goes to the log alone: drivers name hosts, files and queries.
    if (status >= 500 && !EXPECTED.has(appError.code))
      log.error({ req: nameOf(request, response), err: error, code: appError.code }, "request failed");
    note(response, {
      code: appError.code,
      ...(request.ip !== undefined && { address: request.ip }),
      ...(status < 500 && appError.extras.cause !== undefined && { cause: appError.extras.cause }),
    });
    // Of an answer that has begun nobody must take the half for the whole.
    if (response.headersSent) response.destroy();
    else answer(response, status, appError);
  };
}

/** Returns whether the error only says that the client did not wait for the rest of an answer. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

const SENTENCES = {
  errors: {
    ...en.errors,
    ...enScriptErrors,
    ...enAdd.importProblems,
    ...enOwnAccounts.problems,
    ...enCollectionProblems,
    ...enArchiveProblems.errors,
    ...enLinks.problems,
    ...enCommunity.problems,
  },
  errorsWithWait: en.errorsWithWait,
};

function answer(response: Response, status: number, { code, extras }: AppError): void {
  const { details, existingRecipe, retryAfterSeconds } = extras;
  const id = response.getHeader(REQUEST_ID);
  if (retryAfterSeconds !== undefined) response.setHeader("Retry-After", String(retryAfterSeconds));
  response.setHeader("Cache-Control", "no-store");
  // What was about to send a file has named the file's type already.
  response
    .status(status)
    .type("json")
    .json({
      success: false,
      error: sentenceFor(SENTENCES, code, retryAfterSeconds),
      code,
      ...(details && { details }),
      ...(existingRecipe && { existingRecipe }),
      ...(typeof id === "string" && { requestId: id }),
    } satisfies ErrorAnswer);
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StoreUnavailable)
    return new AppError("store-unavailable", { cause: error, retryAfterSeconds: 2 });
  if (error instanceof InvalidAnswer || error instanceof DamagedRecord)
    return new AppError("corrupt-record", { cause: error });
  if (error instanceof InvalidCursor)
    return new AppError("bad-input", {
      details: { issues: [{ path: "query.cursor", message: "Not a cursor of this list." }] },
    });
  // Express itself refuses addresses that cannot be decoded.
  if (error instanceof URIError) return new AppError("bad-input", { cause: error });
  if (isRefusal(error))
    return new AppError(error.status === 404 ? "not-found" : "bad-input", { cause: error });
  return new AppError("internal", { cause: error });
}

/** Returns whether the file server refused the request: a range beyond the end, a failed condition, a bad address. */
function isRefusal(error: unknown): error is { status: number } {
  if (typeof error !== "object" || error === null) return false;
  return "expose" in error && error.expose === true && "status" in error && typeof error.status === "number";
}
