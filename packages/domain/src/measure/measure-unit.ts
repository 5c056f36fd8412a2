import { plainLetters } from "../text/fold.ts";
import { MEASURE_UNITS, spellings, type Unit } from "./measure-units.ts";

/** A unit of volume or of weight with its size in millilitres or grams. */
export type MeasureUnit = Unit & { kind: "volume" | "mass"; metric: number };

const SIZED: readonly MeasureUnit[] = MEASURE_UNITS.filter(isSized);
const BY_ID = new Map(SIZED.map((unit) => [unit.id, unit] as const));

const BY_SPELLING: ReadonlyMap<string, MeasureUnit> = new Map(
  SIZED.flatMap((unit) =>
    [unit.id, ...spellings(unit.en), ...spellings(unit.es), ...spellings(unit.other)].map(
      (spelling) => [plainLetters(spelling), unit] as const,
    ),
  ),
);

const SPANISH: ReadonlySet<string> = new Set(SIZED.flatMap(({ es }) => spellings(es)));

/** Spellings whose case decides: "T" is a tablespoon, "t" a teaspoon. */
const BY_CASE: ReadonlyMap<string, MeasureUnit | undefined> = new Map([
  ["T", BY_ID.get("tbsp")],
  ["t", BY_ID.get("tsp")],
]);

/**
 * Finds the unit of volume or weight for any spelling; null for units without a size of their own. Small enough for
 * screens.
 */
export function findMeasureUnit(spelling: string): MeasureUnit | null {
  const written = spelling.trim().replace(/\.$/, "");
  return BY_CASE.get(written) ?? BY_SPELLING.get(plainLetters(written)) ?? null;
}

/** Returns whether a spelling is Spanish only: "cucharada" and "cdta." are, "g" is not. */
export function isSpanishMeasure(spelling: string): boolean {
  return SPANISH.has(plainLetters(spelling.trim().replace(/\.$/, "")));
}

function isSized(unit: Unit): unit is MeasureUnit {
  return (unit.kind === "volume" || unit.kind === "mass") && unit.metric !== undefined;
}
