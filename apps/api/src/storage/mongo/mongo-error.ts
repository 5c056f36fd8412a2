import { mongo } from "mongoose";
import { StoreUnavailable } from "../../ports/store.ts";

const { MongoNetworkError, MongoServerError } = mongo;

const DUPLICATE_KEY = 11_000;

/** Errors of the driver, and of mongoose, that say: no server can be asked now. */
const OUT_OF_REACH = new Set([
  "MongoServerSelectionError",
  "MongooseServerSelectionError",
  "MongoNotConnectedError",
  "MongoTopologyClosedError",
  "MongoServerClosedError",
  "MongoClientClosedError",
  "MongoExpiredSessionError",
  "MongoWaitQueueTimeoutError",
  "MongoPoolClosedError",
  "MongoOperationTimeoutError",
]);

/** Socket errors, which the driver passes on unchanged when the server disconnects during a write. */
const CONNECTION_LOST = new Set([
  "EPIPE",
  "ECONNRESET",
  "ECONNABORTED",
  "ETIMEDOUT",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
  "ERR_STREAM_PREMATURE_CLOSE",
]);

/**
 * Answers of a server that cannot serve now: stepping down or shutting down, not primary, over its time, out of disk,
 * write concern not met, or not letting us in.
 *
 * @see https://www.mongodb.com/docs/manual/reference/error-codes/
 */
const CANNOT_SERVE = new Set([
  6, 7, 13, 18, 50, 64, 89, 91, 100, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436, 14_031,
]);

/** FerretDB 1 passes on in these words, as an internal error, what its SQLite says to a change or a new index. */
const SQLITE_DUPLICATE = "UNIQUE constraint failed";

export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof MongoServerError)) return false;
  return error.code === DUPLICATE_KEY || error.message.includes(SQLITE_DUPLICATE);
}

/** Reports whether a batch of inserts failed only because some of its documents existed already. */
export function isOnlyDuplicates(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return isDuplicate(error);
  const errors = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  return errors.every(({ code }) => code === DUPLICATE_KEY);
}

/** `StoreUnavailable` when the store is the trouble; every other error as it is. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  if (error instanceof MongoNetworkError || OUT_OF_REACH.has(error.name) || isLostConnection(error)) {
    return new StoreUnavailable("The MongoDB server cannot be reached.", { cause: error });
  }
  if (error instanceof MongoServerError && CANNOT_SERVE.has(Number(error.code))) {
    return new StoreUnavailable(`The MongoDB server refuses: ${error.message}.`, { cause: error });
  }
  return error;
}

function isLostConnection(error: Error): boolean {
  return "code" in error && CONNECTION_LOST.has(String(error.code));
}

const UPSERT_TRIES = 5;

/** Two upserts of one new document can meet: the one that comes late finds it there when it tries again. */
export async function retryDuplicates<T>(upsert: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await upsert();
    } catch (error) {
      if (!isDuplicate(error) || tries === UPSERT_TRIES) throw error;
    }
  }
}
