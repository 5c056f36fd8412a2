import { isDash, readQuantity } from "./amounts.ts";
import { WHOLE_WORDS } from "./number-words.ts";
import { tokenise } from "../text/text-tokens.ts";

/** The nouns for people and portions; a number before one of these wins over "1 loaf". */
const SERVED = new Set(
  (
    "serving servings people person persons portion portions guests eaters " +
    "persona personas porcion porciones racion raciones comensal comensales " +
    "personnes personne portionen personen porties porcoes pessoas persone porzioni personer porsjoner portioner"
  ).split(" "),
);
/** The parts into which one whole is cut. */
const PARTS = new Set(
  (
    "slice slices piece pieces wedge wedges square squares bar bars part parts stuck stucke scheiben rebanadas porciones " +
    "trozos pezzi fette pedacos fatias tranches morceaux stuks bitar stykker kawalkow"
  ).split(" "),
);
/** Units of size, not of servings: "500 ml", "a 9-inch cake". */
const SIZES = new Set(
  "ml cl dl l g kg gr gram grams gramm litre litres liter liters litro litros cm mm in inch inches oz ounce ounces lb".split(
    " ",
  ),
);
const INCH_SIGNS = new Set(['"', "″", "”"]);
const DOZENS = new Set(["dozen", "dozens", "docena", "docenas"]);
const LONGEST_TEXT = 200;
/** A stroke between two numbers: "4/6 personnes" is four to six; "1/2" is a half. */
const STROKE = /(?<![\d/.,])(\d{1,2})\s?\/\s?(\d{1,2})(?![\d/.,])(?!\s?(?:cups?|inch|l|lb|tsp|tbsp)\b)/i;

/**
 * Parses how many a recipe feeds or makes: "4 people", "Serves 4-6", "2 dozen", "2人分"; for one whole item, how many
 * parts it is cut into: "1 pie, 8 slices".
 *
 * @returns of a range the upper end; null when the text names no number above zero
 */
export function parseServings(text: string): number | null {
  const [, least = "", most = ""] = STROKE.exec(text.slice(0, LONGEST_TEXT)) ?? [];
  if (Number(least) > 1 && Number(most) > Number(least)) return Number(most);
  const tokens = tokenise(text.slice(0, LONGEST_TEXT));
  let firstCount: number | null = null;
  let parts: number | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const isNumber = token?.kind === "number" || WHOLE_WORDS.has(token?.key ?? "");
    const read = isNumber ? readQuantity(tokens, at) : null;
    if (!read) continue;
    const count = read.value.max ?? read.value.min;
    const joint = isDash(tokens[read.next]) ? 1 : 0;
    const unit = tokens[read.next + joint]?.key ?? "";
    if (SERVED.has(unit) && count > 0) return count;
    const before = at - 1;
    at = read.next - 1;
    if (SIZES.has(unit) || INCH_SIGNS.has(unit)) continue;
    if (PARTS.has(unit) && tokens[before]?.key !== "(") parts ??= count;
    firstCount ??= DOZENS.has(unit) ? count * 12 : count;
  }
  return (firstCount === 1 ? parts : null) || firstCount || null;
}
