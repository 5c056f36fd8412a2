import { exchangeFiles } from "@larder/durable-files/exchange-files";
import type { Store } from "../../ports/store.ts";
import type { Replacement, Storage } from "../shared/storage.ts";

/** Returns the storage of a database of a MongoDB server, which holds the pictures, too. */
export function mongoStorage(uri: string): Storage {
  const label = uri.replace(/\/\/[^@/]*@/, "//").replace(/\?.*$/, "");
  return {
    kind: "mongodb",
    label,
    shortLabel: "MongoDB",
    mediaLabel: label,
    isExclusive: false,
    exists: () => true,
    async openStore() {
      const { openMongoStore } = await import("./mongo-store.ts");
      return openMongoStore({ uri });
    },
    async openMedia() {
      const { openMediaBucket } = await import("./media-bucket.ts");
      return openMediaBucket({ uri });
    },
    async openUploads() {
      const { openUploadBucket } = await import("./upload-bucket.ts");
      return openUploadBucket({ uri });
    },
    async openSnapshot() {
      const { openMongoSnapshot } = await import("./mongo-store.ts");
      return openMongoSnapshot(uri);
    },
    replace: (replacement) => replaceDatabase(uri, replacement),
  };
}

/**
 * Empties the database and fills it. MongoDB has no renaming of a whole database, so the old contents are backed up
 * first, and put back when something fails.
 */
async function replaceDatabase(uri: string, replacement: Replacement): Promise<void> {
  const { dataDir, staging, aside, fill, backUp } = replacement;
  const { openMongoStore } = await import("./mongo-store.ts");
  const store = await openMongoStore({ uri });
  try {
    const old = await backUp(store);
    try {
      await store.transfer.clear();
      const names = await fill(store);
      await exchangeFiles(dataDir, { staging, aside, names });
    } catch (error) {
      await putBack(store, old, replacement, error);
      throw error;
    }
  } finally {
    await store.close();
  }
}

async function putBack(
  store: Store,
  old: string | null,
  replacement: Replacement,
  cause: unknown,
): Promise<void> {
  try {
    await store.transfer.clear();
    if (old) await replacement.putBack(store, old);
  } catch (error) {
    const where = old ? ` What was there is in ${old}: restore that with --replace.` : "";
    throw new Error(`The restore failed, and so did putting back what was there.${where}`, {
      cause: new AggregateError([cause, error]),
    });
  }
}
