import type { ErrorCode } from "@larder/domain/error-code";

/** A file that cannot be a recipe's picture. */
export class InvalidPicture extends Error {
  override name = "UnfitPicture";
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
