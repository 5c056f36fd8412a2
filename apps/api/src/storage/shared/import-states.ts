import type { ImportState, StoredImport } from "@larder/domain/archive-import/archive-import";

/** The states in which an import waits for its user. */
export const WAITING_STATES: readonly ImportState[] = ["uploading", "columns-needed", "looked", "unreadable"];

/** Returns whether an import goes on without its user. */
export function isUnfinished({ state, pictures }: Pick<StoredImport, "state" | "pictures">): boolean {
  if (state === "done") return pictures.done + pictures.failed < pictures.total;
  return state === "looking" || state === "running" || state === "undoing";
}
