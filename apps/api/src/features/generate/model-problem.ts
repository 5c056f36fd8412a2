import type { ErrorCode } from "@larder/domain/error-code";
import type { ModelFailure } from "@larder/domain/generation/generation";
import { AppError } from "../../http/errors/app-error.ts";
import type { ModelError } from "../../ports/recipe-model.ts";

const CODES: Readonly<Record<ModelFailure, ErrorCode>> = {
  "not-set-up": "generation-unavailable",
  quota: "generation-quota",
  busy: "generation-busy",
  unavailable: "generation-busy",
  timeout: "generation-timeout",
  refused: "generation-refused",
  "too-long": "generation-failed",
  "no-recipe": "generation-failed",
  "not-in-source": "no-recipe-in-text",
  breach: "generation-breach",
  unsafe: "generation-unsafe",
  cancelled: "generation-failed",
};

/** Failures in which no model did any work: they cost nothing. */
const FREE: ReadonlySet<ModelFailure> = new Set(["not-set-up", "quota", "busy", "unavailable"]);

/** Returns the error that is answered when a model gave no recipe. */
export function problemOf(error: ModelError): AppError {
  const { failure, retryAfterSeconds, findings } = error;
  return new AppError(CODES[failure], {
    cause: error,
    ...(findings.length > 0 && { details: { findings: [...findings] } }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

export function isFree({ failure }: ModelError): boolean {
  return FREE.has(failure);
}
