import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { checkpointFile } from "../../storage/sqlite/checkpoint-file.ts";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { type Store, StoreUnavailable } from "../../ports/store.ts";
import { openPlaceMedia, type Place } from "../move/place.ts";
import { exchangeFiles } from "./exchange-files.ts";
import { fillStore, putPictures } from "./fill-store.ts";
import { readBackup } from "./read-backup.ts";
import { refuseFull, type RestoreJob } from "./restore-job.ts";
import { hasAccounts, stageFiles } from "./stage-files.ts";
import { held } from "../move/held.ts";

type SqlitePlace = Extract<Place, { kind: "sqlite" }>;

/** Builds the store beside the old one and puts it in its place by a renaming, once all of it is there. */
export async function restoreSqlite(job: RestoreJob, place: SqlitePlace): Promise<void> {
  const { file, dataDir, staging, aside, replace, signal } = job;
  if (!replace) await refuseUnlessEmpty(place.file, dataDir);
  const name = basename(place.file);
  const media = await openPlaceMedia(place);
  const { files, otherPictures } = await within(join(staging, name), (store) =>
    fillStore(readBackup(file), store, media, signal),
  );
  // What a server that was killed left in its log would be lost between the two renamings.
  checkpointFile(place.file);
  await exchangeFiles(dirname(place.file), {
    staging,
    aside,
    names: [...(await stageFiles(staging, files)), name],
    // What a process that was killed left behind belongs to the old file.
    gone: [`${name}-wal`, `${name}-shm`],
  });
  await putPictures(readBackup(file), media, otherPictures);
}

async function refuseUnlessEmpty(file: string, dataDir: string): Promise<void> {
  if (await hasAccounts(dataDir)) throw refuseFull(`there are accounts in ${dataDir}`);
  if (!existsSync(file)) return;
  const what = await within(file, held).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) throw refuseFull(error.message.replace(/\.$/, ""));
    throw error;
  });
  if (what) throw refuseFull(`the store ${file} is not empty (${what})`);
}

async function within<T>(file: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore({ file });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
