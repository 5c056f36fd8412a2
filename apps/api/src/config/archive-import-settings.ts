import * as z from "zod/mini";
import { count } from "./env-fields.ts";

/** The limits of imports of whole collections. */
export interface ArchiveImportSettings {
  /** The size of all files of an import together, in bytes. */
  bytes: number;
  /** The size of the uploads that one user may have at once, in bytes. */
  uploadBytes: number;
  files: number;
  /** The number of entries of an import. */
  recipes: number;
  addresses: number;
  /** The hours after which an upload that is not continued, or a look that is not started, is removed. */
  uploadHours: number;
  /** The time in milliseconds that reading one entry may take. */
  entryMs: number;
  /** The heap of the thread that reads, in megabytes. */
  heapMegabytes: number;
  /** The number of imports that one process reads or adds at once. */
  jobs: number;
}

const atLeastOne = (fallback: number, most: number) =>
  z.pipe(
    count(fallback),
    z.number().check(z.minimum(1, `must be 1 to ${most}`), z.maximum(most, `must be 1 to ${most}`)),
  );

/** The settings of the environment for imports of whole collections. */
export const archiveImportFields = {
  IMPORT_MEGABYTES: atLeastOne(2_100, 100_000),
  IMPORT_UPLOADS_MEGABYTES: atLeastOne(4_200, 1_000_000),
  IMPORT_FILES: atLeastOne(5_000, 10_000),
  IMPORT_RECIPES: atLeastOne(10_000, 100_000),
  IMPORT_ADDRESSES: atLeastOne(1_000, 5_000),
  IMPORT_UPLOAD_HOURS: atLeastOne(48, 10_000),
  IMPORT_ENTRY_SECONDS: atLeastOne(20, 600),
  IMPORT_HEAP_MEGABYTES: atLeastOne(256, 8_192),
  IMPORT_JOBS: atLeastOne(2, 32),
};

export function archiveImportsOf(
  env: z.output<z.ZodMiniObject<typeof archiveImportFields>>,
): ArchiveImportSettings {
  return {
    bytes: env.IMPORT_MEGABYTES * 1_000_000,
    uploadBytes: env.IMPORT_UPLOADS_MEGABYTES * 1_000_000,
    files: env.IMPORT_FILES,
    recipes: env.IMPORT_RECIPES,
    addresses: env.IMPORT_ADDRESSES,
    uploadHours: env.IMPORT_UPLOAD_HOURS,
    entryMs: env.IMPORT_ENTRY_SECONDS * 1_000,
    heapMegabytes: env.IMPORT_HEAP_MEGABYTES,
    jobs: env.IMPORT_JOBS,
  };
}

/** The settings where the environment names none. */
export const DEFAULT_ARCHIVE_IMPORTS = archiveImportsOf(z.object(archiveImportFields).parse({}));

/** Returns what a client must know of the limits before an upload. */
export function shownImportLimits(
  { bytes, uploadBytes, files, recipes, addresses, uploadHours }: ArchiveImportSettings,
  pieceBytes: number,
) {
  return { bytes, uploadBytes, files, recipes, addresses, uploadHours, pieceBytes };
}
