import type { RawBody } from "@larder/domain/contract/endpoint";
import type { ErrorCode } from "@larder/domain/error-code";
import express, { type Request, type RequestHandler, type Response } from "express";
import { AppError } from "../errors/app-error.ts";

/** Returns whether the request has a body. */
export function hasBody(request: Request): boolean {
  return (
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0
  );
}

/**
 * Reads the body by a parser of Express.
 *
 * @param codes our own code for each status that the parser may refuse with
 */
export async function readBody(
  parser: RequestHandler,
  request: Request,
  response: Response,
  codes: Readonly<Record<400 | 413 | 415, ErrorCode>>,
): Promise<unknown> {
  const refusal = await new Promise<unknown>((resolve) => void parser(request, response, resolve));
  if (!refusal) return request.body;
  const status = typeof refusal === "object" && "status" in refusal ? refusal.status : undefined;
  // Without its cause: the parser's error quotes the body, and the cause goes to the log.
  if (status === 400 || status === 413 || status === 415) throw new AppError(codes[status]);
  throw refusal instanceof Error ? refusal : new Error("The body could not be read.", { cause: refusal });
}

/**
 * Reads a body that is a file.
 *
 * @returns its bytes as they were sent; none when there is no body
 * @throws AppError with the endpoint's own codes for another content type or too many bytes
 */
export async function readRawBody(
  request: Request,
  response: Response,
  { types, limit, wrongType, tooLarge }: RawBody,
): Promise<Uint8Array> {
  if (!hasBody(request)) return new Uint8Array();
  if (!request.is([...types])) throw new AppError(wrongType);
  // Told at once: the parser would first wait for all of it.
  if (Number(request.headers["content-length"]) > limit) throw new AppError(tooLarge);
  const parser = express.raw({ type: () => true, limit, inflate: false });
  const codes = { 400: "bad-input", 413: tooLarge, 415: wrongType } as const;
  const body = await readBody(parser, request, response, codes);
  return body instanceof Uint8Array ? body : new Uint8Array();
}
