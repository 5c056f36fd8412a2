import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { exchangeFiles } from "@larder/durable-files/exchange-files";
import type { Replacement, Storage } from "../shared/storage.ts";

/** Returns the storage of a SQLite file, whose pictures are files in a folder beside it. */
export function sqliteStorage(file: string): Storage {
  const mediaFolder = join(dirname(file), "media");
  return {
    kind: "sqlite",
    label: file,
    shortLabel: dirname(file),
    mediaLabel: mediaFolder,
    isExclusive: true,
    exists: () => existsSync(file),
    async openStore(options) {
      const { openSqliteStore } = await import("./sqlite-store.ts");
      return openSqliteStore({ file, ...options });
    },
    async openMedia() {
      const { createMediaFolder } = await import("./media-folder.ts");
      return createMediaFolder(mediaFolder);
    },
    async openUploads() {
      const { createUploadFolder } = await import("./upload-folder.ts");
      return createUploadFolder(join(dirname(file), "uploads"));
    },
    async openSnapshot() {
      const { openSqliteSnapshot } = await import("./snapshot.ts");
      return { store: await openSqliteSnapshot(file), isOneMoment: true };
    },
    replace: (replacement) => replaceFile(file, replacement),
  };
}

/** Builds the new store in `staging` and renames it into position once it is complete. */
async function replaceFile(file: string, { staging, aside, fill }: Replacement): Promise<void> {
  const { openSqliteStore } = await import("./sqlite-store.ts");
  const { checkpointFile } = await import("./checkpoint-file.ts");
  const name = basename(file);
  const store = await openSqliteStore({ file: join(staging, name) });
  const names = await fillAndClose();
  // What a server that was killed left in its log would be lost between the two renamings.
  checkpointFile(file);
  await exchangeFiles(dirname(file), {
    staging,
    aside,
    names: [...names, name],
    // What a process that was killed left behind belongs to the old file.
    gone: [`${name}-wal`, `${name}-shm`],
  });

  async function fillAndClose(): Promise<readonly string[]> {
    try {
      return await fill(store);
    } finally {
      await store.close();
    }
  }
}
