import type { ArchiveLimits } from "./archive-limits.ts";
import type { ArchiveFormat } from "./archive-format.ts";
import type { ArchiveEntry } from "./archive-entry.ts";
import type { ArchiveTree, TreeFile } from "./container/tree.ts";
import type { ArchivedCollection } from "./larder/archive-layout.ts";
import type { ForeignRecipe } from "./foreign-recipe.ts";

/** The files of an archive, and what a reader needs beside them. */
export interface ReaderContext {
  readonly tree: ArchiveTree;
  readonly limits: ArchiveLimits;
  /** Opens an archive that lies in this one; throws `EntryError` when it cannot be read or lies too deep. */
  openInside(file: TreeFile): Promise<ReaderContext>;
  /** The names of the columns of a CSV file that the cook has given, by field. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** A reader of one format, which it tells by content and by how files lie together, never by a file's name alone. */
export interface ArchiveReader {
  readonly format: ArchiveFormat;
  /**
   * Returns the files that it reads, pictures included; empty where the format is another. Called with the files that no
   * earlier reader has claimed.
   *
   * @param heads the first bytes of each file, decoded as text where they are text
   */
  claims(context: ReaderContext, heads: FileHeads): Promise<readonly TreeFile[]>;
  /**
   * Reads the claimed files, always in the same order. What cannot be read is an entry too: one bad piece never ends
   * the others.
   */
  read(context: ReaderContext, claimed: readonly TreeFile[]): AsyncGenerator<ForeignRecipe | ArchiveEntry>;
  /** Returns the table whose columns the cook has to name before it can be read; null when there is none. */
  unknownColumns?(context: ReaderContext, claimed: readonly TreeFile[]): Promise<ArchiveColumns | null>;
  /** Reads the collections of recipes, where the format has any. */
  collections?(context: ReaderContext, claimed: readonly TreeFile[]): Promise<readonly ArchivedCollection[]>;
}

/** The header of a table, and its first rows. */
export interface ArchiveColumns {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Gives the beginnings of files, each of which is read once. */
export interface FileHeads {
  bytes(file: TreeFile): Promise<Uint8Array>;
  /** The beginning as text; of gzip, of what is packed in it. */
  text(file: TreeFile): Promise<string>;
}
