import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { recipeRefSchema } from "../recipe/recipe-ref.ts";
import { VISIBILITIES } from "../recipe/visibility.ts";

/** The size in bytes of each piece of an uploaded file but its last, which is shorter. */
export const PIECE_BYTES = 4 * 1024 * 1024;

/** The limits of imports that are the same on every server; others are settings, which `GET /api/config` returns. */
export const IMPORT_LIMITS = {
  /** The number of imports that are stored for one user, with their reports. */
  perUser: 20,
  /** The number of addresses of one import. */
  addresses: 5_000,
  fileNameLength: 500,
  tagLength: LIMITS.shortTextLength,
  /** The number of columns of a CSV file that are shown for naming, and of its rows. */
  shownColumns: 100,
  shownRows: 5,
} as const;

/**
 * The states of an import, in their order:
 * - `uploading`: pieces of its files are missing, or the look was not asked for yet
 * - `looking`: its entries are read and listed; nothing is added
 * - `columns-needed`: a table whose columns the cook has to name before it is looked at again
 * - `looked`: all is listed, and waits for the cook's choice
 * - `running`: the chosen recipes are being added
 * - `done`: all are added; pictures that are fetched from other sites may still follow
 * - `undoing`, `undone`: what it added is removed
 * - `unreadable`: nothing could be read; `failure` says why
 */
export const IMPORT_STATES = [
  "uploading",
  "looking",
  "columns-needed",
  "looked",
  "running",
  "done",
  "undoing",
  "undone",
  "unreadable",
] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * The states of an entry:
 * - `listed`: it can be added
 * - `present`: it is here already
 * - `changed`: it is here already, and the archive has another content now
 * - `unread`: no recipe could be read in it
 * - `skipped`: the cook did not choose it
 * - `added`: it is a recipe now
 * - `taken`: its content is a new version of the recipe that was here
 * - `failed`: it could not be added
 * - `removed`, `stayed`: the import was undone; it is gone again, or was changed here meanwhile and stays
 */
export const ITEM_STATUSES = [
  "listed",
  "present",
  "changed",
  "unread",
  "skipped",
  "added",
  "taken",
  "failed",
  "removed",
  "stayed",
] as const;

export const itemStatusSchema = z.enum(ITEM_STATUSES);
export type ItemStatus = z.infer<typeof itemStatusSchema>;

const count = z.int().check(z.nonnegative());

/** The progress of a part of an import; `total` is null while it is not known. */
const progressSchema = z.object({ done: count, total: z.nullable(count) });

/** The table of a CSV file whose columns have to be named: its header and its first rows. */
export const importColumnsSchema = z.object({
  names: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});

/** The names of columns by the field that they hold, as the cook has given them: `{"name": "Titel"}`. */
export const columnNamesSchema = z
  .record(
    z.string().check(z.regex(/^[a-z][\w-]{0,99}$/i)),
    z.string().check(z.maxLength(LIMITS.shortTextLength)),
  )
  .check(z.refine((columns) => Object.keys(columns).length <= IMPORT_LIMITS.shownColumns));

export const importVisibilitySchema = z.enum(VISIBILITIES);

/** The choices of a cook for all recipes of an import. */
export const importOptionsSchema = z.object({
  visibility: importVisibilitySchema,
  /** A tag that all its recipes get; empty for none. */
  tag: z.string().check(z.maxLength(IMPORT_LIMITS.tagLength)),
  /** True if pictures that the archive only names by address are fetched from other sites. */
  fetchPictures: z.boolean(),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

/** The number of entries by what is known of them. */
export const importCountsSchema = z.object({
  /** Entries in which a recipe was read. */
  recipes: count,
  withPictures: count,
  present: count,
  changed: count,
  unread: count,
  skipped: count,
  added: count,
  taken: count,
  failed: count,
  removed: count,
  stayed: count,
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

export const NO_COUNTS: ImportCounts = {
  recipes: 0,
  withPictures: 0,
  present: 0,
  changed: 0,
  unread: 0,
  skipped: 0,
  added: 0,
  taken: 0,
  failed: 0,
  removed: 0,
  stayed: 0,
};

/** An import of a collection, as its cook sees it. */
export const archiveImportSchema = z.object({
  id: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Why nothing could be read: a code such as `archive-encrypted`; null otherwise. */
  failure: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The uploaded files; empty for an import of addresses. */
  files: z.array(z.object({ name: z.string(), size: count, pieces: count })),
  /** The number of addresses; 0 for an import of files. */
  addresses: count,
  /** The apps whose formats were found: `paprika`, `mealie`. */
  formats: z.array(z.string()),
  /** The codes of what these formats do not hold. */
  lacks: z.array(z.string()),
  columns: z.nullable(importColumnsSchema),
  counts: importCountsSchema,
  /** Entries that are read, added or removed, whichever the state is about. */
  progress: progressSchema,
  /** Pictures that are fetched from other sites after the recipes are added. */
  pictures: z.object({ done: count, failed: count, total: count }),
  options: z.nullable(importOptionsSchema),
});
export type ArchiveImport = z.infer<typeof archiveImportSchema>;

/** An import with the pieces of its files that are not here yet, by file. */
export const archiveImportWithPiecesSchema = z.extend(archiveImportSchema, {
  files: z.array(z.object({ name: z.string(), size: count, pieces: count, missing: z.array(count) })),
});
export type ArchiveImportWithPieces = z.infer<typeof archiveImportWithPiecesSchema>;

/** An entry of an archive, or an address, as a list shows it. */
export const importItemSchema = z.object({
  /** Its position, counted from 0; it names the item. */
  index: count,
  /** Its path in the archive, or its address. */
  entry: z.string(),
  /** The name of the recipe; empty where none could be read. */
  name: z.string(),
  format: z.string(),
  /** The number of its pictures, of its ingredients and of its steps. */
  pictures: count,
  ingredients: count,
  steps: count,
  tags: z.array(z.string()),
  totalMinutes: count,
  status: itemStatusSchema,
  /** Why it was not read, was not added or stayed, as a code. */
  reason: z.nullable(z.string()),
  /** The codes of what did not arrive, or not as it was. */
  problems: z.array(z.string()),
  /** True if its original text is stored. */
  hasOriginal: z.boolean(),
  /** The recipe that it became. */
  recipe: z.nullable(recipeRefSchema),
  /** The recipe that is here already. */
  existing: z.nullable(recipeRefSchema),
  /** True if the recipe that is here was changed since it was imported. */
  isChangedHere: z.boolean(),
});
export type ImportItem = z.infer<typeof importItemSchema>;

/** The piece of an archive that an entry was read from, without its pictures. */
export const originalSchema = z.object({ type: z.enum(["json", "html", "text"]), text: z.string() });
export type Original = z.infer<typeof originalSchema>;

/** Returns the number of pieces of a file: an empty file has one that is empty. */
export function piecesOf(size: number): number {
  return Math.max(1, Math.ceil(size / PIECE_BYTES));
}

/** Returns the size in bytes that a piece of a file must have; null where the file has no such piece. */
export function pieceSize(size: number, piece: number): number | null {
  if (piece >= piecesOf(size)) return null;
  return Math.min(PIECE_BYTES, size - piece * PIECE_BYTES);
}

/** An import as it is stored. */
export const storedImportSchema = z.extend(archiveImportSchema, {
  userId: z.string(),
  addressList: z.array(z.string()),
  /** The names of a table's columns, as the cook has given them. */
  columnNames: z.nullable(columnNamesSchema),
  /** The ids of the collections that it has added. */
  collectionIds: z.array(z.string()),
});
export type StoredImport = z.infer<typeof storedImportSchema>;

/** An entry as it is stored, without its texts. */
export const storedImportItemSchema = z.extend(importItemSchema, {
  importId: z.string(),
  /** The recipe's id in the exporting app. */
  ownId: z.nullable(z.string()),
  /** The hashes of its `recipeFingerprint` and of its `archivedContent`; empty for an unread entry. */
  fingerprint: z.string(),
  digest: z.string(),
  /** The recipes of the same archive that it uses. */
  links: z.array(z.object({ name: z.string(), ownId: z.optional(z.string()) })),
  /** The addresses of pictures that are fetched after it is added. */
  pictureAddresses: z.array(z.string()),
  /** True if the cook wants what changed there as a new version. */
  isToBeTaken: z.boolean(),
  /** The hash of what came along for the cook alone, stars and dates and a bookmark, which tells what the cook added since. */
  personal: z.optional(z.string()),
});
export type StoredImportItem = z.infer<typeof storedImportItemSchema>;
