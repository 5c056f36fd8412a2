import express, { type Request, type Response } from "express";
import { UNSAFE_KEYS } from "@larder/domain/group-key";
import { AppError } from "./app-error.ts";

const DEFAULT_LIMIT_BYTES = 100 * 1024;
const MAX_DEPTH = 32;

const parsers = new Map<number, ReturnType<typeof express.json>>();

function parserFor(limit: number) {
  const parser = parsers.get(limit) ?? express.json({ limit, strict: false });
  parsers.set(limit, parser);
  return parser;
}

/**
 * Reads the JSON body of a request.
 *
 * @returns undefined when there is none
 * @throws AppError for another content type, too many bytes, bad JSON, nesting beyond 32, keys that reach a prototype
 */
export async function readJsonBody(
  request: Request,
  response: Response,
  limit = DEFAULT_LIMIT_BYTES,
): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  if (!request.is("application/json")) throw new AppError("unsupported-media-type");
  await new Promise<void>((resolve, reject) => {
    parserFor(limit)(request, response, (error?: unknown) => (error ? reject(bodyError(error)) : resolve()));
  });
  const body: unknown = request.body;
  refuseUnsafe(body);
  return body;
}

function hasBody(request: Request): boolean {
  return (
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0
  );
}

function bodyError(error: unknown): Error {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  if (status === 413) return new AppError("too-large");
  if (status === 415) return new AppError("unsupported-media-type");
  // Without its cause: the parser's error quotes the body, and the cause goes to the log.
  if (status === 400) return new AppError("bad-json");
  return error instanceof Error ? error : new Error("The body could not be read.", { cause: error });
}

/** Walks without recursion: 100 KB can hold 40,000 nested lists. */
function refuseUnsafe(body: unknown): void {
  const open: { value: unknown; depth: number; path: string }[] = [{ value: body, depth: 0, path: "body" }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, depth, path } = item;
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAX_DEPTH) throw badInput("body", `Nested deeper than ${MAX_DEPTH} levels.`);
    for (const key of Object.keys(value)) {
      if (UNSAFE_KEYS.has(key)) throw badInput(path, `The key ${key} is not allowed.`);
      open.push({
        value: Reflect.get(value, key),
        depth: depth + 1,
        path: depth < 4 ? `${path}.${key}` : path,
      });
    }
  }
}

function badInput(path: string, message: string): AppError {
  return new AppError("bad-input", { details: { issues: [{ path, message }] } });
}
