import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "./sync-folder.ts";

/**
 * Replaces files of a folder: moves the present ones into `aside` and those in `staging` to their place, the last
 * name last. When a step fails, the steps before it are undone.
 *
 * @param gone files that are moved aside without a replacement
 */
export async function exchangeFiles(
  folder: string,
  {
    staging,
    aside,
    names,
    gone = [],
  }: {
    staging: string;
    aside: string;
    names: readonly string[];
    gone?: readonly string[];
  },
): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  async function move(from: string, to: string): Promise<void> {
    await rename(from, to);
    undo.unshift(() => rename(to, from));
  }
  async function setAside(name: string): Promise<void> {
    if (!existsSync(join(folder, name))) return;
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await move(join(folder, name), join(aside, name));
  }
  try {
    for (const name of names) {
      await setAside(name);
      if (name === names.at(-1)) for (const each of gone) await setAside(each);
      await move(join(staging, name), join(folder, name));
    }
    await syncFolder(folder);
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}
