import type * as z from "zod/mini";
import type { ErrorCode } from "../error-code.ts";

/**
 * The callers that an endpoint admits:
 * - `public`: any client
 * - `token`: the bearer of an ID token (sign-in itself)
 * - `reader`: a session; visitors too when public browsing is on
 * - `user`: a session
 * - `admin`: a session and an admin session
 */
export type Access = "public" | "token" | "reader" | "user" | "admin";

export type Schema = z.ZodMiniType;

/**
 * An endpoint of the API as plain data: the server validates with it, the client gets its types from it, the
 * documentation is generated from it.
 */
export interface Endpoint {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** An Express path: parameters are written `:name`. */
  readonly path: string;
  readonly access: Access;
  /** Set for a call about the account itself, which needs a session: no API token can make it. */
  readonly apiToken?: "refused";
  /** Set for a call that adds or changes what is everybody's: a viewer cannot make it. */
  readonly viewers?: "refused";
  readonly summary: string;
  /** The query this entry is for, where two entries share method and path. */
  readonly when?: Readonly<Record<string, string>>;
  readonly params?: Schema;
  readonly query?: Schema;
  /** The request headers that this endpoint reads, in lower case. */
  readonly headers?: Schema;
  readonly body?: Schema;
  /**
   * The codes of errors in single fields of the body; all other fields, and values that are too long, are `bad-input`.
   */
  readonly refusals?: Readonly<Record<string, ErrorCode>>;
  /** Fields of the body that must be filled in, and the code where any of them is missing, null or blank. */
  readonly required?: { readonly fields: readonly string[]; readonly code: ErrorCode };
  /** A body that is a file instead of JSON. */
  readonly raw?: RawBody;
  /** The limit that a call counts against beside that of all reads or writes; a piece of a file counts against its own alone. */
  readonly rate?: "import" | "message" | "community" | "picture" | "export" | "trial" | "piece" | "text";
  /** The handler counts the call against `rate` itself, once it knows that the call uses the limited resource. */
  readonly rateCountedBy?: "handler";
  /** The number of extra reads that a slow call costs in the rate limit, so that a client gets few of them at once. */
  readonly extraReads?: number;
  /**
   * True for a call that takes long: sent with an `Idempotency-Key`, it goes on when its connection closes, until
   * `cancelCall` ends it, and its outcome is the answer to the next call with the same key.
   */
  readonly outlivesConnection?: true;
  /** The largest body in bytes; 100 KB by default. */
  readonly bodyLimit?: number;
  readonly response: Schema;
  /** The media type of a response that is an immutable file instead of JSON; `response` is the schema of its bytes. */
  readonly file?: string;
  /**
   * The media types of a response that is a file, written while it is sent and named by `Content-Disposition`; `response` is
   * the schema of its bytes.
   */
  readonly download?: readonly string[];
  /** The media type of a response that is a JSON document without `success`. */
  readonly document?: string;
  /** The status of success; 200 by default. */
  readonly status?: 200 | 201;
}

/** A file as a body: its media types, and the error codes for anything else. */
export interface RawBody {
  readonly types: readonly string[];
  readonly limit: number;
  readonly wrongType: ErrorCode;
  readonly tooLarge: ErrorCode;
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** The input of an endpoint's handler, parsed. */
export type EndpointInput<E extends Endpoint> = {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  headers: Output<E["headers"]>;
  body: E["raw"] extends RawBody ? Uint8Array : Output<E["body"]>;
};

/** The request that a client sends to an endpoint. */
export type EndpointRequest<E extends Endpoint> = {
  [K in "params" | "query" | "body" as E[K] extends Schema ? K : never]: Input<E[K]>;
} & EndpointHeaders<Input<E["headers"]>>;

/** Makes the headers optional where all of them are. */
type EndpointHeaders<H> = H extends object
  ? Record<never, never> extends H
    ? { headers?: H }
    : { headers: H }
  : unknown;

/** The body of an endpoint's response. */
export type EndpointResponse<E extends Endpoint> = z.output<E["response"]>;
