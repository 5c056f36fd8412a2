import type { Endpoint, EndpointRequest, EndpointResponse } from "@larder/domain/contract/endpoint";
import { receivedError } from "@larder/domain/contract/received-error";
import { API_BASE } from "@/lib/api/api-base";
import { ApiError, Unreachable } from "@/lib/api/api-error";
import { sessionRenewer } from "@/lib/api/session-renewer";
import { connection } from "@/lib/offline/connection";
import {
  answersOwner,
  dropAnswer,
  cacheAnswer,
  type CacheScope,
  cachedAnswer,
} from "@/lib/offline/cached-answers";

/** The parts of a request as they are put into an address. */
interface Sent {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  headers?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON; a file as it is, under its own type. */
  body?: unknown;
}

export type Call<E extends Endpoint> = EndpointRequest<E> &
  Sent & {
    signal?: AbortSignal;
    /** The ID token, for the call that opens a session. */
    token?: string;
    /** A query that is encoded already, for terms joined by a literal plus sign. */
    rawQuery?: string;
    /** Caches the answer on this device, and returns it when the server cannot be reached. */
    cacheFor?: CacheScope;
  };

/**
 * Makes a call of the contract. A session that ended is renewed once. A user's call never settles after that user has
 * signed out: its result does not concern the next user.
 *
 * @throws ApiError for every answer that is no success, and when there is none
 */
export async function call<E extends Endpoint>(endpoint: E, request: Call<E>): Promise<EndpointResponse<E>> {
  const sender = PERSONAL.has(endpoint.access) ? answersOwner() : null;
  try {
    return await exchange(endpoint, request);
  } finally {
    if (sender !== null && sender !== answersOwner()) await new Promise<never>(() => {});
  }
}

const PERSONAL = new Set(["user", "admin"]);

async function exchange<E extends Endpoint>(endpoint: E, request: Call<E>): Promise<EndpointResponse<E>> {
  const { params, query }: Sent = request;
  const { cacheFor } = request;
  const owner = answersOwner();
  const address = addressOf(endpoint.path, params, query, request.rawQuery);
  let response: Response;
  try {
    response = await sendRenewing(endpoint, request, address);
  } catch (error) {
    const stored = cacheFor && !request.signal?.aborted ? await cachedAnswer(cacheFor, address) : undefined;
    if (stored === undefined) throw error;
    return await accepted(endpoint, 200, parseJson(stored));
  }
  const text = await response.text();
  const json = parseJson(text);
  if (!response.ok) {
    if (cacheFor && GONE.has(response.status)) void dropAnswer(cacheFor, address);
    throw failure(response, text, json);
  }
  const answer = await accepted(endpoint, response.status, json);
  // What comes after another user, or none, has taken the place of the asker is not theirs.
  if (cacheFor && (cacheFor === "everyone" || owner === answersOwner()))
    void cacheAnswer(cacheFor, address, text);
  return answer;
}

/** Returns whether an answer to this call is cached on this device. */
export async function isCached<E extends Endpoint>(endpoint: E, request: Call<E>): Promise<boolean> {
  const { params, query }: Sent = request;
  const address = addressOf(endpoint.path, params, query, request.rawQuery);
  return (await cachedAnswer("mine", address)) !== undefined;
}

/** Statuses after which a cached answer must not be shown. */
const GONE = new Set([403, 404]);

/** Checks the shape of an answer. Entries of a list that are not as agreed are left out, and the others stay. */
async function accepted<E extends Endpoint>(
  endpoint: E,
  status: number,
  json: unknown,
): Promise<EndpointResponse<E>> {
  let answer = endpoint.response.safeParse(json);
  if (!answer.success) {
    const { withoutInvalidEntries } = await import("@/lib/api/invalid-entries");
    answer = endpoint.response.safeParse(withoutInvalidEntries(json, answer.error.issues));
  }
  if (!answer.success) {
    throw new ApiError(status, `${endpoint.path} answered in an unexpected shape`, undefined, {
      isJson: json !== undefined,
    });
  }
  // The schema that just accepted the answer belongs to the endpoint of this type.
  return answer.data as EndpointResponse<E>;
}

/**
 * Sends a request, and a second time when the server refused it for lack of a session and a new session could be
 * opened. The server checks the session before anything else, so the refused request has changed nothing; no other
 * answer leads to a second request.
 */
async function sendRenewing<E extends Endpoint>(endpoint: E, request: Call<E>, address: string) {
  const first = await send(endpoint, request, address);
  const renewed = !request.token && (await isSessionMissing(first)) && (await sessionRenewer().renew());
  return renewed ? send(endpoint, request, address) : first;
}

/** A 401 may also mean a wrong admin password, which a new session does not mend. */
async function isSessionMissing(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const answer = receivedError.safeParse(parseJson(await response.clone().text()));
  return answer.success && answer.data.code === "not-signed-in";
}

async function send<E extends Endpoint>(endpoint: E, request: Call<E>, address: string): Promise<Response> {
  const { headers, body }: Sent = request;
  const token = request.token ?? (API_BASE ? await sessionRenewer().token() : null);
  const isFile = body instanceof Blob;
  try {
    const response = await fetch(address, {
      method: endpoint.method.toUpperCase(),
      credentials: "include",
      signal: request.signal ?? null,
      headers: {
        ...defined(headers),
        ...(body !== undefined && { "Content-Type": isFile ? body.type : "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    connection.answered();
    return response;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    connection.lost();
    throw new Unreachable(endpoint.method !== "get" ? "unsent" : request.cacheFor ? "not-kept" : "unread");
  }
}

/** Returns the address of a call, by which its answer is cached on this device. */
export function addressOf(
  path: string,
  params: Sent["params"] = {},
  query: Sent["query"] = {},
  rawQuery = "",
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = [new URLSearchParams(defined(query)).toString(), rawQuery].filter(Boolean).join("&");
  return `${API_BASE}${filled}${search && `?${search}`}`;
}

function defined(values: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the error of a failed answer. A body that is not of our API (a proxy's page, an empty body) is reported as
 * "status: text".
 */
function failure(response: Response, text: string, json: unknown): ApiError {
  const ours = receivedError.safeParse(json);
  const retryAt = retryTime(response.headers.get("Retry-After"));
  return ours.success
    ? new ApiError(response.status, ours.data.error, ours.data, { retryAt })
    : new ApiError(response.status, `${response.status}: ${text || response.statusText}`, undefined, {
        isJson: json !== undefined,
        retryAt,
      });
}

/** @param retryAfter a number of seconds; we send no other kind */
function retryTime(retryAfter: string | null): Date | null {
  return retryAfter && /^\d{1,9}$/.test(retryAfter) ? new Date(Date.now() + Number(retryAfter) * 1000) : null;
}
