import type { CommonErrorCode } from "@larder/domain/error-code";

/** A file that cannot be a recipe's picture. */
export class InvalidPicture extends Error {
  override name = "UnfitPicture";
  readonly code: CommonErrorCode;
  constructor(code: CommonErrorCode) {
    super(code);
    this.code = code;
  }
}
