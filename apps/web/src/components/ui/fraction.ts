export interface FractionPiece {
  text: string;
  isFraction: boolean;
}

const VULGAR = "\\u00BC-\\u00BE\\u2150-\\u215E\\u2189";
/**
 * Matches a vulgar fraction character, or digits around a slash, and the white space between a whole number and its
 * fraction.
 */
const FRACTION = new RegExp(
  `(?<=\\d)\\s+(?=[${VULGAR}]|\\d+[/\\u2044]\\d)|[${VULGAR}]|\\d+[/\\u2044]\\d+`,
  "gu",
);

/**
 * Cuts an amount into plain text and fractions spelled with a slash, which the font's "frac" feature sets:
 * the latin files have a ½ of their own, but no ⅓, ⅔ or ⅛.
 */
export function splitFractions(amount: string): FractionPiece[] {
  const pieces: FractionPiece[] = [];
  let end = 0;
  for (const match of amount.matchAll(FRACTION)) {
    if (match.index > end) pieces.push({ text: amount.slice(end, match.index), isFraction: false });
    const spelled = match[0].normalize("NFKD").replace("\u2044", "/").trim();
    if (spelled) pieces.push({ text: spelled, isFraction: true });
    end = match.index + match[0].length;
  }
  if (end < amount.length) pieces.push({ text: amount.slice(end), isFraction: false });
  return pieces;
}
