import { errorAnswer } from "@larder/domain/contract/error";
import type { Endpoint, EndpointRequest, EndpointResponse } from "@larder/domain/contract/endpoint";
import { ApiError } from "@/lib/api-error";

/** Where the API is when the web client is served from elsewhere; empty on the same origin. */
const API_BASE: string = import.meta.env.VITE_API_BASE ?? "";

/** The parts of a request as they are put into an address. */
interface Sent {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

export type Call<E extends Endpoint> = EndpointRequest<E> &
  Sent & {
    signal?: AbortSignal;
    /** An ID token, for the one call that opens a session. */
    token?: string;
    /** A query that is encoded already, for terms joined by a literal plus sign. */
    rawQuery?: string;
  };

/** How a call proves who asks, beyond the cookie that the browser sends by itself. */
export interface SessionKeeper {
  /** Opens a new session when the old one has ended; false when nobody is signed in. */
  renew: () => Promise<boolean>;
  /** A token for an API on another site, where no cookie of ours travels. */
  token: () => Promise<string | null>;
}

let keeper: SessionKeeper = { renew: async () => false, token: async () => null };

export function keepSessionWith(next: SessionKeeper): void {
  keeper = next;
}

/**
 * Makes a call of the contract. A session that ended is renewed once.
 *
 * @throws ApiError for every answer that is no success, and when there is none
 */
export async function call<E extends Endpoint>(endpoint: E, request: Call<E>): Promise<EndpointResponse<E>> {
  const first = await send(endpoint, request);
  const renewed =
    first.status === 401 && !request.token && endpoint.access !== "admin" && (await keeper.renew());
  const response = renewed ? await send(endpoint, request) : first;
  const text = await response.text();
  const json = parseJson(text);
  if (!response.ok) throw failure(response, text, json);
  const answer = endpoint.response.safeParse(json);
  if (!answer.success)
    throw new ApiError(response.status, `${endpoint.path} answered in an unexpected shape`);
  // The schema that just accepted it is the one that names this type.
  return answer.data as EndpointResponse<E>;
}

async function send<E extends Endpoint>(endpoint: E, request: Call<E>): Promise<Response> {
  const { params, query, headers, body }: Sent = request;
  const token = request.token ?? (API_BASE ? await keeper.token() : null);
  try {
    return await fetch(addressOf(endpoint.path, params, query, request.rawQuery), {
      method: endpoint.method.toUpperCase(),
      credentials: "include",
      signal: request.signal ?? null,
      headers: {
        ...defined(headers),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError(0, "The server could not be reached.");
  }
}

function addressOf(
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

/** What is not ours (a proxy's page, an empty body) is told as "status: text". */
function failure(response: Response, text: string, json: unknown): ApiError {
  const ours = errorAnswer.safeParse(json);
  return ours.success
    ? new ApiError(response.status, ours.data.error, ours.data)
    : new ApiError(response.status, `${response.status}: ${text || response.statusText}`);
}
