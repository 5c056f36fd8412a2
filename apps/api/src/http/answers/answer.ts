import type { Endpoint } from "@larder/domain/contract/endpoint";
import type { Request, Response } from "express";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { jsonBytes } from "./json-bytes.ts";
import type { JsonStream } from "./json-stream.ts";
import type { OnSkipped } from "./skipped-items.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";
import { Reply } from "./reply.ts";

const JSON_TYPE = "application/json";

export function asReply<T extends object>(answer: T | Reply<T>): Reply<T> {
  return answer instanceof Reply ? answer : new Reply(answer);
}

/**
 * Serialises an answer as JSON, with the fields of the contract alone. A list that is read skips items that do not
 * fit the contract; a document would not be the same without a part of it.
 */
export function answerBytes(endpoint: Endpoint, body: object, onSkipped: OnSkipped): Buffer {
  const { response, document, method } = endpoint;
  if (document) return jsonBytes(response, body);
  return jsonBytes(response, { success: true, ...body }, method === "get" ? onSkipped : undefined);
}

/** Counts bytes as waiting for their reader before they are sent; throws when too many do. */
type Hold = (bytes: Uint8Array) => void;

/** Sends what a handler has answered. */
export function send(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  { answer, onSkipped, hold }: { answer: object; onSkipped: OnSkipped; hold: Hold },
): void {
  const { body, cookies, etag, isPrivate } = asReply<object>(answer);
  for (const { name, value, options } of cookies) {
    if (value === undefined) response.clearCookie(name, options);
    // A cookie that came over TLS must not go over anything else.
    else response.cookie(name, value, { ...options, secure: options.secure === true || request.secure });
  }
  const answered = answeredBytes(endpoint, body, onSkipped);
  response.setHeader("Cache-Control", cacheControl(endpoint, isPrivate));
  if (etag !== undefined) response.setHeader("ETag", etag);
  if (request.fresh) return void response.status(304).end();
  hold(answered);
  response.status(endpoint.status ?? 200);
  response.setHeader("Content-Type", endpoint.file ?? `${endpoint.document ?? JSON_TYPE}; charset=utf-8`);
  response.send(answered);
}

function answeredBytes(endpoint: Endpoint, body: object, onSkipped: OnSkipped): Buffer {
  if (!endpoint.file) return answerBytes(endpoint, body, onSkipped);
  if (!(body instanceof Uint8Array)) throw new TypeError("A file is answered by its bytes.");
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

/** Sends an answer that is made while it is sent. */
export async function sendPieces(
  endpoint: Endpoint,
  response: Response,
  pieces: JsonStream,
  { onSkipped, hold }: { onSkipped: OnSkipped; hold: Hold },
): Promise<void> {
  // A document is asked for to be kept elsewhere.
  const caching = endpoint.document ? "no-store" : cacheControl(endpoint);
  await pieces.sendTo(response, { onSkipped, hold, caching });
}

/** Sends cached bytes in the encoding that the client accepts, or 304 to a client that has them. */
export async function sendPrepared(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  { prepared, hold }: { prepared: PreparedAnswer; hold: Hold },
): Promise<void> {
  const form = prepared.formFor(acceptedEncoding(request.headers["accept-encoding"]));
  response.setHeader("Cache-Control", cacheControl(endpoint));
  response.setHeader("ETag", prepared.etag(form));
  response.vary("Accept-Encoding");
  if (request.headers["if-none-match"] !== undefined && request.fresh) return void response.status(304).end();
  const bytes = await prepared.bytes(form);
  hold(bytes);
  response.setHeader("Content-Type", `${JSON_TYPE}; charset=utf-8`);
  response.setHeader("Content-Length", bytes.length);
  if (form !== "identity") response.setHeader("Content-Encoding", form);
  response.end(bytes);
}

function cacheControl({ method, file }: Endpoint, isPrivate = false): string {
  if (file && !isPrivate) return "public, max-age=31536000, immutable";
  return method === "get" ? "private, no-cache" : "no-store";
}
