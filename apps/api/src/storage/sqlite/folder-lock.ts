import { join } from "node:path";
import { StoreUnavailable } from "../../ports/store.ts";
import { Database } from "./database.ts";
import { isBusy } from "./sqlite-error.ts";

/** Empty for ever: the lock is not the file but the system's word that a living process has it open. */
const LOCK_FILE = "larder.lock";

/**
 * Takes a folder for this process alone, until it gives it back or ends, however it ends.
 *
 * @returns gives it back
 * @throws StoreUnavailable when another process has it, or when the folder cannot be used
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = new Database({ file: join(folder, LOCK_FILE), busyTimeoutMs: 0 });
  try {
    await file.read(() => file.exec("BEGIN EXCLUSIVE"));
  } catch (error) {
    file.close();
    if (!(error instanceof StoreUnavailable && isBusy(error.cause))) throw error;
    throw new StoreUnavailable(
      `another Larder runs on ${folder}. Stop that one, or choose another folder with DATA_DIR.`,
      { cause: error.cause },
    );
  }
  return () => file.close();
}
