export { ARCHIVE_FAILURES, ArchiveError, type ArchiveFailure } from "./archive-error.ts";
export type { ArchivedRecipe, ArchiveEntry, LarderBeside, UnreadEntry } from "./archive-entry.ts";
export { ARCHIVE_FORMATS, type ArchiveFormat } from "./archive-format.ts";
export { ARCHIVE_LIMITS, type ArchiveLimits } from "./archive-limits.ts";
export { type ByteSource, bytesSource, fileSource } from "./container/byte-source.ts";
export { EntryError, UNREAD_REASONS, type UnreadReason } from "./entry-error.ts";
export { type ArchivePicture, PROBLEM_CODES, type ProblemCode } from "./foreign-recipe.ts";
export type { ArchivedCollection } from "./larder/archive-layout.ts";
export { openArchive, type OpenedArchive, type OpenOptions } from "./open-archive.ts";
