const MB = 1024 * 1024;

/** The largest sizes that are read; what comes out counts, never what a header says. */
export interface ArchiveLimits {
  /** The number of files in an archive. */
  files: number;
  /** The size in bytes of one unpacked file. */
  fileBytes: number;
  /** The size in bytes of a file that holds a whole collection, such as the database of a backup. */
  collectionBytes: number;
  /** The sum of all unpacked bytes. */
  totalBytes: number;
  /** The largest ratio of a file to its packed size, once it has passed ten megabytes. */
  ratio: number;
  /** The number of archives that may lie in one another. */
  nesting: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  files: 50_000,
  fileBytes: 64 * MB,
  collectionBytes: 256 * MB,
  totalBytes: 8 * 1024 * MB,
  ratio: 200,
  nesting: 2,
};

/** From here on the ratio counts, in bytes: short texts may shrink to almost nothing. */
export const RATIO_FROM_BYTES = 10 * MB;
