import type { Access, Endpoint, EndpointInput, EndpointResponse } from "@larder/domain/contract/endpoint";
import type { IRouter, Request, RequestHandler } from "express";
import { admit, type AdmissionRules } from "./admit.ts";
import { answerBytes, asReply, send, sendPrepared } from "./answer.ts";
import { AppError } from "./app-error.ts";
import type { Caller } from "./identify.ts";
import { JsonPieces } from "./json-pieces.ts";
import type { LeftOut } from "./left-out.ts";
import type { ListCache } from "./list-cache.ts";
import { PreparedAnswer } from "./prepared-answer.ts";
import type { Reply } from "./reply.ts";
import { createShortcuts } from "./shortcuts.ts";

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

export interface RouteRules extends AdmissionRules {
  cache: ListCache;
  leftOut: LeftOut;
}

/** The rim: turns requests into parsed input and values into answers. */
export function createRoute(router: IRouter, rules: RouteRules): Route {
  const shortcuts = createShortcuts();
  router.use(shortcuts.take);
  return (endpoint, handler, keeping) => {
    const when = Object.entries(endpoint.when ?? {});
    const run: RequestHandler = async (request, response, next) => {
      if (when.length > 0 && !matches(request, when)) return next();
      // What was parsed by the endpoint's own schemas has the endpoint's types.
      const input = (await admit(endpoint, request, response, rules)) as HandlerInput<typeof endpoint>;
      const kept = keeping && (await keptAnswer(endpoint, keeping, input, rules));
      if (kept) return sendPrepared(endpoint, request, response, kept);
      const answer = await handler(input);
      if (answer instanceof JsonPieces) return answer.sendTo(response, rules.leftOut);
      send(endpoint, request, response, answer, rules.leftOut);
    };
    router[endpoint.method](endpoint.path, run);
    // One that shares its address with another comes along, in its turn.
    if (keeping || (endpoint.when && endpoint.method === "get")) shortcuts.add(endpoint.path, run);
  };
}

async function keptAnswer<E extends Endpoint>(
  endpoint: E,
  { revision, of }: Keeping<E>,
  input: HandlerInput<E>,
  { cache, leftOut }: Pick<RouteRules, "cache" | "leftOut">,
): Promise<PreparedAnswer | null> {
  const kept = of(input);
  if (!kept) return null;
  const build = async () => {
    const { body, etag, differsFor } = asReply<object>(await kept.build());
    return new PreparedAnswer(answerBytes(endpoint, body, leftOut), etag, differsFor);
  };
  try {
    const prepared = await cache.get(`${endpoint.path} ${kept.key}`, await revision(), build);
    const { user } = input;
    return user && user.uid === prepared.differsFor ? null : prepared;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function matches({ query }: Request, when: readonly (readonly [string, string])[]): boolean {
  return when.every(([key, value]) => query[key] === value);
}
