import cors from "cors";
import type { RequestHandler } from "express";

/** Lets pages of these origins call the API with credentials. */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  return cors({
    origin: [...origins],
    credentials: true,
    maxAge: 600,
    exposedHeaders: ["ETag", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"],
  });
}
