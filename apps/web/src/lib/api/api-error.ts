import type { ErrorAnswer } from "@larder/domain/contract/error";
import type { ErrorCode } from "@larder/domain/error-code";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";

/** A call that did not succeed. The message is for developers; people read the sentence of the code. */
export class ApiError extends Error {
  override name = "ApiError";
  /** 0 when there was no answer at all. */
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly existingRecipe: RecipeRef | undefined;
  readonly details: ErrorAnswer["details"];
  /** Whether the answer was JSON, of our API or not. */
  readonly isJson: boolean;
  /** The earliest time of a new try; null when the answer names none. */
  readonly retryAt: Date | null;

  constructor(
    status: number,
    message: string,
    answer?: Partial<ErrorAnswer>,
    { isJson = answer !== undefined, retryAt = null }: { isJson?: boolean; retryAt?: Date | null } = {},
  ) {
    super(message);
    this.status = status;
    this.isJson = isJson;
    this.retryAt = retryAt;
    this.code = answer?.code ?? null;
    this.existingRecipe = answer?.existingRecipe;
    this.details = answer?.details;
  }
}

/**
 * The error of a call without an answer: the request was not sent, its answer could not be read, or no cached answer
 * exists.
 */
export class Unreachable extends ApiError {
  readonly lost: "unsent" | "unread" | "not-kept";

  constructor(lost: Unreachable["lost"]) {
    super(0, "The server could not be reached.");
    this.lost = lost;
  }
}
