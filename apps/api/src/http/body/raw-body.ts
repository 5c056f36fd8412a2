import type { RawBody } from "@larder/domain/contract/endpoint";
import express, { type Request, type Response } from "express";
import { AppError } from "../errors/app-error.ts";
import { hasBody, readBody } from "./read-body.ts";

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
