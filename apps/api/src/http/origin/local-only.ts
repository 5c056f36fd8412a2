import type { Request, RequestHandler, Response } from "express";
import { enScriptErrors } from "@larder/domain/messages/en-script-errors";
import type { Logger } from "pino";
import { indirectness, type IndirectReason } from "../client/direct-request.ts";
import { AppError } from "../errors/app-error.ts";

const STATUS = 403;
const GOOGLE_API = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com(?:\/|$)/;

/**
 * Rejects every request that does not come straight from this machine. It stands before the whole application where
 * sign-in is local: tokens are unsigned there, so a client that reaches any call could be any user.
 *
 * @param ownOrigins further origins of the app, such as the development server's; only loopback ones count
 */
export function localOnly(ownOrigins: readonly string[], log: Logger): RequestHandler {
  const own = new Set(ownOrigins.filter(isLoopback));
  const reported = new Set<IndirectReason>();
  return (request, response, next) => {
    const found = indirectness(request, own);
    if (!found) return next();
    if (!reported.has(found.reason)) {
      reported.add(found.reason);
      log.warn(found, "refused: local sign-in serves this machine alone, see docs/deployment.md");
    }
    response.setHeader("Cache-Control", "no-store");
    if (GOOGLE_API.test(request.path)) return refuseAsGoogle(response);
    if (isPage(request))
      return void response.status(STATUS).type("text/plain").send(enScriptErrors["local-only"]);
    next(new AppError("local-only"));
  };
}

/** Answers in the shape that the sign-in library reads, with the code as its first word. */
function refuseAsGoogle(response: Response): void {
  const message = `LOCAL_ONLY : ${enScriptErrors["local-only"]}`;
  response.status(STATUS).json({
    error: { code: STATUS, message, errors: [{ message, reason: "forbidden", domain: "global" }] },
    code: "local-only",
  });
}

function isPage({ method, path, headers }: Request): boolean {
  return method === "GET" && !path.startsWith("/api") && (headers.accept ?? "").startsWith("text/html");
}

function isLoopback(origin: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(URL.parse(origin)?.hostname ?? "");
}
