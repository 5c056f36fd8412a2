import { addChip } from "../text/chips.ts";

/** What a query may be long at most. */
export const QUERY_MAX_LENGTH = 500;

/**
 * What is asked of the generator: the entries of the box and what still stands in it, joined by commas.
 *
 * @returns "" when there is nothing to ask
 */
export function generateQuery(entries: readonly string[], text: string): string {
  return addChip(entries, text).join(", ");
}
