import * as z from "zod/mini";
import type { StoredItems } from "../../ports/store.ts";
import { STORE_KINDS } from "../../storage/shared/storage.ts";

export type Kind = keyof StoredItems;

/** What belongs to recipes comes after them, entries after their collections, and reports after comments. */
export const KINDS: readonly Kind[] = [
  "recipes",
  "recipeVersions",
  "users",
  "bookmarks",
  "cookingNotes",
  "collections",
  "collectionEntries",
  "publicLinks",
  "publicRatings",
  "comments",
  "reports",
  "blocks",
  "notices",
  "feedback",
  "requests",
  "household",
];

/**
 * A backup is lines of JSON, compressed by gzip: a header, a line for each record, and an end with the number of
 * records and the SHA-256 of all lines before it. `docs/backup.md` documents it for other programs.
 */
export const BACKUP_VERSION = 1;

export const headerSchema = z.object({
  larder: z.literal("backup"),
  version: z.int().check(z.positive()),
  createdAt: z.iso.datetime(),
  store: z.enum(STORE_KINDS),
  /** True if the whole backup shows one point in time. */
  isOneMoment: z.boolean(),
});

/** A picture's file, its bytes in base64. */
export interface StoredPicture {
  name: string;
  at: string;
  bytes: string;
}

/** A file of DATA_DIR that is no part of a store. */
export interface StoredFile {
  name: string;
  text: string;
}

type Items = StoredItems & { pictures: StoredPicture; files: StoredFile };
export type RecordKind = keyof Items;
type RecordOf<K extends RecordKind> = { [P in K]: { kind: P; item: Items[P] } }[K];
export type BackupRecord = RecordOf<RecordKind>;
export type StoredRecord = RecordOf<Kind>;
export type PictureRecord = RecordOf<"pictures">;
export type BackupHeader = z.infer<typeof headerSchema>;
export type Counts = Record<RecordKind, number>;

export const RECORD_KINDS: readonly RecordKind[] = [...KINDS, "pictures", "files"];

/** The schema that recognises the kind of a line. */
export const recordSchema = z.object({
  kind: z.enum(RECORD_KINDS),
  item: z.looseObject({}),
});

export const endSchema = z.object({
  end: z.object({
    counts: z.record(z.string(), z.int()),
    sha256: z.string(),
  }),
});

export function noCounts(): Counts {
  return {
    recipes: 0,
    recipeVersions: 0,
    users: 0,
    bookmarks: 0,
    cookingNotes: 0,
    collections: 0,
    collectionEntries: 0,
    publicLinks: 0,
    publicRatings: 0,
    comments: 0,
    reports: 0,
    blocks: 0,
    notices: 0,
    feedback: 0,
    requests: 0,
    household: 0,
    pictures: 0,
    files: 0,
  };
}

/** Reports whether a record is an item of a store. */
export function isStored(record: BackupRecord): record is StoredRecord {
  return record.kind !== "pictures" && record.kind !== "files";
}
