import { readQuantity } from "./amounts.ts";
import type { Quantity } from "./amounts.ts";
import { tokenise } from "../text/text-tokens.ts";

/**
 * Parses a whole text as an amount: "1 1/2", "1½", "1,5", "two", "una", "2-3", "2 to 3", "half".
 *
 * @returns null when the text contains anything else, so "2 cups" stays a text
 */
export function parseQuantity(text: string): Quantity | null {
  const tokens = tokenise(text.slice(0, 100));
  const read = readQuantity(tokens, 0);
  return read && text.length <= 100 && read.next === tokens.length ? read.value : null;
}
