import { join } from "node:path";
import type { ReportDamage } from "../ports/damaged-record.ts";
import type { Store } from "../ports/store.ts";

export interface StorePlace {
  /** A MongoDB server; without one the collection lives in a file. */
  mongodbUri?: string | undefined;
  dataDir: string;
}

/**
 * Opens the configured store. Each adapter is loaded only where it is used: mongoose alone takes a while.
 *
 * @param options `onDamage` is called for each record that a list leaves out because it cannot be read; `reserve` sets
 *   disk space aside for deletions
 */
export async function openStore(
  { mongodbUri, dataDir }: StorePlace,
  options: { onDamage?: ReportDamage; reserve?: boolean } = {},
): Promise<Store> {
  if (mongodbUri) {
    const { openMongoStore } = await import("./mongo/mongo-store.ts");
    return openMongoStore({ uri: mongodbUri });
  }
  const { openSqliteStore } = await import("./sqlite/sqlite-store.ts");
  return openSqliteStore({ file: join(dataDir, "larder.sqlite"), ...options });
}
