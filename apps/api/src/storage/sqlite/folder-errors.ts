import { StoreUnavailable } from "../../ports/store.ts";

/** Returns null where a file or folder does not exist. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Works in a folder. A full, locked or unwritable folder is a failure of the store, which the operator mends.
 *
 * @param failure the sentence for the log
 * @throws {StoreUnavailable}
 */
export async function inFolder<T>(failure: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new StoreUnavailable(failure, { cause: error });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
