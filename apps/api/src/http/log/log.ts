import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import {
  destination as createDestination,
  type DestinationStream,
  type Logger,
  pino,
  stdTimeFunctions,
} from "pino";
import { addressBlock } from "../client/address-block.ts";

export const REQUEST_ID = "X-Request-Id";

const SECRET = [
  "authorization",
  "cookie",
  "set-cookie",
  "password",
  "email",
  "idToken",
  "token",
  "privateKey",
];

/**
 * The one logger: JSON lines with the level as a word and the time in ISO form, secrets redacted at every depth that is
 * logged. Without a destination they go to stdout, gathered for a quarter of a second, since a system call for each line
 * would cost more than most answers.
 */
export function createLogger(level: string, destination: DestinationStream = gatheredStdout()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`, `*.*.*["${key}"]`]),
        censor: "[redacted]",
      },
    },
    destination,
  );
}

function gatheredStdout(): DestinationStream {
  return createDestination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 });
}

/** An address that contains a secret. */
const SECRET_PATH = /^(\/(?:s|save)\/)[^/]+/;

/** The fields by which log lines name a request: nothing of its query, headers or body, and no token of a public link. */
export function nameOf({ method, originalUrl }: Request, response: Response) {
  const path = originalUrl.split("?", 1)[0]?.replace(SECRET_PATH, "$1[token]");
  return { id: response.getHeader(REQUEST_ID), method, path };
}

/** The facts that a handler notes about its request for the line at its end. */
interface Noted {
  /** The caller, where it is known. */
  uid?: string;
  /** The address of a caller who was refused without being known. */
  address?: string;
  /** Why the request was refused. */
  code?: string;
  cause?: unknown;
}

/** Notes something for the request's line in the log. */
export function note(response: Response, noted: Noted): void {
  Object.assign(response.locals, noted);
}

/**
 * Gives each request an id, and writes one line when it has ended. Nothing is made before there is something to write:
 * a logger for each request would take longer than most answers do.
 *
 * @param pseudonym gives a stable name that stands for a user or an address
 */
export function requestLog(logger: Logger, pseudonym: (text: string) => string): RequestHandler {
  // These lines hold nothing that would have to be redacted, unless there is a cause.
  const plain = logger.child({}, { redact: [] });
  return (request, response, next) => {
    const startedAt = performance.now();
    response.setHeader(REQUEST_ID, randomUUID());
    response.once("close", () => {
      const { statusCode: status } = response;
      const level = status === 500 ? "error" : isRoutine(request.originalUrl, status) ? "debug" : "info";
      if (!logger.isLevelEnabled(level)) return;
      const { uid, address, code, cause }: Noted = response.locals;
      const line = {
        req: nameOf(request, response),
        res: { status },
        responseTime: Math.round(performance.now() - startedAt),
        ...(uid !== undefined && { user: pseudonym(uid) }),
        ...(uid === undefined && address !== undefined && { client: pseudonym(addressBlock(address)) }),
        ...(code !== undefined && { code }),
        ...(cause !== undefined && { err: cause }),
      };
      const log = cause === undefined ? plain : logger;
      log[level](line, response.writableFinished ? "request completed" : "request aborted");
    });
    next();
  };
}

/**
 * Returns whether a request is of no interest in the log: health, pictures and files of the web client, unless they
 * are refused.
 */
function isRoutine(url: string, status: number): boolean {
  return status < 400 && !url.startsWith("/api/") && !url.startsWith("/identitytoolkit.");
}
