import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../command/command.ts";
import { STAGING_FOLDER } from "../../startup/unfinished-restore.ts";
import type { Counts } from "./format.ts";
import { checkBackup } from "./read-backup.ts";
import type { RestoreOptions } from "./restore-job.ts";
import { restoreMongo } from "./restore-mongo.ts";
import { restoreSqlite } from "./restore-sqlite.ts";

/**
 * Puts a backup in the place of what the configured store holds: all of it, or nothing when something fails.
 *
 * @throws CommandError before anything is touched when the file or the store does not allow it
 */
export async function restore(options: RestoreOptions): Promise<{ counts: Counts; aside: string }> {
  const { file, place, dataDir, asItIs = false, now, signal } = options;
  const { counts, unfit } = await checkBackup(file, signal);
  if (unfit && !asItIs) {
    throw new CommandError(
      `${file} cannot be restored: it holds what does not fit, ${unfit}. Add --as-it-is to have that as well: Larder leaves it out of lists.`,
    );
  }
  await mkdir(dataDir, { recursive: true });
  const giveBack = await holdFolder(dataDir);
  const staging = join(dataDir, STAGING_FOLDER);
  const aside = join(dataDir, `before-restore-${now.toISOString().replace(/\D/g, "").slice(0, 17)}`);
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { mode: 0o700 });
    const job = { ...options, staging, aside };
    await (place.kind === "sqlite" ? restoreSqlite(job, place) : restoreMongo(job, place));
  } finally {
    await rm(staging, { recursive: true, force: true });
    giveBack();
  }
  return { counts, aside };
}

/** A server that runs would go on with what it has in memory, and write it over what is restored. */
async function holdFolder(dataDir: string): Promise<() => void> {
  const { lockFolder } = await import("../../storage/sqlite/folder-lock.ts");
  try {
    return await lockFolder(dataDir);
  } catch (error) {
    throw new CommandError(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}`);
  }
}
