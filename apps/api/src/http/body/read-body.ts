import type { ErrorCode } from "@larder/domain/error-code";
import type { Request, RequestHandler, Response } from "express";
import { AppError } from "../errors/app-error.ts";

/** Whether a body comes with the request at all. */
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
