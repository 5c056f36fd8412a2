import type { ErrorCode } from "@larder/domain/error-code";
import type { MakerNote } from "@larder/domain/recipe/maker-note";
import type { InputIssue } from "@larder/domain/contract/received-error";
import type { Breach, Danger } from "@larder/domain/recipe/examination";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";

/** The fields of an error's answer besides its code. */
export interface ErrorExtras {
  details?: {
    issues?: InputIssue[];
    text?: string;
    notes?: MakerNote[];
    findings?: (Breach | Danger)[];
    recipes?: RecipeRef[];
  };
  existingRecipe?: RecipeRef;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A rule was broken: thrown where it is noticed, turned into an answer in one place. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;
  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(code, { cause: extras.cause });
    this.code = code;
    this.extras = extras;
  }
}
