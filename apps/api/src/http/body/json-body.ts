import express, { type Request, type Response } from "express";
import { UNSAFE_KEYS } from "@larder/domain/recipe/group-key";
import { AppError } from "../errors/app-error.ts";
import { hasBody, readBody } from "./read-body.ts";

const DEFAULT_LIMIT_BYTES = 100 * 1024;
const MAX_DEPTH = 32;
const CODES = { 400: "bad-json", 413: "too-large", 415: "unsupported-media-type" } as const;

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
  const body = await readBody(parserFor(limit), request, response, CODES);
  refuseUnsafe(body);
  return body;
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
