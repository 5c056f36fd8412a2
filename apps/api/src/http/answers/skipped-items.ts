import type { Logger } from "pino";

/** Called with each item that is invalid in its list. */
export type OnSkipped = (item: unknown) => void;

/** The largest number of items that are reported: more are not repaired one by one. */
const MOST_REPORTED = 1_000;
const LONGEST_ID = 200;

/** Writes them into the log, each once: by its id alone, for what it says is its author's. */
export function createSkippedLog(log: Logger): OnSkipped {
  const reported = new Set<string>();
  return (item) => {
    const itemId = idOf(item);
    if (reported.has(itemId) || reported.size >= MOST_REPORTED) return;
    reported.add(itemId);
    log.warn({ itemId }, "left out of lists: what is stored does not fit the contract");
  };
}

function idOf(item: unknown): string {
  const id = typeof item === "object" && item !== null && "id" in item ? item.id : undefined;
  return typeof id === "string" ? id.slice(0, LONGEST_ID) : "unknown";
}
