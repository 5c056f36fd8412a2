import * as z from "zod/mini";
import type { StoredItems, StoredKind } from "../../ports/store.ts";
import { byStoredKind, STORED_KINDS } from "../../ports/stored-schemas.ts";
import { STORE_KINDS } from "../../storage/shared/storage.ts";

/**
 * The version of the format of backups. A backup is lines of JSON, compressed by gzip: a header, a line for each record,
 * and an end with the number of records and the SHA-256 of all lines before it. `docs/backup.md` documents the format for
 * other programs.
 */
export const BACKUP_VERSION = 1;

/** The schema of the first line. */
export const headerSchema = z.object({
  larder: z.literal("backup"),
  version: z.int().check(z.positive()),
  createdAt: z.iso.datetime(),
  store: z.enum(STORE_KINDS),
  /** True if the whole backup shows one point in time. */
  isOneMoment: z.boolean(),
});

/** A file of a picture; `bytes` is in base64. */
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
/** A record of a kind, or of one of several kinds. */
export type RecordOf<T, K extends keyof T> = { [P in K]: { kind: P; item: T[P] } }[K];
export type BackupRecord = RecordOf<Items, RecordKind>;
export type StoredRecord = RecordOf<StoredItems, StoredKind>;
export type PictureRecord = RecordOf<Items, "pictures">;
export type BackupHeader = z.infer<typeof headerSchema>;
export type Counts = Record<RecordKind, number>;

/** The kinds of records in the order of a backup. */
export const RECORD_KINDS: readonly RecordKind[] = [...STORED_KINDS, "pictures", "files"];

/** The schema of the line of a record, as far as every record has it. */
export const recordSchema = z.object({
  kind: z.enum(RECORD_KINDS),
  item: z.looseObject({}),
});

/** The schema of the last line. */
export const endSchema = z.object({
  end: z.object({
    counts: z.record(z.string(), z.int()),
    sha256: z.string(),
  }),
});

/** Returns zero for every kind of records. */
export function noCounts(): Counts {
  return { ...byStoredKind(() => 0), pictures: 0, files: 0 };
}

/** Reports whether a record is an item of a store. */
export function isStored(record: BackupRecord): record is StoredRecord {
  return record.kind !== "pictures" && record.kind !== "files";
}
