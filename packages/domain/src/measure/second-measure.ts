import { type Quantity, readQuantity } from "./amounts.ts";
import { findMeasureUnit, type MeasureUnit } from "./measure-unit.ts";
import { tokenise } from "../text/text-tokens.ts";

/** An amount that the author gave beside the first: the "240 ml" of "1 cup (240 ml) milk". */
export interface SecondMeasure {
  quantity: Quantity;
  unit: MeasureUnit;
  /** The rest of the preparation. */
  rest: string;
  /** Returns the preparation with this amount in place of the author's. */
  write: (amount: string) => string;
}

const PARTING = ", ";
const LONGEST_PART = 30;

/** Reads the second amount in an ingredient's preparation, where a part of it is nothing but an amount. */
export function readSecondMeasure(preparation: string): SecondMeasure | null {
  const parts = preparation.split(PARTING);
  for (const [index, part] of parts.entries()) {
    const measure = part.length <= LONGEST_PART ? readWholeMeasure(part) : null;
    if (!measure) continue;
    const { quantity, unit, unitText } = measure;
    const withPart = (...replaced: string[]) => parts.toSpliced(index, 1, ...replaced).join(PARTING);
    return { quantity, unit, rest: withPart(), write: (amount) => withPart(`${amount} ${unitText}`) };
  }
  return null;
}

function readWholeMeasure(part: string) {
  const tokens = tokenise(part);
  const start = ABOUT.has(tokens[0]?.key ?? "") ? (tokens[1]?.key === "." ? 2 : 1) : 0;
  const read = tokens[start]?.kind === "number" ? readQuantity(tokens, start) : null;
  const unitStart = read && tokens[read.next]?.start;
  if (!read || unitStart === null || unitStart === undefined) return null;
  const unitText = part.slice(unitStart);
  const unit = findMeasureUnit(unitText);
  return unit && { quantity: read.value, unit, unitText };
}

const ABOUT = new Set(["about", "approx", "approximately", "ca", "circa", "unos", "unas", "aprox", "~", "≈"]);
