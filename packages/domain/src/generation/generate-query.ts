import { addChip } from "../text/chips.ts";

/** The longest query, in characters. */
export const QUERY_MAX_LENGTH = 500;

/**
 * Builds the query for the generator: the entries of the box and its remaining text, joined by commas.
 *
 * @returns "" when both are empty
 */
export function generateQuery(entries: readonly string[], text: string): string {
  return addChip(entries, text).join(", ");
}
