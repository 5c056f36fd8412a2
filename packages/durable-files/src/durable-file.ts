import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.ts";

export interface DurableFile {
  /** Resolves when the current result of `render` is on the disk. Concurrent changes share a write. */
  save(): Promise<void>;
  /** Resolves when no write is running. */
  settled(): Promise<void>;
}

/**
 * Creates a small file that is replaced as a whole: after a crash it contains the old text or the new one, never a
 * part.
 */
export function createDurableFile(path: string, render: () => string): DurableFile {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  function save(): Promise<void> {
    // A write under way may have taken its picture before this change, so this one needs the next.
    if (!waiting) {
      const mine = running
        .catch(() => {}) // told to those who asked for that write
        .then(() => {
          waiting = undefined;
          running = mine;
          return replaceFile(path, render());
        });
      waiting = mine;
    }
    return waiting;
  }

  return { save, settled: () => waiting ?? running };
}

async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}
