import { startCleaningUploads } from "../features/imports/clean-up-uploads.ts";
import { startSweeping } from "../features/pictures/clean-up-pictures.ts";
import { startForgetting } from "../features/generate/prune-generation-log.ts";
import { startRemovingDrafts } from "../features/recipes/remove-expired-drafts.ts";
import { startExamining } from "../features/recipes/examine-stored-recipes.ts";
import type { JobTurns } from "../ports/job-turns.ts";
import type { Ports } from "../ports/ports.ts";
import type { StartLog } from "./start-log.ts";

/** Starts the jobs that run beside the requests. Returns the functions that end them. */
export function startJobs(
  ports: Pick<Ports, "store" | "media" | "uploads" | "clock">,
  turns: JobTurns,
  log: StartLog,
  { uploadHours }: { uploadHours: number },
): (() => Promise<void>)[] {
  const stopSweeping = startSweeping(ports, turns, {
    swept: (files) => log.info({ files }, "unused pictures removed"),
    failed: (error) => log.warn({ err: error }, "unused pictures could not be removed"),
  });
  const stopForgetting = startForgetting(ports, turns, (error) =>
    log.warn({ err: error }, "old entries of the generation log could not be removed"),
  );
  const stopRemovingDrafts = startRemovingDrafts(ports, turns, (error) =>
    log.warn({ err: error }, "expired drafts could not be removed"),
  );
  const stopExamining = startExamining(ports.store, turns, (error) =>
    log.warn({ err: error }, "stored recipes could not be examined"),
  );
  const stopCleaningUploads = startCleaningUploads(ports, turns, {
    uploadHours,
    failed: (error) => log.warn({ err: error }, "abandoned uploads could not be removed"),
  });
  return [
    async () => stopCleaningUploads(),
    stopSweeping,
    async () => stopForgetting(),
    async () => stopRemovingDrafts(),
    async () => stopExamining(),
  ];
}
