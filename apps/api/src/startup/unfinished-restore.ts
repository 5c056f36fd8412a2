import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StoreUnavailable } from "../ports/store.ts";

/** The folder in which a restore prepares its files; the restore removes it as its last step. */
export const STAGING_FOLDER = "restoring";

/**
 * Refuses to start while a restore is unfinished: some files may be old, some new, and some missing, which would look
 * like an empty collection.
 *
 * @throws StoreUnavailable with the steps for the operator
 */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, STAGING_FOLDER))) return;
  const asides = readdirSync(dataDir).filter((name) => name.startsWith("before-restore-"));
  const before = asides.toSorted().at(-1);
  throw new StoreUnavailable(
    `a restore into ${dataDir} was not finished. Run it again with --replace (npm run restore -- FILE --replace)` +
      (before ? `; what was there before is in ${join(dataDir, before)}.` : ".") +
      ` To go on without it, put back what lies there, if anything does, and delete ${join(dataDir, STAGING_FOLDER)}.`,
  );
}
