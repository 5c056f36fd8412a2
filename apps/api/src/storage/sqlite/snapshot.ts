import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { Store } from "../../ports/store.ts";
import { asStoreError, isCorrupt } from "./sqlite-error.ts";
import { openSqliteStore } from "./sqlite-store.ts";

/**
 * Opens a copy of a store as of one point in time, even while a server writes to it. The copy needs as much space as
 * the store and is deleted when it is closed. Copying blocks no caller and leaves the original untouched, which may be
 * of an older version.
 */
export async function openSqliteSnapshot(file: string): Promise<Store> {
  const folder = await mkdtemp(join(dirname(file), "snapshot-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, "larder.sqlite");
    await copyTo(file, copy);
    const store = await openSqliteStore({ file: copy });
    const close = async () => {
      await store.close();
      await remove();
    };
    return { ...store, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copyTo(file: string, copy: string): Promise<void> {
  try {
    using original = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      original.prepare("VACUUM INTO ?").run(copy);
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      // Page by page and as they are: what can still be read is read from the copy.
      await rm(copy, { force: true });
      await backup(original, copy);
    }
  } catch (error) {
    throw asStoreError(error, file);
  }
}
