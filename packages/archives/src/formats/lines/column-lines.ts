/** An ingredient in columns: an amount of seven characters, a unit, then the text. */
export interface ColumnLine {
  amount: string;
  unit: string;
  text: string;
}

const AMOUNT_WIDTH = 7;
const AMOUNT_SIGNS = /^[\d .,/\-~½¼¾⅓⅔⅛]*$/;
const HAS_NUMBER = /[\d½¼¾⅓⅔⅛]/;

/**
 * Reads a line in columns.
 *
 * @param unitWidth the width of the column of units, in characters
 * @returns null for a line that does not stand in these columns
 */
export function columnLine(line: string, unitWidth: number): ColumnLine | null {
  const textAt = AMOUNT_WIDTH + 1 + unitWidth + 1;
  const amount = line.slice(0, AMOUNT_WIDTH);
  const unit = line.slice(AMOUNT_WIDTH + 1, AMOUNT_WIDTH + 1 + unitWidth);
  const text = line.slice(textAt);
  const isInColumns =
    line.charAt(AMOUNT_WIDTH) === " " &&
    line.charAt(textAt - 1) === " " &&
    AMOUNT_SIGNS.test(amount) &&
    /^\S/.test(text);
  if (!isInColumns) return null;
  const written = { amount: amount.trim(), unit: unit.trim(), text: text.trim() };
  return HAS_NUMBER.test(written.amount) || written.amount === "" ? written : null;
}

/** Writes the parts of an ingredient as one line; "; " before a preparation becomes a comma. */
export function lineOfColumns({ amount, unit, text }: ColumnLine): string {
  return [amount, unit, text.replace(/\s*;\s*/, ", ")].filter((part) => part !== "").join(" ");
}
