import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pino, type DestinationStream, type Logger } from "pino";
import { pinoHttp } from "pino-http";

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

/** One line a request, with its id, without headers, query or body. */
export function requestLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (_request: IncomingMessage, response: ServerResponse) => {
      const id = randomUUID();
      response.setHeader("X-Request-Id", id);
      return id;
    },
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split("?", 1)[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    autoLogging: {
      ignore: (request) =>
        request.url === "/healthz" || request.url === "/readyz" || !!request.url?.startsWith("/assets/"),
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode === 500 ? "error" : "info"),
  });
}
