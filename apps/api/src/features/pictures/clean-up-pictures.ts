import { setImmediate } from "node:timers/promises";
import { readPictureFileName } from "@larder/domain/picture/picture-address";
import { pictureIdsOf } from "@larder/domain/picture/pictures-of";
import { historyBegin } from "@larder/domain/recipe/recipe-version";
import { type JobTurns, REGULAR_JOB_MS } from "../../ports/job-turns.ts";
import type { MediaFile } from "../../ports/media.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Store } from "../../ports/store.ts";

/** A picture is sent before the recipe or comment that shows it is saved; so long it may wait for it. */
const YOUNG_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 6 * 60 * 60 * 1000;
/** The number of records after which waiting requests run first, and of pictures that are looked up at once. */
const BREATH = 100;

type CleanUpPorts = Pick<Ports, "store" | "media" | "clock">;

/**
 * Removes the pictures that no recipe, no version in its history and no comment uses and that were not stored or used for a
 * day.
 *
 * @returns the number of removed files
 */
export async function cleanUpUnusedPictures({ store, media, clock }: CleanUpPorts): Promise<number> {
  const moment = new Date(clock().getTime() - YOUNG_MS).toISOString();
  const old = await oldPictures(media.list(), moment);
  // Read after the files: what is saved meanwhile has made its picture young again.
  for (const kind of old.size > 0 ? (["recipes", "comments"] as const) : []) {
    let read = 0;
    for await (const item of store.transfer.read(kind)) {
      for (const used of pictureIdsOf(item)) old.delete(used);
      read += 1;
      if (read % BREATH === 0) await setImmediate();
    }
  }
  // After the recipes: a picture that a recipe loses meanwhile is in its history by then.
  for (const used of await picturesOfVersions(store, [...old.keys()], clock())) old.delete(used);
  const names = [...old.values()].flat();
  for (const name of names) await media.removeOlder(name, moment);
  return names.length;
}

async function picturesOfVersions(
  { recipeVersions }: Pick<Store, "recipeVersions">,
  pictures: readonly string[],
  now: Date,
): Promise<string[]> {
  const used: string[] = [];
  for (let start = 0; start < pictures.length; start += BREATH) {
    const some = pictures.slice(start, start + BREATH);
    used.push(...(await recipeVersions.picturesIn(some, historyBegin(now))));
  }
  return used;
}

/** File names by picture, of those pictures of which no file is young; what is no picture stands for itself. */
async function oldPictures(files: AsyncIterable<MediaFile>, moment: string): Promise<Map<string, string[]>> {
  const old = new Map<string, string[]>();
  const young = new Set<string>();
  for await (const { name, at } of files) {
    const picture = readPictureFileName(name)?.id ?? `${name} alone`;
    if (at >= moment) young.add(picture);
    else old.set(picture, [...(old.get(picture) ?? []), name]);
  }
  for (const picture of young) old.delete(picture);
  return old;
}

export interface CleanUpReports {
  swept: (files: number) => void;
  failed: (error: unknown) => void;
}

/** Sweeps now and every few hours, in one of the processes. @returns ends it, once a sweep under way is done */
export function startSweeping(
  ports: CleanUpPorts,
  turns: JobTurns,
  { swept, failed }: CleanUpReports,
): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const cleanUp = () =>
    (underWay = underWay
      .then(() => turns.oncePer(REGULAR_JOB_MS, "clean-up-pictures", () => cleanUpUnusedPictures(ports)))
      .then((files) => void (files !== null && swept(files)))
      .catch(failed));
  const timer = setInterval(() => void cleanUp(), EVERY_MS);
  // A process that has nothing else to do may end.
  timer.unref();
  void cleanUp();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
