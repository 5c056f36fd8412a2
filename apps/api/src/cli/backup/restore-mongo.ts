import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Media } from "../../ports/media.ts";
import type { Store } from "../../ports/store.ts";
import { openPlace, openPlaceMedia, type Place, placeName } from "../move/place.ts";
import { exchangeFiles } from "./exchange-files.ts";
import { type Filled, fillStore, putPictures } from "./fill-store.ts";
import { held } from "../move/held.ts";
import { openSource } from "./open-source.ts";
import { readBackup } from "./read-backup.ts";
import { refuseFull, type RestoreJob } from "./restore-job.ts";
import { hasAccounts, stageFiles } from "./stage-files.ts";
import { writeBackup } from "./write-backup.ts";

/**
 * Empties the database and fills it from the backup. MongoDB has no renaming of a whole database, so what was there is
 * backed up first, and put back when something fails.
 */
export async function restoreMongo(job: RestoreJob, place: Place): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const open = <T extends { close: () => Promise<void> }>(one: T) =>
    opened.adopt(one, (each) => each.close());
  const store = open(await openPlace(place));
  const media = open(await openPlaceMedia(place));
  const what = await held(store);
  if (!job.replace && what) throw refuseFull(`the database ${placeName(place)} is not empty (${what})`);
  if (!job.replace && (await hasAccounts(job.dataDir))) {
    throw refuseFull(`there are accounts in ${job.dataDir}`);
  }
  const old = what ? await backUp(job, place) : null;
  const otherPictures = await fillOrPutBack();
  await putPictures(readBackup(job.file), media, otherPictures);

  async function fillOrPutBack(): Promise<ReadonlySet<string>> {
    try {
      const filled = await fill(job.file, store, media, job.signal);
      const names = await stageFiles(job.staging, filled.files);
      await exchangeFiles(job.dataDir, { staging: job.staging, aside: job.aside, names });
      return filled.otherPictures;
    } catch (error) {
      await putBack(old, store, media, error);
      throw error;
    }
  }
}

/** @returns the file that has all of the database as it was */
async function backUp({ dataDir, aside, now }: RestoreJob, place: Place): Promise<string> {
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const file = join(aside, "database.larder");
  await using source = await openSource(place, { dataDir, now });
  await writeBackup(file, source);
  return file;
}

async function fill(file: string, store: Store, media: Media, signal?: AbortSignal): Promise<Filled> {
  await store.transfer.clear();
  return fillStore(readBackup(file), store, media, signal);
}

async function putBack(old: string | null, store: Store, media: Media, cause: unknown): Promise<void> {
  try {
    if (old) await fill(old, store, media);
    else await store.transfer.clear();
  } catch (error) {
    const where = old ? ` What was there is in ${old}: restore that with --replace.` : "";
    throw new Error(`The restore failed, and so did putting back what was there.${where}`, {
      cause: new AggregateError([cause, error]),
    });
  }
}
