import type { ErrorCode } from "@larder/domain/error-code";
import type { InputIssue } from "@larder/domain/contract/error";
import type { Schema } from "@larder/domain/contract/endpoint";
import * as z from "zod/mini";
import { en } from "zod/locales";
import { AppError } from "./app-error.ts";

// Without a locale zod/mini says "Invalid input" of everything; a developer with curl wants to know more.
z.config(en());

const MAX_ISSUES = 20;

/**
 * Parses one part of a request; `undefined` where the endpoint has no schema for it.
 *
 * @param refusals the codes of fields that have a sentence of their own
 * @throws AppError with the code of the first field that is wrong, `bad-input` where it has none
 */
export function checkShape(
  schema: Schema | undefined,
  value: unknown,
  part: string,
  refusals: Readonly<Record<string, ErrorCode>> = {},
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MAX_ISSUES).map((issue): InputIssue => ({
    path: [part, ...issue.path.map(String)].join("."),
    message: issue.message,
  }));
  const field = String(result.error.issues[0]?.path[0] ?? "");
  throw new AppError(refusals[field] ?? "bad-input", { details: { issues } });
}
