import type { Schema } from "@larder/domain/contract/endpoint";
import * as z from "zod/mini";
import type { OnSkipped } from "./skipped-items.ts";

/** An answer does not fit the contract: another program stored it, or it is older than a rule. */
export class InvalidAnswer extends Error {
  override name = "InvalidAnswer";

  /** Takes the paths and expected types into its message, and no values. */
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(
      `not as the contract has it: ${issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`,
    );
  }
}

/**
 * Returns the value as its schema describes it, without fields that the schema does not name.
 *
 * @throws InvalidAnswer when it does not fit
 */
export function checked<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  throw new InvalidAnswer(error.issues);
}

/**
 * Serialises an item of a list. Returns null for an item that does not fit, so that the others are still sent; throws
 * `InvalidAnswer` where no callback reports it.
 */
export function jsonItem(schema: z.core.$ZodType, item: unknown, onSkipped?: OnSkipped): string | null {
  const { success, data, error } = z.safeParse(schema, item);
  if (success) return JSON.stringify(data);
  if (!onSkipped) throw new InvalidAnswer(error.issues);
  onSkipped(item);
  return null;
}
