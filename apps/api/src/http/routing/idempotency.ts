import { createHash } from "node:crypto";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { idempotencyKey } from "@larder/domain/contract/fields";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { Logger } from "pino";
import type { IdempotencyStore, KeyedCall } from "../../ports/idempotency-store.ts";
import type { Ports } from "../../ports/ports.ts";
import { asReply } from "../answers/answer.ts";
import { AppError } from "../errors/app-error.ts";
import { Reply } from "../answers/reply.ts";

/** The time in milliseconds for which an answer is stored. */
const STORED_MS = 24 * 60 * 60 * 1000;
/** After this time an attempt without an outcome counts as dead, with its process; no call takes as long. */
const IN_PROGRESS_MS = 5 * 60 * 1000;
const RETRY_AFTER_SECONDS = 2;
/** The recipe of a longer answer is stored by its id. */
const WHOLE_ANSWER_LENGTH = 16_000;

/** An answer as it is stored. */
interface StoredAnswer {
  body: object;
  etag?: string;
  /** The recipe that is missing in the body. */
  recipeId?: string;
}

/** A parsed request, as far as it tells calls with one key apart. */
interface KeyedInput {
  user: { uid: string } | null | undefined;
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

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
}: Pick<Ports, "clock" | "newId"> & {
  store: { idempotency: IdempotencyStore; recipes: { findById(id: string): Promise<Recipe | null> } };
  log: Logger;
}) {
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString();

  async function firstAnswer(stored: string): Promise<Reply<object>> {
    const { body, etag, recipeId }: StoredAnswer = JSON.parse(stored);
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
      const found = await idempotency.claim(call, inMs(0), inMs(IN_PROGRESS_MS));
      if (found.state === "answered") return firstAnswer(found.answer);
      if (found.state === "reused") throw new AppError("idempotency-key-reused");
      if (found.state === "in-progress")
        throw new AppError("request-in-progress", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      let answer: T | Reply<T>;
      try {
        answer = await make();
      } catch (error) {
        await attempt(() => idempotency.release(call));
        throw error;
      }
      await attempt(() => idempotency.complete(call, stored(asReply(answer)), inMs(STORED_MS)));
      return answer;
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
    call: `${endpoint.method} ${endpoint.path} ${JSON.stringify(params ?? {})}`,
    key,
    fingerprint: sent.digest("base64url"),
    claim,
  };
}

function stored({ body, etag }: Reply<object>): string {
  const extras = etag === undefined ? {} : { etag };
  const whole = JSON.stringify({ body, ...extras } satisfies StoredAnswer);
  if (whole.length <= WHOLE_ANSWER_LENGTH) return whole;
  const { recipe, ...rest }: { recipe?: { id?: unknown } } = body;
  if (typeof recipe?.id !== "string") return whole;
  return JSON.stringify({ body: rest, ...extras, recipeId: recipe.id } satisfies StoredAnswer);
}
