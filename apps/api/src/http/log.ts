import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { pino, type DestinationStream, type Logger } from "pino";

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

/** The one logger: JSON lines, secrets redacted at every depth that we log. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: SECRET.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`, `*.*.*["${key}"]`]),
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What the lines about a request call it by: nothing of its query, headers or body. */
export function nameOf({ method, originalUrl }: Request, response: Response) {
  return { id: response.getHeader(REQUEST_ID), method, path: originalUrl.split("?", 1)[0] };
}

/**
 * Gives each request an id, and writes one line when it has ended. Nothing is made before there is something to write:
 * a logger for each request would take longer than most answers do.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.setHeader(REQUEST_ID, randomUUID());
    response.once("close", () => {
      const { statusCode: status } = response;
      const level = status === 500 ? "error" : "info";
      if (!logger.isLevelEnabled(level) || isRoutine(request.originalUrl)) return;
      const line = {
        req: nameOf(request, response),
        res: { status },
        responseTime: Math.round(performance.now() - startedAt),
      };
      logger[level](line, response.writableFinished ? "request completed" : "request aborted");
    });
    next();
  };
}

/** What is asked again and again, and says nothing about anybody. */
function isRoutine(url: string): boolean {
  return url === "/healthz" || url === "/readyz" || url.startsWith("/assets/");
}
