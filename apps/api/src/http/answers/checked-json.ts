import type { Schema } from "@larder/domain/contract/endpoint";
import * as z from "zod/mini";
import type { OnSkipped } from "./skipped-items.ts";

/** What is to be answered is not as the contract has it: it was stored by another program, or before a rule was made. */
export class InvalidAnswer extends Error {
  override name = "InvalidAnswer";

  /** It says where and what was expected, and nothing of what stands there. */
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(
      `not as the contract has it: ${issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`,
    );
  }
}

/** What a value is by its schema, with nothing that the schema does not name; throws `InvalidAnswer`. */
export function checked<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  throw new InvalidAnswer(error.issues);
}

/**
 * An item of a list as JSON. One that does not fit is null, so that the others are still to be had; where nobody is told
 * of it, it throws `InvalidAnswer`.
 */
export function jsonItem(schema: z.core.$ZodType, item: unknown, onSkipped?: OnSkipped): string | null {
  const { success, data, error } = z.safeParse(schema, item);
  if (success) return JSON.stringify(data);
  if (!onSkipped) throw new InvalidAnswer(error.issues);
  onSkipped(item);
  return null;
}
