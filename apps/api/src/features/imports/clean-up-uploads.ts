import { type JobTurns, startRegularJob } from "../../ports/job-turns.ts";
import type { Ports } from "../../ports/ports.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The age in milliseconds from which pieces without an import count as left over: an import may be just deleted. */
const ORPHANED_MS = HOUR_MS;

type CleanUpPorts = Pick<Ports, "store" | "uploads" | "clock">;

/**
 * Removes imports that their users have abandoned, with their uploads, and uploads whose import is done or gone.
 *
 * @param uploadHours the age in hours from which an import that waits for its user is abandoned
 */
export async function cleanUpUploads(
  { store, uploads, clock }: CleanUpPorts,
  uploadHours: number,
): Promise<void> {
  const now = clock().getTime();
  const before = new Date(now - uploadHours * HOUR_MS).toISOString();
  for (const id of await store.imports.abandoned(before)) {
    await store.imports.remove(id);
    await uploads.remove(id);
  }
  const orphanedBefore = new Date(now - ORPHANED_MS).toISOString();
  for (const { importId, at } of await uploads.list()) {
    if (at >= orphanedBefore) continue;
    const stored = await store.imports.find(importId);
    if (!stored || stored.state === "done" || stored.state === "undone") await uploads.remove(importId);
  }
}

/** Cleans up now and every hour, in one of the processes. @returns ends it */
export function startCleaningUploads(
  ports: CleanUpPorts,
  turns: JobTurns,
  { uploadHours, failed }: { uploadHours: number; failed: (error: unknown) => void },
): () => void {
  return startRegularJob(turns, { job: "clean-up-uploads", everyMs: HOUR_MS, failed }, () =>
    cleanUpUploads(ports, uploadHours),
  );
}
