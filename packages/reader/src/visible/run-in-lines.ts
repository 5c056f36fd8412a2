const AMOUNT = /^[\d½⅓⅔¼¾⅛]/u;
const MOST_LINES = 3;
const SHORTEST = 30;
const LONGEST = 2_000;
const FEWEST_PIECES = 4;
const MOST_PIECES = 60;

/** Splits lists within a line, if a part has hardly any lines. */
export function splitRunIns(texts: readonly string[]): string[] {
  return texts.length > MOST_LINES ? [...texts] : texts.flatMap(splitRunIn);
}

/**
 * Splits a list in one paragraph, "4 figs, 200 g flour (sifted, plain), 3 eggs, salt", into its lines; any other line
 * is returned unchanged.
 */
function splitRunIn(text: string): string[] {
  if (text.length < SHORTEST || text.length > LONGEST || !AMOUNT.test(text)) return [text];
  const pieces = cutOutsideBrackets(text);
  const withAmount = pieces.filter((piece) => AMOUNT.test(piece)).length;
  const isList =
    pieces.length >= FEWEST_PIECES && pieces.length <= MOST_PIECES && withAmount * 2 >= pieces.length;
  return isList ? pieces : [text];
}

function cutOutsideBrackets(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0 && (sign === "," || sign === ";") && text[at + 1] === " ") {
      pieces.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...pieces, text.slice(from).trim()].filter((piece) => piece !== "");
}
