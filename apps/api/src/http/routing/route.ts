import type { Endpoint } from "@larder/domain/contract/endpoint";
import type { IRouter, Request, RequestHandler } from "express";
import type { AnswersWithin } from "./answers-within.ts";
import { authorizeAndParse, type AdmissionRules } from "./authorize-and-parse.ts";
import { addressBlock } from "../client/address-block.ts";
import { answerBytes, asReply, send, sendPieces, sendPrepared } from "../answers/answer.ts";
import { AppError } from "../errors/app-error.ts";
import type { HeavyAnswers } from "../limits/heavy-answers.ts";
import type { Caller } from "../session/identify.ts";
import type { Answer, Handler, HandlerInput } from "./handler.ts";
import { type Idempotency, takesIdempotencyKey } from "./idempotency.ts";
import { FileStream } from "../answers/file-stream.ts";
import { JsonStream } from "../answers/json-stream.ts";
import type { OnSkipped } from "../answers/skipped-items.ts";
import type { ListCache } from "./list-cache.ts";
import type { PendingBytes } from "../limits/pending-bytes.ts";
import { PreparedAnswer } from "../answers/prepared-answer.ts";
import type { Reply } from "../answers/reply.ts";

/** An answer that is cached as bytes until a recipe changes. */
interface Cached<E extends Endpoint> {
  /** The cache key: all that the answer depends on besides the recipes, including the user where that matters. */
  key: string;
  build: () => Promise<Answer<E> | Reply<Answer<E>>>;
}

export interface CachePolicy<E extends Endpoint> {
  /** Returns the revision of the data behind the answers; called for each request. */
  revision: () => Promise<string>;
  /** Reports whether the answer may be heavy; the limit of heavy answers is then checked before the store is read. */
  mayBeHeavy?: (input: HandlerInput<E>) => boolean;
  /**
   * Returns the cached answer, or null for an answer that is not cached. If `build` fails, the handler answers:
   * others may see less than the caller.
   *
   * @param revision the revision for this request
   */
  of: (input: HandlerInput<E>, revision: string) => Cached<E> | null | Promise<Cached<E> | null>;
}

/** The largest answer in bytes that is not counted as unread: its connection takes as much memory anyway. */
const COUNTED_BYTES = 16 * 1024;

/** Registers the handler of an endpoint, and how its answers are cached. */
export type Route = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  cachePolicy?: CachePolicy<E>,
) => void;

export interface RouteRules extends AdmissionRules {
  heavy: HeavyAnswers;
  pending: PendingBytes;
  cache: ListCache<PreparedAnswer>;
  onSkipped: OnSkipped;
  idempotency: Idempotency;
  /** Gets every endpoint with its handler. */
  within: Pick<AnswersWithin, "register">;
}

/** Creates the function that registers endpoints: it turns requests into parsed input and values into answers. */
export function createRoute(router: IRouter, rules: RouteRules): Route {
  return (endpoint, handler, cachePolicy) => {
    rules.within.register(endpoint, handler);
    const takesKey = takesIdempotencyKey(endpoint);
    const when = Object.entries(endpoint.when ?? {});
    const run: RequestHandler = async (request, response, next) => {
      if (when.length > 0 && !matches(request, when)) return next();
      // What was parsed by the endpoint's own schemas has the endpoint's types.
      const input = (await authorizeAndParse(endpoint, request, response, rules)) as HandlerInput<
        typeof endpoint
      >;
      const cached = cachePolicy && (await cachedAnswer(endpoint, cachePolicy, input, rules));
      const hold = (bytes: Uint8Array) => {
        if (bytes.length >= COUNTED_BYTES) rules.pending.add(response, callerKey(input), bytes);
      };
      if (cached) return sendPrepared(endpoint, request, response, { prepared: cached, hold });
      if (cachePolicy?.mayBeHeavy?.(input)) rules.heavy.check(callerKey(input));
      const { extraReads = 0 } = endpoint;
      const answer = await (takesKey
        ? rules.idempotency.once(endpoint, input, async () => handler(input))
        : bounded({ extraReads }, input, rules, async () => handler(input)));
      if (response.closed) return;
      if (answer instanceof FileStream) return bounded(answer, input, rules, () => answer.sendTo(response));
      if (answer instanceof JsonStream)
        return bounded(answer, input, rules, () =>
          sendPieces(endpoint, response, answer, { ...rules, hold }),
        );
      send(endpoint, request, response, { answer, onSkipped: rules.onSkipped, hold });
    };
    router[endpoint.method](endpoint.path, run);
  };
}

interface Calling {
  user: Caller | null | undefined;
  /** The client's address, computed on demand. */
  ip: string;
  countReads: (reads: number) => Promise<void>;
}

async function cachedAnswer<E extends Endpoint>(
  endpoint: E,
  { revision, of }: CachePolicy<E>,
  input: HandlerInput<E>,
  rules: RouteRules,
): Promise<PreparedAnswer | null> {
  const now = await revision();
  const cached = await of(input, now);
  if (!cached) return null;
  const { onSkipped } = rules;
  const build = async () => {
    const { body, etag, differsFor } = asReply<object>(await cached.build());
    if (!(body instanceof JsonStream))
      return new PreparedAnswer(answerBytes(endpoint, body, onSkipped), { etag, differsFor });
    return bounded(body, input, rules, () => PreparedAnswer.of(body.pieces(onSkipped)));
  };
  try {
    const prepared = await rules.cache.get(`${endpoint.path} ${cached.key}`, now, build);
    const { user } = input;
    return user && user.uid === prepared.differsFor ? null : prepared;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Makes or sends an answer once its reads are counted; one that costs more than a read, as one of few at a time. */
async function bounded<T>(
  { extraReads }: Pick<JsonStream, "extraReads">,
  input: Calling,
  { heavy }: Pick<RouteRules, "heavy">,
  work: () => Promise<T>,
): Promise<T> {
  if (extraReads === 0) return work();
  const end = heavy.begin(callerKey(input));
  try {
    await input.countReads(extraReads);
    return await work();
  } finally {
    end();
  }
}

/** Rate-limit key of a caller: the user, else the address. */
function callerKey(input: Calling): string {
  return addressBlock(input.user?.uid ?? input.ip);
}

function matches({ query }: Request, when: readonly (readonly [string, string])[]): boolean {
  return when.every(([key, value]) => query[key] === value);
}
