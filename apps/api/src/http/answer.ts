import type { Endpoint } from "@larder/domain/contract/endpoint";
import type { Request, Response } from "express";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";
import { Reply } from "./reply.ts";

const JSON_TYPE = "application/json; charset=utf-8";

export function asReply<T extends object>(answer: T | Reply<T>): Reply<T> {
  return answer instanceof Reply ? answer : new Reply(answer);
}

/** Only what the contract names leaves the house. */
function checked(endpoint: Endpoint, body: object): unknown {
  return endpoint.response.parse(isWhole(endpoint) ? body : { success: true, ...body });
}

/** Sends what a handler has answered. */
export function send(endpoint: Endpoint, request: Request, response: Response, answer: object): void {
  const { body, cookies, etag } = asReply<object>(answer);
  for (const { name, value, options } of cookies) {
    if (value === undefined) response.clearCookie(name, options);
    else response.cookie(name, value, options);
  }
  const answered = checked(endpoint, body);
  response.setHeader("Cache-Control", cacheControl(endpoint));
  if (etag !== undefined) response.setHeader("ETag", etag);
  if (request.fresh) return void response.status(304).end();
  response.status(endpoint.status ?? 200);
  if (endpoint.file) return void response.type(endpoint.file).send(answered);
  if (endpoint.document) response.type(endpoint.document);
  response.json(answered);
}

/** Sends what is kept as bytes, in the form that the client takes; nothing to who has it already. */
export async function sendPrepared(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  prepared: PreparedAnswer,
): Promise<void> {
  const form = prepared.formFor(acceptedEncoding(request.headers["accept-encoding"]));
  response.setHeader("Cache-Control", cacheControl(endpoint));
  response.setHeader("ETag", prepared.etag(form));
  response.vary("Accept-Encoding");
  if (request.headers["if-none-match"] !== undefined && request.fresh) return void response.status(304).end();
  const bytes = await prepared.bytes(form);
  response.setHeader("Content-Type", JSON_TYPE);
  response.setHeader("Content-Length", bytes.length);
  if (form !== "identity") response.setHeader("Content-Encoding", form);
  response.end(bytes);
}

/** Whether an answer leaves as it is, with nothing added. */
function isWhole({ file, document }: Endpoint): boolean {
  return file !== undefined || document !== undefined;
}

function cacheControl({ method, file }: Endpoint): string {
  if (file) return "public, max-age=31536000, immutable";
  return method === "get" ? "private, no-cache" : "no-store";
}
