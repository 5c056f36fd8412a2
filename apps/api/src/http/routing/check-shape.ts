import type { ErrorCode } from "@larder/domain/error-code";
import type { InputIssue } from "@larder/domain/contract/received-error";
import type { Endpoint, Schema } from "@larder/domain/contract/endpoint";
import * as z from "zod/mini";
import { en } from "zod/locales";
import { AppError } from "../errors/app-error.ts";

// Without a locale zod/mini says "Invalid input" of everything; a developer with curl wants to know more.
z.config(en());

const MAX_ISSUES = 20;

/**
 * Parses one part of a request; `undefined` where the endpoint has no schema for it.
 *
 * @param codes of the fields that have a sentence of their own
 * @throws AppError with the code of the fields that are required and not filled in, else with that of the first field
 *   that is wrong; `bad-input` where it has none
 */
export function checkShape(
  schema: Schema | undefined,
  value: unknown,
  part: string,
  { refusals = {}, required }: Pick<Endpoint, "refusals" | "required"> = {},
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MAX_ISSUES).map((issue): InputIssue => ({
    path: [part, ...issue.path.map(String)].join("."),
    message: issue.message,
  }));
  const isIncomplete = required?.fields.some((field) => isBlank(fieldOf(value, field)));
  throw new AppError(
    (isIncomplete ? required?.code : refusalOf(refusals, result.error.issues[0])) ?? "bad-input",
    { details: { issues } },
  );
}

/** A field's own sentence asks for what is missing; to who sent too much it would say the wrong thing. */
function refusalOf(
  refusals: Readonly<Record<string, ErrorCode>>,
  issue: z.core.$ZodIssue | undefined,
): ErrorCode | undefined {
  return issue?.code === "too_big" ? undefined : refusals[String(issue?.path[0] ?? "")];
}

function fieldOf(body: unknown, field: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, field) : undefined;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
