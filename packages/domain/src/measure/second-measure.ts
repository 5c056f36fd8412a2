import { type Quantity, readQuantity } from "./amounts.ts";
import { findMeasureUnit, type MeasureUnit } from "./measure-unit.ts";
import { tokenise } from "../text/text-tokens.ts";

/** An amount that the author gave beside the first: the "240 ml" of "1 cup (240 ml) milk". */
export interface SecondMeasure {
  quantity: Quantity;
  unit: MeasureUnit;
  /** The rest of the preparation. */
  rest: string;
}

const PARTING = /(, |; | \/ | = )/;
const LONGEST_PART = 30;

/** Reads the second amounts in an ingredient's preparation: the parts of it that are nothing but an amount. */
export function readSecondMeasures(preparation: string): SecondMeasure[] {
  // Parts are at even indexes, the marks between them at odd ones.
  const parts = preparation.split(PARTING);
  return parts.flatMap((part, index) => {
    const measure = index % 2 === 0 && part.length <= LONGEST_PART ? readWholeMeasure(part) : null;
    if (!measure) return [];
    const [from, count] = index > 0 ? [index - 1, 2] : [0, 2];
    return [{ ...measure, rest: parts.toSpliced(from, count).join("") }];
  });
}

/** Returns the second amounts of a preparation alone: "240 ml" of "240 ml, warmed"; "" without one. */
export function secondMeasureText(preparation: string): string {
  return preparation
    .split(PARTING)
    .filter(
      (part, index) => index % 2 === 0 && part.length <= LONGEST_PART && readWholeMeasure(part) !== null,
    )
    .join(", ");
}

function readWholeMeasure(part: string) {
  const tokens = tokenise(part);
  const start = ABOUT.has(tokens[0]?.key ?? "") ? (tokens[1]?.key === "." ? 2 : 1) : 0;
  const read = tokens[start]?.kind === "number" ? readQuantity(tokens, start) : null;
  const unitStart = read && tokens[read.next]?.start;
  if (!read || unitStart === null || unitStart === undefined) return null;
  const unit = findMeasureUnit(part.slice(unitStart));
  return unit && { quantity: read.value, unit };
}

const ABOUT = new Set(["about", "approx", "approximately", "ca", "circa", "unos", "unas", "aprox", "~", "≈"]);
