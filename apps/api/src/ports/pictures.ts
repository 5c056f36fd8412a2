/** Why a picture cannot be kept; "busy" passes by itself. */
export type PictureFailure = "not-a-picture" | "kind" | "too-many-pixels" | "busy";

export class PictureError extends Error {
  override name = "PictureError";
  readonly failure: PictureFailure;
  constructor(failure: PictureFailure, options?: ErrorOptions) {
    super(`picture ${failure}`, options);
    this.failure = failure;
  }
}

/** A picture made ready to be kept: upright, without metadata, as WebP. */
export interface PreparedPicture {
  /** The width of its largest size, in pixels. */
  width: number;
  height: number;
  /** Its main colour: `#rrggbb`. */
  colour: string;
  /** A few pixels of it as a `data:` address of at most 300 characters. */
  placeholder?: string;
  /** The encoded picture at each of `storedWidths(width)`. */
  sizes: readonly { width: number; bytes: Uint8Array }[];
}

export interface Pictures {
  /** Throws `PictureError`. */
  prepare(bytes: Uint8Array): Promise<PreparedPicture>;
  /**
   * Converts a stored picture to JPEG, for apps and readers that know nothing newer. Throws `PictureError`.
   *
   * @param maxWidth in pixels; a narrower picture stays as it is
   */
  toJpeg(bytes: Uint8Array, maxWidth?: number): Promise<Uint8Array>;
  /**
   * Converts a picture of any size and kind that can be uploaded to JPEG: upright and without metadata. Throws
   * `PictureError`.
   *
   * @param longSide the longer side in pixels; a smaller picture stays as large as it is
   */
  toUprightJpeg(bytes: Uint8Array, longSide: number): Promise<Uint8Array>;
}
