import { type JobTurns, startRegularJob } from "../../ports/job-turns.ts";
import type { Ports } from "../../ports/ports.ts";

const EVERY_MS = 6 * 60 * 60 * 1000;
/** The number of drafts that are looked up at a time. */
const BATCH = 100;

type DraftPorts = Pick<Ports, "store" | "clock">;

/** Deletes the generated recipes that were not kept in time. @returns their number */
export async function removeExpiredDrafts({ store, clock }: DraftPorts): Promise<number> {
  const before = clock().toISOString();
  let removed = 0;
  for (;;) {
    const expired = await store.recipes.expiredDrafts(before, BATCH);
    for (const { id, userId } of expired) if (await store.recipes.remove(id, userId)) removed += 1;
    if (expired.length < BATCH) return removed;
  }
}

/** Deletes expired drafts now and every few hours, in one of the processes. @returns ends it */
export function startRemovingDrafts(
  ports: DraftPorts,
  turns: JobTurns,
  failed: (error: unknown) => void,
): () => void {
  return startRegularJob(turns, { job: "remove-drafts", everyMs: EVERY_MS, failed }, () =>
    removeExpiredDrafts(ports),
  );
}
