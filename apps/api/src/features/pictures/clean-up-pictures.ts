import { setImmediate } from "node:timers/promises";
import { readPictureAddress, readPictureFileName } from "@larder/domain/picture/picture-address";
import { type JobTurns, REGULAR_JOB_MS } from "../../ports/job-turns.ts";
import type { MediaFile } from "../../ports/media.ts";
import type { Ports } from "../../ports/ports.ts";

/** A picture is sent before the recipe that shows it is saved; so long it may wait for it. */
const YOUNG_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 6 * 60 * 60 * 1000;
/** The number of recipes after which waiting requests run first. */
const BREATH = 100;

type CleanUpPorts = Pick<Ports, "store" | "media" | "clock">;

/**
 * Removes the pictures that no recipe uses and that were not stored or used for a day.
 *
 * @returns the number of removed files
 */
export async function cleanUpUnusedPictures({ store, media, clock }: CleanUpPorts): Promise<number> {
  const moment = new Date(clock().getTime() - YOUNG_MS).toISOString();
  const old = await oldPictures(media.list(), moment);
  // Read after the files: a recipe that is saved meanwhile has made its picture young again.
  if (old.size > 0) {
    let read = 0;
    for await (const { image } of store.transfer.read("recipes")) {
      const used = image && readPictureAddress(image.url);
      if (used) old.delete(used.id);
      read += 1;
      if (read % BREATH === 0) await setImmediate();
    }
  }
  const names = [...old.values()].flat();
  for (const name of names) await media.removeOlder(name, moment);
  return names.length;
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
