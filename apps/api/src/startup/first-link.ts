import { setTimeout } from "node:timers/promises";
import type { JobTurns } from "../ports/job-turns.ts";
import { StoreUnavailable } from "../ports/store.ts";
import type { StartLog } from "./start-log.ts";

/** Processes that start within this time of each other make one link together: each new link ends the one before. */
const TOGETHER_MS = 60_000;
const RETRY_MS = 2_000;

export interface FirstLink {
  /** The secret of the link; null where none is needed, another process makes it, or the store does not answer yet. */
  secret: string | null;
  /** The secret that is made once the store answers; null where it did. */
  later: Promise<string | null>;
}

/**
 * Makes the link by which the first administrator joins, in one of the processes that start together.
 *
 * @param make returns null where there is an administrator
 */
export async function makeFirstLink(
  make: () => Promise<string | null>,
  { turns, log, stopping }: { turns: JobTurns; log: StartLog; stopping: AbortSignal },
): Promise<FirstLink> {
  async function attempt(): Promise<string | null> {
    const made = await turns.oncePer(TOGETHER_MS, "first-link", async () => ({ secret: await make() }));
    if (!made) log.info({}, "the link for a first administrator is in the output of another process");
    return made && made.secret;
  }

  async function retry(): Promise<string | null> {
    while (!stopping.aborted) {
      await setTimeout(RETRY_MS, undefined, { ref: false });
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof StoreUnavailable) continue;
        log.warn({ err: error }, "the link for the first administrator could not be made");
        return null;
      }
    }
    return null;
  }

  try {
    return { secret: await attempt(), later: Promise.resolve(null) };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ err: error }, "the link for the first administrator is made when the store answers");
    return { secret: null, later: retry() };
  }
}
