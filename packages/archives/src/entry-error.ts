/** Why one piece of an archive gives no recipe. */
export const UNREAD_REASONS = [
  /** It is no recipe, or not of a known format. */
  "entry-unknown",
  /** Cut off, or not what its format says. */
  "entry-damaged",
  /** Larger than the limits allow, or it grows too much when it is unpacked. */
  "entry-too-large",
  "entry-encrypted",
  /** Packed by a method that is not read: bzip2, LZMA, zstd. */
  "entry-method",
  /** It has neither ingredients nor steps. */
  "entry-empty",
  /** Reading it took too long. */
  "entry-slow",
] as const;

export type UnreadReason = (typeof UNREAD_REASONS)[number];

/** One piece of an archive cannot be read; the others can. */
export class EntryError extends Error {
  override name = "EntryError";
  readonly reason: UnreadReason;

  constructor(reason: UnreadReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
