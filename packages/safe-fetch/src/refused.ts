import { FetchError } from "./fetch-error.ts";

/** The guard's own no. To the reader it looks like any network failure; only the log tells it apart. */
export function refused(why: string): FetchError {
  return new FetchError("unreachable", `refused: ${why}`);
}
