import { createHash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { indirectness } from "../client/direct-request.ts";
import { unknownCall } from "../routing/error-handler.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Answers with the metrics: requests that come straight from this machine, and bearers of the token. Others are answered
 * as for an unknown call, so that nobody learns from the answer whether there is a token.
 */
export function metricsRoute(metrics: Metrics, token: string | undefined): RequestHandler {
  return async (request, response, next) => {
    if (!isBearer(request, token) && indirectness(request, new Set()))
      return unknownCall(request, response, next);
    const { type, text } = await metrics.read();
    response.set("Cache-Control", "no-store").type(type).send(text);
  };
}

function isBearer({ headers }: Request, token: string | undefined): boolean {
  const sent = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return token !== undefined && sent !== undefined && timingSafeEqual(hash(sent), hash(token));
}

const hash = (text: string) => createHash("sha256").update(text).digest();
