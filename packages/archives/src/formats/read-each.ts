import type { UnreadEntry } from "../archive-entry.ts";
import type { TreeFile } from "../container/tree.ts";
import { EntryError } from "../entry-error.ts";
import type { ForeignRecipe } from "../foreign-recipe.ts";

export type ReaderEntry = ForeignRecipe | UnreadEntry;

/** Reads files one after the other; what keeps a file, or the rest of it, from being read becomes an entry of its own. */
export async function* readEach(
  files: readonly TreeFile[],
  read: (file: TreeFile) => AsyncIterable<ReaderEntry>,
): AsyncGenerator<ReaderEntry> {
  for (const file of files)
    try {
      yield* read(file);
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      yield { kind: "unread", entry: file.path, reason: error.reason };
    }
}
