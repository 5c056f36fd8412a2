/** Why nothing of the files can be read. */
export const ARCHIVE_FAILURES = [
  /** There is nothing in it. */
  "archive-empty",
  /** No reader knows it. */
  "archive-unknown",
  /** A web page, such as the sign-in page of the site that it was to come from. */
  "archive-is-page",
  /** An archive of a kind that cannot be read: RAR, 7z, tar. */
  "archive-kind",
  "archive-encrypted",
  /** Cut off or damaged. */
  "archive-damaged",
  /** More files, bytes or archives within archives than the limits allow. */
  "archive-too-large",
] as const;

export type ArchiveFailure = (typeof ARCHIVE_FAILURES)[number];

/** The files cannot be read as an archive; `failure` says why. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
  readonly failure: ArchiveFailure;

  constructor(failure: ArchiveFailure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}
