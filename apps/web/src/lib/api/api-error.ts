import type { ReceivedError } from "@larder/domain/contract/received-error";
import type { ErrorCode } from "@larder/domain/error-code";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";

/** A call that did not succeed. The message is for developers; people read the sentence of the code. */
export class ApiError extends Error {
  override name = "ApiError";
  /** 0 when there was no answer at all. */
  readonly status: number;
  /** Any text when the server is newer than this client: `sentenceFor` has a sentence for every code. */
  readonly code: ErrorCode | null;
  readonly existingRecipe: RecipeRef | undefined;
  readonly details: ReceivedError["details"];
  /** Whether the answer was JSON, of our API or not. */
  readonly isJson: boolean;
  /** The earliest time of a new try; null when the answer names none. */
  readonly retryAt: Date | null;

  constructor(
    status: number,
    message: string,
    answer?: Partial<ReceivedError>,
    { isJson = answer !== undefined, retryAt = null }: { isJson?: boolean; retryAt?: Date | null } = {},
  ) {
    super(message);
    this.status = status;
    this.isJson = isJson;
    this.retryAt = retryAt;
    this.code = (answer?.code as ErrorCode | undefined) ?? null;
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
