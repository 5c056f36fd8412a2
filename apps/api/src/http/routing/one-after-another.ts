import type { RequestHandler } from "express";

/**
 * Several handlers as one. Express takes as long to come from one handler to the next as most of them take themselves.
 *
 * @param handlers none of them answers with a promise, which nobody would wait for
 */
export function oneAfterAnother(...handlers: readonly RequestHandler[]): RequestHandler {
  return handlers.reduceRight<RequestHandler>(
    (others, handler) => (request, response, next) =>
      handler(request, response, (error) => (error ? next(error) : others(request, response, next))),
    (_request, _response, next) => next(),
  );
}
