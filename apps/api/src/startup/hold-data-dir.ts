import type { Environment } from "../config/env.ts";

/**
 * Keeps a second server away from DATA_DIR where that holds the recipes or the local accounts: the accounts are kept in
 * memory and written as a whole, so two servers would undo each other's. With MongoDB and Firebase nothing of both is
 * there, and any number may run.
 *
 * @returns gives the folder back
 */
export async function holdDataDir({
  dataDir,
  mongodbUri,
  signIn,
}: Pick<Environment, "dataDir" | "mongodbUri" | "signIn">): Promise<() => void> {
  if (mongodbUri && signIn.kind !== "local") return () => {};
  const { lockFolder } = await import("../storage/sqlite/folder-lock.ts");
  return lockFolder(dataDir);
}
