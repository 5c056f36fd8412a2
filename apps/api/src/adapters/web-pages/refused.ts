import { PageError } from "../../ports/web-pages.ts";

/** The guard's own no. To the reader it looks like any network failure; only the log tells it apart. */
export function refused(why: string): PageError {
  return new PageError("unreachable", `refused: ${why}`);
}
