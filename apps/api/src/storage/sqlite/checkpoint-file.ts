import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { asStoreError, isCorrupt, isNoDatabase } from "./sqlite-error.ts";

/**
 * Puts what stands in the write-ahead log of a store's file into the file, so that the file alone is the whole store. A
 * file that cannot be read stays as it is, with its log beside it.
 *
 * @throws StoreUnavailable when another program uses the file
 */
export function checkpointFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    using db = new DatabaseSync(file, { timeout: 5_000 });
    db.exec("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON");
    db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
  } catch (error) {
    if (!isCorrupt(error) && !isNoDatabase(error)) throw asStoreError(error, file);
  }
}
