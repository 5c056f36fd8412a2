import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { StoreUnavailable } from "../../ports/store.ts";
import { STAGING_FOLDER } from "../../startup/unfinished-restore.ts";
import type { Storage } from "../../storage/shared/storage.ts";
import { CommandError } from "../command/command.ts";
import { fillStore, putPictures } from "./fill-store.ts";
import type { Counts } from "./format.ts";
import { held } from "./held.ts";
import { checkBackup, readBackup } from "./read-backup.ts";
import { hasAccounts, stageFiles } from "./stage-files.ts";
import { openSource, writeBackup } from "./write-backup.ts";

export interface RestoreOptions {
  file: string;
  storage: Storage;
  dataDir: string;
  /** True if the backup may replace what the store holds. */
  replace: boolean;
  /** True if invalid items are restored, too. */
  asItIs?: boolean;
  now: Date;
  /** Stops the restore before it is done: the old contents are there again. */
  signal?: AbortSignal;
}

interface RestoreJob extends RestoreOptions {
  staging: string;
  aside: string;
}

/**
 * Replaces what the configured store holds by a backup: all of it, or nothing when something fails.
 *
 * @throws CommandError before anything is changed when the file or the store does not allow it
 */
export async function restore(options: RestoreOptions): Promise<{ counts: Counts; aside: string }> {
  const { file, dataDir, asItIs = false, now, signal } = options;
  const { counts, invalid } = await checkBackup(file, signal);
  if (invalid && !asItIs) {
    throw new CommandError(
      `${file} cannot be restored: it holds what does not fit, ${invalid}. Add --as-it-is to have that as well: Larder leaves it out of lists.`,
    );
  }
  await mkdir(dataDir, { recursive: true });
  const giveBack = await holdFolder(dataDir);
  const staging = join(dataDir, STAGING_FOLDER);
  const aside = join(dataDir, `before-restore-${now.toISOString().replace(/\D/g, "").slice(0, 17)}`);
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { mode: 0o700 });
    await exchange({ ...options, staging, aside });
  } finally {
    await rm(staging, { recursive: true, force: true });
    giveBack();
  }
  return { counts, aside };
}

async function exchange({ file, storage, dataDir, replace, now, signal, staging, aside }: RestoreJob) {
  if (!replace) await refuseFull(storage, dataDir);
  const media = await storage.openMedia();
  try {
    let otherPictures: ReadonlySet<string> = new Set();
    await storage.replace({
      dataDir,
      staging,
      aside,
      async fill(store) {
        const filled = await fillStore(readBackup(file), store, media, { signal });
        otherPictures = filled.otherPictures;
        return stageFiles(staging, filled.files);
      },
      async backUp(store) {
        if ((await held(store)) === "") return null;
        await mkdir(aside, { recursive: true, mode: 0o700 });
        const old = join(aside, "database.larder");
        await using source = await openSource(storage, { dataDir, now });
        await writeBackup(old, source);
        return old;
      },
      putBack: async (store, old) => void (await fillStore(readBackup(old), store, media)),
    });
    await putPictures(readBackup(file), media, otherPictures);
  } finally {
    await media.close();
  }
}

async function refuseFull(storage: Storage, dataDir: string): Promise<void> {
  const contents = await contentsOf(storage);
  if (contents) throw refusal(`the store ${storage.label} is not empty (${contents})`);
  if (await hasAccounts(dataDir)) throw refusal(`there are accounts in ${dataDir}`);
}

async function contentsOf(storage: Storage): Promise<string> {
  if (!storage.exists()) return "";
  try {
    await using opened = new AsyncDisposableStack();
    return await held(opened.adopt(await storage.openStore(), (store) => store.close()));
  } catch (error) {
    // A damaged file may be replaced; a server that cannot be reached may not.
    if (storage.isExclusive && error instanceof StoreUnavailable) {
      throw refusal(error.message.replace(/\.$/, ""));
    }
    throw error;
  }
}

function refusal(reason: string): CommandError {
  return new CommandError(
    `Nothing was restored: ${reason}. Choose an empty store, or add --replace to have the backup in its place.`,
  );
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
