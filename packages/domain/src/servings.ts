import { readQuantity } from "./amounts.ts";
import { WHOLE_WORDS } from "./number-words.ts";
import { tokenise } from "./text-tokens.ts";

/** What a recipe is counted in when it feeds people; a number before one of these wins over "1 loaf". */
const SERVED = new Set(
  (
    "serving servings people person persons portion portions guests eaters " +
    "persona personas porcion porciones racion raciones comensal comensales " +
    "personnes personne portionen personen porties porcoes pessoas persone porzioni personer porsjoner portioner"
  ).split(" "),
);
const DOZENS = new Set(["dozen", "dozens", "docena", "docenas"]);
const LONGEST_TEXT = 200;

/**
 * How many a recipe feeds or makes, as recipes write it: "4 people", "Serves 4-6", "1 loaf (8 slices)", "2 dozen", "2人分".
 *
 * @returns of a range the upper end; null when the text names no number above zero
 */
export function parseServings(text: string): number | null {
  const tokens = tokenise(text.slice(0, LONGEST_TEXT));
  let firstCount: number | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const isNumber = token?.kind === "number" || WHOLE_WORDS.has(token?.key ?? "");
    const read = isNumber ? readQuantity(tokens, at) : null;
    if (!read) continue;
    const count = read.value.max ?? read.value.min;
    const unit = tokens[read.next]?.key ?? "";
    if (SERVED.has(unit) && count > 0) return count;
    firstCount ??= DOZENS.has(unit) ? count * 12 : count;
    at = read.next - 1;
  }
  return firstCount || null;
}
