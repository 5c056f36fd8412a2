import type { Access, Endpoint, EndpointInput, EndpointResponse } from "@larder/domain/contract/endpoint";
import type { IRouter, Request, RequestHandler, Response } from "express";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { AppError } from "./app-error.ts";
import { checkShape } from "./check-shape.ts";
import { isCrossSite } from "./cross-site.ts";
import type { Caller, Identify } from "./identify.ts";
import { readJsonBody } from "./json-body.ts";
import { JsonPieces } from "./json-pieces.ts";
import type { ListCache } from "./list-cache.ts";
import { PreparedAnswer } from "./prepared-answer.ts";
import type { RateLimit } from "./rate-limit.ts";
import { readRawBody } from "./raw-body.ts";
import { Reply } from "./reply.ts";
import { compareSentUserId } from "./sent-user-id.ts";
import { clearedSessionCookie, SESSION_COOKIE } from "./session-cookie.ts";

const JSON_TYPE = "application/json; charset=utf-8";

type UserOf<A extends Access> = A extends "public" ? undefined : A extends "reader" ? Caller | null : Caller;

/** What a handler gets: parsed input, who asks, and how to notice that the client has gone. */
export type HandlerInput<E extends Endpoint> = EndpointInput<E> & {
  user: UserOf<E["access"]>;
  /** Who asks, for a call that works for anybody. */
  caller: () => Promise<Caller | null>;
  /** The query as it stands in the address, for what must be split before it is decoded. */
  rawQuery: string;
  cookies: Readonly<Record<string, unknown>>;
  ip: string;
  /** The address that the client reached this house by: "https://larder.example". */
  origin: string;
  signal: AbortSignal;
};

/**
 * What a handler answers: the bytes of a file, a document whole or in pieces, or an object to which the rim adds
 * `success: true`.
 */
type Answer<E extends Endpoint> = E["file"] extends string
  ? Uint8Array
  : Omit<EndpointResponse<E>, "success"> | (E["document"] extends string ? JsonPieces : never);

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
) => Answer<E> | Reply<Answer<E>> | Promise<Answer<E> | Reply<Answer<E>>>;

/** An answer that is kept as bytes until a recipe changes. */
interface Kept<E extends Endpoint> {
  /** All that it depends on but the recipes: who asks too, where that makes a difference. */
  key: string;
  build: () => Promise<Answer<E> | Reply<Answer<E>>>;
}

export interface Keeping<E extends Endpoint> {
  /** The state of what answers are made of, asked for each request. */
  revision: () => Promise<string>;
  /** Null for what is not worth keeping. What cannot be built is left to the handler: others may see less than the caller. */
  of: (input: HandlerInput<E>) => Kept<E> | null;
}

/** Registers the handler of an endpoint, and what is kept of its answers. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>, keeping?: Keeping<E>) => void;

export interface RouteRules {
  identify: Identify;
  isAdmin: (uid: string, cookies: Readonly<Record<string, unknown>>) => Promise<boolean>;
  limit: RateLimit;
  cache: ListCache;
  allowedOrigins: ReadonlySet<string>;
  publicBrowsing: boolean;
  secureCookies: boolean;
}

/**
 * The rim: turns requests into parsed input and values into answers. The checks come in one order for every call:
 * session 401, cross-site 403, rate 429, content type 415, size 413, shape 400, sent user id 403; then the handler.
 */
export function createRoute(router: IRouter, rules: RouteRules): Route {
  return (endpoint, handler, keeping) => {
    const run: RequestHandler = async (request, response, next) => {
      if (endpoint.when && !matches(request, endpoint.when)) return next();
      // What was parsed by the endpoint's own schemas has the endpoint's types.
      const input = (await admit(endpoint, request, response, rules)) as HandlerInput<typeof endpoint>;
      const kept = keeping && (await keptAnswer(endpoint, keeping, input, rules.cache));
      if (kept) return sendPrepared(endpoint, request, response, kept);
      const answer = await handler(input);
      if (answer instanceof JsonPieces) return answer.sendTo(response);
      send(endpoint, request, response, answer);
    };
    router[endpoint.method](endpoint.path, run);
  };
}

async function admit(endpoint: Endpoint, request: Request, response: Response, rules: RouteRules) {
  const user = await admitUser(endpoint, request, response, rules);
  if (isCrossSite(request, rules.allowedOrigins)) throw new AppError("cross-site");
  await rules.limit(endpoint, user?.uid ?? request.ip ?? "unknown");
  const sentBody = await readSentBody(endpoint, request, response);
  const input = {
    params: checkShape(endpoint.params, request.params, "params"),
    query: checkShape(endpoint.query, request.query, "query"),
    headers: checkShape(endpoint.headers, request.headers, "headers"),
    body: endpoint.raw ? sentBody : checkShape(endpoint.body, sentBody, "body", endpoint.refusals),
  };
  if (endpoint.access !== "public") compareSentUserId({ query: request.query, body: sentBody }, user?.uid);
  return {
    ...input,
    user: endpoint.access === "public" ? undefined : user,
    caller: () => rules.identify(request, { strict: true }),
    rawQuery: rawQueryOf(request),
    cookies: request.cookies,
    ip: request.ip ?? "unknown",
    origin: `${request.protocol}://${request.host}`,
    get signal() {
      return goneSignal(response);
    },
  };
}

function readSentBody(endpoint: Endpoint, request: Request, response: Response): Promise<unknown> {
  if (endpoint.raw) return readRawBody(request, response, endpoint.raw);
  if (endpoint.method === "get") return Promise.resolve();
  return readJsonBody(request, response, endpoint.bodyLimit);
}

async function admitUser(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  rules: RouteRules,
): Promise<Caller | null> {
  const { access } = endpoint;
  if (access === "public") return null;
  const strict = endpoint.method !== "get" || access === "admin";
  const user = await rules.identify(request, { strict });
  if (!user && request.cookies[SESSION_COOKIE] !== undefined && request.headers.authorization === undefined) {
    const { name, options } = clearedSessionCookie(rules.secureCookies);
    response.clearCookie(name, options);
  }
  const open = access === "reader" && rules.publicBrowsing && request.headers.authorization === undefined;
  if (!user && !open) throw new AppError("not-signed-in");
  if (access === "token" && !user?.idToken) throw new AppError("not-signed-in");
  if (access === "admin" && user && !(await rules.isAdmin(user.uid, request.cookies)))
    throw new AppError("admin-required");
  return user;
}

async function keptAnswer<E extends Endpoint>(
  endpoint: E,
  { revision, of }: Keeping<E>,
  input: HandlerInput<E>,
  cache: ListCache,
): Promise<PreparedAnswer | null> {
  const kept = of(input);
  if (!kept) return null;
  const build = async () => {
    const { body, etag } = asReply<object>(await kept.build());
    return new PreparedAnswer(JSON.stringify(checked(endpoint, body)), etag);
  };
  try {
    return await cache.get(`${endpoint.path} ${kept.key}`, await revision(), build);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function sendPrepared(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  prepared: PreparedAnswer,
): Promise<void> {
  const form = prepared.formFor(acceptedEncoding(request.headers["accept-encoding"]));
  response.setHeader("Cache-Control", cacheControl(endpoint));
  response.setHeader("ETag", prepared.etag(form));
  response.vary("Accept-Encoding");
  if (request.fresh) return void response.status(304).end();
  const bytes = await prepared.bytes(form);
  response.setHeader("Content-Type", JSON_TYPE);
  response.setHeader("Content-Length", bytes.length);
  if (form !== "identity") response.setHeader("Content-Encoding", form);
  response.end(bytes);
}

function asReply<T extends object>(answer: T | Reply<T>): Reply<T> {
  return answer instanceof Reply ? answer : new Reply(answer);
}

/** Only what the contract names leaves the house. */
function checked(endpoint: Endpoint, body: object): unknown {
  return endpoint.response.parse(isWhole(endpoint) ? body : { success: true, ...body });
}

function send(endpoint: Endpoint, request: Request, response: Response, answer: object): void {
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

/** Whether an answer leaves as it is, with nothing added. */
function isWhole({ file, document }: Endpoint): boolean {
  return file !== undefined || document !== undefined;
}

function cacheControl({ method, file }: Endpoint): string {
  if (file) return "public, max-age=31536000, immutable";
  return method === "get" ? "private, no-cache" : "no-store";
}

function matches(request: Request, when: Readonly<Record<string, string>>): boolean {
  return Object.entries(when).every(([key, value]) => request.query[key] === value);
}

function rawQueryOf(request: Request): string {
  const mark = request.originalUrl.indexOf("?");
  return mark === -1 ? "" : request.originalUrl.slice(mark + 1);
}

function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
