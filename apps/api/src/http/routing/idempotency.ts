import { createHash } from "node:crypto";
import { endpoints } from "@larder/domain/contract/all";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { idempotencyKey } from "@larder/domain/contract/fields";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { Logger } from "pino";
import type { IdempotencyStore, KeyedCall } from "../../ports/idempotency-store.ts";
import type { Ports } from "../../ports/ports.ts";
import { asReply } from "../answers/answer.ts";
import { AppError } from "../errors/app-error.ts";
import { Reply } from "../answers/reply.ts";
import type { RunningCalls } from "./running-calls.ts";

/** The time in milliseconds for which an answer is stored. */
const STORED_MS = 24 * 60 * 60 * 1000;
/** After this time an attempt without an outcome counts as dead, with its process; no call takes as long. */
const IN_PROGRESS_MS = 5 * 60 * 1000;
const RETRY_AFTER_SECONDS = 2;
/** The longest time in milliseconds that a repeated call waits for the outcome of the first one. */
const WAIT_MS = 20_000;
/** The interval in milliseconds at which a running call looks whether another process has cancelled it. */
const CHECK_MS = 1_000;
/** The recipe of a longer answer is stored by its id. */
const WHOLE_ANSWER_LENGTH = 16_000;

/** An answer as it is stored, or the failure of a call that outlives its connection. */
interface StoredAnswer {
  body: object;
  etag?: string;
  /** The recipe that is missing in the body. */
  recipeId?: string;
  failure?: Pick<AppError, "code" | "extras">;
}

/** A parsed request, as far as it tells calls with one key apart. */
interface KeyedInput {
  user: { uid: string } | null | undefined;
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
  /** Aborts when the client has gone; replaced for a call that outlives its connection. */
  signal: AbortSignal;
}

/** The calls of the contract that outlive their connections. None has parameters in its path. */
const LASTING = Object.values(endpoints)
  .filter(({ outlivesConnection }) => outlivesConnection)
  .map((endpoint) => callOf(endpoint, {}));

export type Idempotency = ReturnType<typeof createIdempotency>;

/**
 * Answers a repeated call with the same `Idempotency-Key` as the first time, without doing anything twice. Whether a call
 * that failed had changed something already is not known here; a change that must not be repeated even then stores its
 * key with it (see `BookmarkStore.toggle`).
 */
export function createIdempotency({
  store: { idempotency, recipes },
  clock,
  newId,
  log,
  running,
  lostAfterMs,
}: Pick<Ports, "clock" | "newId"> & {
  store: { idempotency: IdempotencyStore; recipes: { findById(id: string): Promise<Recipe | null> } };
  log: Logger;
  running: RunningCalls;
  /** The time in milliseconds after which a call that outlives its connection counts as dead, with its process. */
  lostAfterMs: number;
}) {
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString();

  async function firstAnswer(stored: string): Promise<Reply<object>> {
    const { body, etag, recipeId, failure }: StoredAnswer = JSON.parse(stored);
    if (failure) throw new AppError(failure.code, failure.extras);
    const extras = etag === undefined ? {} : { etag };
    if (recipeId === undefined) return new Reply(body, extras);
    const recipe = await recipes.findById(recipeId);
    if (!recipe) throw new AppError("recipe-not-found");
    return new Reply({ ...body, recipe }, extras);
  }

  /** Runs what must not turn a call that was made into a failure. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, "the outcome of a call could not be stored with its idempotency key");
    }
  }

  async function claimed(call: KeyedCall, isLasting: boolean) {
    const endsAfterMs = isLasting ? Math.max(lostAfterMs, IN_PROGRESS_MS) : IN_PROGRESS_MS;
    const claim = () => idempotency.claim(call, inMs(0), inMs(endsAfterMs));
    const found = await claim();
    if (!isLasting || found.state !== "in-progress") return found;
    await running.ended(nameOf(call), WAIT_MS);
    return claim();
  }

  /** Makes a call that goes on without its connection, until it is cancelled here or in another process. */
  async function makeLasting<T extends object>(
    call: KeyedCall,
    input: KeyedInput,
    make: () => Promise<T | Reply<T>>,
  ): Promise<T | Reply<T>> {
    const { signal, cancel, end } = running.begin(nameOf(call));
    input.signal = signal;
    const check = setInterval(() => {
      idempotency.isRunning(call).then(
        (isRunning) => isRunning || cancel(),
        () => undefined,
      );
    }, CHECK_MS);
    try {
      return await completed(call, make);
    } catch (error) {
      if (!signal.aborted && isLastingFailure(error)) {
        const { code, extras } = error;
        const { cause: _cause, ...rest } = extras;
        const failure = JSON.stringify({ body: {}, failure: { code, extras: rest } } satisfies StoredAnswer);
        await attempt(() => idempotency.complete(call, failure, inMs(STORED_MS)));
      } else await attempt(() => idempotency.release(call));
      throw error;
    } finally {
      clearInterval(check);
      end();
    }
  }

  async function completed<T extends object>(
    call: KeyedCall,
    make: () => Promise<T | Reply<T>>,
  ): Promise<T | Reply<T>> {
    const answer = await make();
    await attempt(() => idempotency.complete(call, stored(asReply(answer)), inMs(STORED_MS)));
    return answer;
  }

  return {
    /**
     * Makes a call at most once for its key. A call that fails does not use its key up.
     *
     * @throws AppError when the key came with other content before, or its first call has not ended
     */
    async once<T extends object>(
      endpoint: Endpoint,
      input: KeyedInput,
      make: () => Promise<T | Reply<T>>,
    ): Promise<T | Reply<object>> {
      const call = keyedCall(endpoint, input, newId());
      if (!call) return make();
      const isLasting = endpoint.outlivesConnection === true;
      const found = await claimed(call, isLasting);
      if (found.state === "answered") return firstAnswer(found.answer);
      if (found.state === "reused") throw new AppError("idempotency-key-reused");
      if (found.state === "in-progress")
        throw new AppError("request-in-progress", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      if (isLasting) return makeLasting(call, input, make);
      try {
        return await completed(call, make);
      } catch (error) {
        await attempt(() => idempotency.release(call));
        throw error;
      }
    },

    /**
     * Cancels a user's running call that goes on without its connection, in whichever process it runs; returns whether
     * there was one.
     */
    async cancel(uid: string, key: string): Promise<boolean> {
      let wasRunning = false;
      for (const call of LASTING) {
        running.cancel(nameOf({ uid, call, key }));
        wasRunning = (await idempotency.cancel({ uid, call, key })) || wasRunning;
      }
      return wasRunning;
    },
  };
}

export function takesIdempotencyKey({ headers }: Endpoint): boolean {
  return headers === idempotencyKey;
}

/** @returns null where the call came without a key */
function keyedCall(endpoint: Endpoint, input: KeyedInput, claim: string): KeyedCall | null {
  if (!input.user) return null;
  const key = idempotencyKey.parse(input.headers)["idempotency-key"];
  if (key === undefined) return null;
  const { params, query, body } = input;
  const sent = createHash("sha256").update(JSON.stringify(query ?? {}));
  sent.update(body instanceof Uint8Array ? body : JSON.stringify(body ?? {}));
  return {
    uid: input.user.uid,
    call: callOf(endpoint, params),
    key,
    fingerprint: sent.digest("base64url"),
    claim,
  };
}

function callOf({ method, path }: Endpoint, params: unknown): string {
  return `${method} ${path} ${JSON.stringify(params ?? {})}`;
}

function nameOf({ uid, call, key }: Pick<KeyedCall, "uid" | "call" | "key">): string {
  return JSON.stringify([uid, call, key]);
}

/** Returns whether a failure is the outcome of a call; one that says when to try again is not. */
function isLastingFailure(error: unknown): error is AppError {
  return error instanceof AppError && error.extras.retryAfterSeconds === undefined;
}

function stored({ body, etag }: Reply<object>): string {
  const extras = etag === undefined ? {} : { etag };
  const whole = JSON.stringify({ body, ...extras } satisfies StoredAnswer);
  if (whole.length <= WHOLE_ANSWER_LENGTH) return whole;
  const { recipe, ...rest }: { recipe?: { id?: unknown } } = body;
  if (typeof recipe?.id !== "string") return whole;
  return JSON.stringify({ body: rest, ...extras, recipeId: recipe.id } satisfies StoredAnswer);
}
