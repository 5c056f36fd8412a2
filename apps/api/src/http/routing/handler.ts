import type { Access, Endpoint, EndpointInput, EndpointResponse } from "@larder/domain/contract/endpoint";
import type { FileStream } from "../answers/file-stream.ts";
import type { JsonStream } from "../answers/json-stream.ts";
import type { Reply } from "../answers/reply.ts";
import type { Caller } from "../session/identify.ts";

type UserOf<A extends Access> = A extends "public" ? undefined : A extends "reader" ? Caller | null : Caller;

/** The input of a handler: parsed values, the caller, and a signal that aborts when the client has gone. */
export type HandlerInput<E extends Endpoint> = EndpointInput<E> & {
  user: UserOf<E["access"]>;
  /** The caller, or null without a session, for a call with public access. */
  caller: () => Promise<Caller | null>;
  /** Counts the call against the hourly limit that its endpoint leaves to the handler; throws `too-many-requests`. */
  countThisHour: () => Promise<void>;
  /** Counts the additional cost of a read; throws `too-many-requests`. */
  countReads: (reads: number) => Promise<void>;
  /** The raw query string, for values that must be split before they are decoded. */
  rawQuery: string;
  cookies: Readonly<Record<string, unknown>>;
  ip: string;
  userAgent: string | undefined;
  /** The origin by which the client reached the app: "https://larder.example". */
  origin: string;
  signal: AbortSignal;
};

/**
 * The result of a handler: the bytes of a file, an object to which the HTTP layer adds `success: true`, or a stream.
 */
export type Answer<E extends Endpoint> = E["file"] extends string
  ? Uint8Array
  : E["download"] extends readonly string[]
    ? FileStream
    : Omit<EndpointResponse<E>, "success"> | JsonStream;

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
) => Answer<E> | Reply<Answer<E>> | Promise<Answer<E> | Reply<Answer<E>>>;
