import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, stat, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Media, MediaFile } from "../../ports/media.ts";
import { syncFolder } from "@larder/durable-files/sync-folder";
import { inFolder, unlessMissing } from "./folder-errors.ts";

/** The valid file names: no slash and no leading dot, so that a name stays in the folder. */
const NAME = /^[\w-][\w.-]{0,99}$/;
/**
 * The suffix of files that a crash left half written; they are listed like files, so that the cleanup removes them too.
 */
const UNFINISHED = ".tmp";

/** Stores each file in a folder under its own name; its modification time is the time of the last put or touch. */
export function createMediaFolder(folder: string): Media {
  const pathOf = (name: string) => join(folder, name);

  async function put(name: string, bytes: Uint8Array, at: string): Promise<void> {
    if (!NAME.test(name)) throw new Error(`${name} is no name of a media file.`);
    await mkdir(folder, { recursive: true });
    const unfinished = pathOf(`${randomUUID()}${UNFINISHED}`);
    const file = await open(unfinished, "wx", 0o644);
    try {
      await file.writeFile(bytes);
      await file.utimes(new Date(at), new Date(at));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, pathOf(name));
    await syncFolder(folder);
  }

  async function timeOf(name: string): Promise<Date | null> {
    const found = await unlessMissing(stat(pathOf(name)));
    return found?.isFile() ? found.mtime : null;
  }

  async function* list(): AsyncGenerator<MediaFile> {
    const names = (await attempt(() => unlessMissing(readdir(folder)))) ?? [];
    for (const name of names.filter((one) => NAME.test(one))) {
      const time = await attempt(() => timeOf(name));
      if (time) yield { name, at: time.toISOString() };
    }
  }

  return {
    put: (name, bytes, at) => attempt(() => put(name, bytes, at)),
    get: (name) => attempt(async () => (NAME.test(name) ? unlessMissing(readFile(pathOf(name))) : null)),
    touch: (name, at) =>
      attempt(async () => {
        if (!NAME.test(name) || !(await timeOf(name))) return false;
        return (
          (await unlessMissing(utimes(pathOf(name), new Date(at), new Date(at)).then(() => true))) ?? false
        );
      }),
    removeOlder: (name, moment) =>
      attempt(async () => {
        const time = NAME.test(name) ? await timeOf(name) : null;
        if (time && time < new Date(moment)) await unlessMissing(unlink(pathOf(name)));
      }),
    list,
    close: async () => {},
  };
}

const attempt = <T>(work: () => Promise<T>): Promise<T> => inFolder("The media folder cannot be used.", work);
