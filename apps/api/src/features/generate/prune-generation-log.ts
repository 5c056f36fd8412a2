import { type JobTurns, REGULAR_JOB_MS } from "../../ports/job-turns.ts";
import type { Ports } from "../../ports/ports.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The retention of the log: limits look back a day, an administrator perhaps a year. */
const RETENTION_MS = 400 * DAY_MS;

/** Removes old entries of the log of what was generated, now and every day, in one of the processes. @returns ends it */
export function startForgetting(
  { store, clock }: Pick<Ports, "store" | "clock">,
  turns: JobTurns,
  failed: (error: unknown) => void,
): () => void {
  const prune = () =>
    store.generations.removeOlderThan(new Date(clock().getTime() - RETENTION_MS).toISOString());
  const forget = () => turns.oncePer(REGULAR_JOB_MS, "prune-generations", prune).catch(failed);
  const timer = setInterval(() => void forget(), DAY_MS);
  // A process that has nothing else to do may end.
  timer.unref();
  void forget();
  return () => clearInterval(timer);
}
