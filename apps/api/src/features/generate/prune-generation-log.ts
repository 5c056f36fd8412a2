import { type JobTurns, startRegularJob } from "../../ports/job-turns.ts";
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
  return startRegularJob(turns, { job: "prune-generations", everyMs: DAY_MS, failed }, prune);
}
