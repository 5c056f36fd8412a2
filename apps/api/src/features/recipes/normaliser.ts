import { normaliseAnyRecipe } from "@larder/domain/formats/recipe-json";
import { AppError } from "../../http/errors/app-error.ts";
import { createHeavyAnswers } from "../../http/limits/heavy-answers.ts";
import { createThreadPool, ThreadPoolError, type ThreadPoolOptions } from "@larder/threads/thread-pool";

const SOURCE = new URL("./normaliser-thread.ts", import.meta.url);
/** The size in characters of a raw recipe that is normalised within 10 ms, and so on the main thread. */
const MOST_CHARACTERS_HERE = 12_000;
/** The number of large recipes of one user that may be read or wait; more would leave no thread to others. */
const MOST_OF_ONE_USER = 4;
const RETRY_AFTER_SECONDS = 5;

type Normalised = ReturnType<typeof normaliseAnyRecipe>;

/** Normalises raw recipes of a user, in their order. Throws `reading-timeout`, `too-many-requests` or `server-busy`. */
export type Normaliser = (raws: readonly unknown[], uid: string) => Promise<Normalised[]>;

/**
 * Normalises small recipes at once and large ones in a thread that can be killed: whatever takes too long costs the
 * caller an error, and no other request waits for it.
 *
 * @param options tests bring threads that break
 */
export function createNormaliser(options: Partial<ThreadPoolOptions> = {}): Normaliser {
  const pool = createThreadPool<readonly unknown[], Normalised[]>({ source: SOURCE, ...options });
  const turns = createHeavyAnswers({ each: MOST_OF_ONE_USER, all: Number.POSITIVE_INFINITY });
  return async (raws, uid) => {
    if (isShort(raws, MOST_CHARACTERS_HERE)) return raws.map(normaliseAnyRecipe);
    const end = turns.begin(uid);
    try {
      return await pool.call(raws);
    } catch (error) {
      if (!(error instanceof ThreadPoolError)) throw error;
      if (error.reason === "stopped") throw new AppError("reading-timeout", { cause: error });
      throw new AppError("server-busy", { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
    } finally {
      end();
    }
  };
}

/** Returns whether all texts and entries of a value together are within a length; it stops at that length. */
function isShort(value: unknown, most: number): boolean {
  const open: unknown[] = [value];
  let length = 0;
  for (let entry = open.pop(); entry !== undefined && length <= most; entry = open.pop()) {
    if (typeof entry === "string") length += entry.length;
    if (typeof entry !== "object" || entry === null) continue;
    for (const [key, inner] of Object.entries(entry)) {
      length += key.length + 4;
      if (inner !== undefined) open.push(inner);
    }
  }
  return length <= most;
}
