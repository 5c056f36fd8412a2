import cors from "cors";
import type { RequestHandler } from "express";
import { always } from "./always.ts";

/** What pages of these origins may ask. To who names no origin, as our own page when it reads, the answer is always the same. */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  const answer = cors({
    origin: [...origins],
    credentials: true,
    maxAge: 600,
    exposedHeaders: ["ETag", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"],
  });
  const withoutOrigin = always(answer);
  return (request, response, next) => {
    const isPlain = request.headers.origin === undefined && request.method !== "OPTIONS";
    return (isPlain ? withoutOrigin : answer)(request, response, next);
  };
}
