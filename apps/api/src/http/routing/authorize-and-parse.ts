import type { Endpoint } from "@larder/domain/contract/endpoint";
import type { Request, Response } from "express";
import { addressBlock } from "../client/address-block.ts";
import { AppError } from "../errors/app-error.ts";
import { checkShape } from "./check-shape.ts";
import type { HeavyAnswers } from "../limits/heavy-answers.ts";
import type { Caller, Identify } from "../session/identify.ts";
import { readJsonBody } from "../body/json-body.ts";
import { note } from "../log/log.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import { readRawBody } from "../body/read-body.ts";
import { clearedSessionCookie, SESSION_COOKIE } from "../session/session-cookie.ts";

export interface AdmissionRules {
  identify: Identify;
  isAdmin: (caller: Caller, cookies: Readonly<Record<string, unknown>>) => Promise<boolean>;
  limit: RateLimit;
  /** Files that are read from callers at once. */
  uploads: HeavyAnswers;
  allowedOrigins: ReadonlySet<string>;
  /** Whether a page counts as our own by the address under which it was asked for, as on a server at home without TLS. */
  isOwnByHost: boolean;
  publicBrowsing: boolean;
  secureCookies: boolean;
}

/** The parts of a request, parsed by its endpoint's schemas. */
interface Parsed {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** An authorised request. Rarely used values are computed when they are read. */
class RequestContext {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly user: Caller | null | undefined;
  readonly #endpoint: Endpoint;
  readonly #request: Request;
  readonly #response: Response;
  readonly #rules: AdmissionRules;
  #signal: AbortSignal | undefined;
  /** The caller, or null without a session, for a call with public access. */
  readonly caller = async (): Promise<Caller | null> => {
    const caller = await this.#rules.identify(this.#request, { strict: true });
    refuseApiToken(this.#endpoint, caller);
    return caller;
  };

  constructor(
    { params, query, headers, body }: Parsed,
    user: Caller | null | undefined,
    [request, response]: readonly [Request, Response],
    [endpoint, rules]: readonly [Endpoint, AdmissionRules],
  ) {
    this.params = params;
    this.query = query;
    this.headers = headers;
    this.body = body;
    this.user = user;
    this.#request = request;
    this.#response = response;
    this.#endpoint = endpoint;
    this.#rules = rules;
  }

  countThisHour(): Promise<void> {
    return this.#rules.limit.eachHour(this.#endpoint, this.user?.uid ?? this.ip, this.#response);
  }

  countReads(reads: number): Promise<void> {
    return this.#rules.limit.charge(addressBlock(minuteKey(this.user, this.ip)), reads, this.#response);
  }

  get cookies(): Readonly<Record<string, unknown>> {
    return this.#request.cookies;
  }

  get rawQuery(): string {
    const { originalUrl } = this.#request;
    const queryStart = originalUrl.indexOf("?");
    return queryStart === -1 ? "" : originalUrl.slice(queryStart + 1);
  }

  get userAgent(): string | undefined {
    return this.#request.headers["user-agent"];
  }

  get ip(): string {
    return this.#request.ip ?? "unknown";
  }

  get origin(): string {
    return `${this.#request.protocol}://${this.#request.host}`;
  }

  /** Aborts when the client has gone; a call that outlives its connection has another one. */
  get signal(): AbortSignal {
    return (this.#signal ??= goneSignal(this.#response));
  }

  set signal(signal: AbortSignal) {
    this.#signal = signal;
  }
}

function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  const check = () => {
    if (!response.writableFinished) gone.abort();
  };
  if (response.closed) check();
  else response.once("close", check);
  return gone.signal;
}

/**
 * Lets a request in, or throws why not. The checks come in one order for every call:
 * session 401, cross-site 403, rate of the minute 429, content type 415, size 413, shape 400, sent user id 403, rate of
 * the hour 429. What is refused as input uses up none of the few calls of an hour; where the handler counts those, a call
 * that needs none of what they are there for does not either.
 */
export async function authorizeAndParse(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  rules: AdmissionRules,
): Promise<object> {
  const user = await authorizeUser(endpoint, request, response, rules);
  if (isCrossSite(request, rules)) throw new AppError("cross-site");
  const who = user?.uid ?? request.ip ?? "unknown";
  await rules.limit.eachMinute(endpoint, minuteKey(user, who), response);
  let endUpload = () => {};
  if (endpoint.raw) {
    // What will not be taken is not read either: its bytes would fill the memory while they wait.
    const end = rules.uploads.begin(addressBlock(who));
    response.once("close", end);
    endUpload = end;
    await rules.limit.eachHour(endpoint, who, response);
  }
  const sentBody = endpoint.method === "get" ? undefined : await readSentBody(endpoint, request, response);
  // A long call does not hold the place of an upload while it works.
  if (endpoint.outlivesConnection) endUpload();
  // Express reads the query anew each time it is asked for.
  const { query } = request;
  const parsed = {
    params: checkShape(endpoint.params, request.params, "params"),
    query: checkShape(endpoint.query, query, "query"),
    headers: checkShape(endpoint.headers, request.headers, "headers"),
    body: endpoint.raw ? sentBody : checkShape(endpoint.body, sentBody, "body", endpoint),
  };
  if (endpoint.access !== "public") compareSentUserId({ query, body: sentBody }, user?.uid);
  if (!endpoint.raw && endpoint.rateCountedBy !== "handler")
    await rules.limit.eachHour(endpoint, who, response);
  return new RequestContext(
    parsed,
    endpoint.access === "public" ? undefined : user,
    [request, response],
    [endpoint, rules],
  );
}

function readSentBody(endpoint: Endpoint, request: Request, response: Response): Promise<unknown> {
  if (endpoint.raw) return readRawBody(request, response, endpoint.raw);
  return readJsonBody(request, response, endpoint.bodyLimit);
}

async function authorizeUser(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  rules: AdmissionRules,
): Promise<Caller | null> {
  const { access } = endpoint;
  if (access === "public") return null;
  const strict = endpoint.method !== "get" || access === "admin";
  const user = await rules.identify(request, { strict });
  if (user) note(response, { uid: user.uid });
  refuseApiToken(endpoint, user);
  if (!user && request.cookies[SESSION_COOKIE] !== undefined && request.headers.authorization === undefined) {
    const { name, options } = clearedSessionCookie(rules.secureCookies);
    response.clearCookie(name, options);
  }
  const open = access === "reader" && rules.publicBrowsing && request.headers.authorization === undefined;
  if (!user && !open) throw new AppError("not-signed-in");
  if (access === "token" && !user?.idToken) throw new AppError("not-signed-in");
  if (endpoint.viewers === "refused" && user?.role === "viewer") throw new AppError("viewer-read-only");
  if (access === "admin" && user && !(await rules.isAdmin(user, request.cookies)))
    throw new AppError("admin-required");
  return user;
}

/**
 * The key by which calls of a minute are counted: each script apart from its user's browsers. The calls of an hour are
 * counted by the user, so that more tokens do not give more of what is dear.
 */
function minuteKey(user: Caller | null | undefined, ip: string): string {
  return user?.apiToken ? `token ${user.apiToken.id}` : (user?.uid ?? ip);
}

/**
 * Refuses what the caller's API token, if any, may not do.
 *
 * @throws AppError `session-required` for a call about the account itself or of an administrator, `token-read-only`
 */
function refuseApiToken({ access, apiToken, method }: Endpoint, caller: Caller | null): void {
  if (!caller?.apiToken) return;
  const needsSession = apiToken === "refused" || access === "admin" || access === "token";
  if (needsSession) throw new AppError("session-required");
  if (method !== "get" && caller.apiToken.scope !== "write") throw new AppError("token-read-only");
}

/**
 * Returns whether a changing request was made by a page of another site.
 *
 * A request with its own Authorization header was not made by a foreign page's form or image, and its cookie is
 * ignored. A request without Sec-Fetch-Site and Origin comes from no browser. Browsers send no Sec-Fetch-Site to an address of
 * the local network without TLS: there Origin is compared with Host, which proxies may rewrite, but no page of another site. A
 * page that has the same name by a forged answer of its name server has none of our cookies.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
function isCrossSite(
  request: Request,
  { allowedOrigins, isOwnByHost }: Pick<AdmissionRules, "allowedOrigins" | "isOwnByHost">,
): boolean {
  const { authorization, origin } = request.headers;
  if (request.method === "GET" || request.method === "HEAD" || authorization !== undefined) return false;
  const site = request.headers["sec-fetch-site"];
  if (site === "same-origin") return false;
  if (origin !== undefined)
    return !(allowedOrigins.has(origin) || (isOwnByHost && site === undefined && isOfHost(origin, request)));
  return site !== undefined;
}

/** Returns whether an origin has the name and the port that the request was sent to. */
function isOfHost(origin: string, { headers }: Request): boolean {
  return headers.host !== undefined && URL.parse(origin)?.host === headers.host.toLowerCase();
}

/**
 * Compares each sent `userId` with the session. It is never used: the request acts for the session's user.
 *
 * @throws AppError 400 when it is no text, 403 when it is another user's
 */
function compareSentUserId(sources: { query: unknown; body: unknown }, uid: string | undefined): void {
  for (const [part, source] of Object.entries(sources)) {
    if (typeof source !== "object" || source === null || !Object.hasOwn(source, "userId")) continue;
    const sent: unknown = Reflect.get(source, "userId");
    if (sent === undefined) continue;
    if (typeof sent !== "string" || sent === "") {
      throw new AppError("bad-input", {
        details: { issues: [{ path: `${part}.userId`, message: "Expected one user id." }] },
      });
    }
    if (sent !== uid) throw new AppError("user-mismatch");
  }
}
