import type { Environment } from "../config/env.ts";
import type { Storage } from "../storage/shared/storage.ts";

/**
 * Locks DATA_DIR against a second server where it holds the recipes or the local accounts: the accounts are cached in
 * memory and written as a whole, so two servers would undo each other's. Any number of servers may share a database
 * and a Firebase project.
 *
 * @returns releases the folder
 */
export async function holdDataDir(
  { dataDir, signIn }: Pick<Environment, "dataDir" | "signIn">,
  { isExclusive }: Pick<Storage, "isExclusive">,
): Promise<() => void> {
  if (!isExclusive && signIn.google?.kind !== "local") return () => {};
  const { lockFolder } = await import("../storage/sqlite/folder-lock.ts");
  return lockFolder(dataDir);
}
