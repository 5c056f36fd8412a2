import type {
  ArchiveColumns,
  ArchivedCollection,
  ArchivedRecipe,
  ArchivePicture,
  UnreadEntry,
} from "@larder/archives";

/** A message of the main thread to the thread that reads an archive. */
export type ArchiveRequest =
  | {
      kind: "open";
      files: readonly { name: string; size: number }[];
      columns: Readonly<Record<string, string>> | null;
      /** The paths of files that are not read: each has stopped a thread before. */
      without: readonly string[];
    }
  | { kind: "next" }
  /** A picture of the entry that was read last, by its index. */
  | { kind: "picture"; index: number }
  | { kind: "collections" };

/** A picture of an entry: in the archive, or at an address. */
export type EntryPicture = { isHere: true } | { address: string };

/** A recipe of an archive, whose pictures are read one at a time. */
export type ReadRecipe = Omit<ArchivedRecipe, "pictures"> & { pictures: readonly EntryPicture[] };

export type ReadEntry = ReadRecipe | UnreadEntry;

export type ArchiveAnswer =
  | { kind: "opened"; formats: readonly string[]; lacks: readonly string[]; columns: ArchiveColumns | null }
  | { kind: "failed"; failure: string }
  | { kind: "entry"; entry: ReadEntry }
  | { kind: "end" }
  | { kind: "bytes"; bytes: Uint8Array }
  | { kind: "unreadable" }
  | { kind: "collections"; collections: readonly ArchivedCollection[] };

/** A question of the thread to the main thread: for bytes of a file, or to remember which file it reads. */
export type ArchiveQuestion =
  | { kind: "bytes"; file: number; start: number; length: number }
  | { kind: "reading"; path: string };

export function entryPicture(picture: ArchivePicture): EntryPicture {
  return "address" in picture ? { address: picture.address } : { isHere: true };
}
