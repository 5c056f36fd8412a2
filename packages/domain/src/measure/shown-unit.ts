import { plainLetters } from "../text/fold.ts";
import { inNumber } from "./counted-units.ts";
import { MEASURE_UNITS, spellings, type Unit } from "./measure-units.ts";

// Units as screens show them. Separate from the table of all units, which is large and needed by parsers only.

/** Units whose amounts are shown as decimals. */
const METRIC_UNITS: ReadonlySet<string> = new Set(["g", "kg", "mg", "ml", "cl", "dl", "L"]);

const SHOWN: Readonly<Record<string, string>> = {
  tbsp: "Tbsp",
  tsp: "tsp",
  oz: "oz",
  "fl oz": "fl oz",
  lb: "lb",
};

/** Spellings whose case decides: "T" is a tablespoon, "t" a teaspoon. */
const BY_CASE: Readonly<Record<string, string>> = { T: "Tbsp", t: "tsp" };

const spellingsOf = ({ id, en, es, other }: Unit) =>
  [id, ...[en, es, other].flatMap(spellings)].map(plainLetters);
const MEASURE_SPELLINGS: ReadonlySet<string> = new Set(MEASURE_UNITS.flatMap(spellingsOf));
const METRIC_SPELLINGS: ReadonlySet<string> = new Set(
  MEASURE_UNITS.filter(({ id }) => METRIC_UNITS.has(id)).flatMap(spellingsOf),
);

/** Metric units are abbreviated alike in all languages, the others in English only: a "cucharada" stays one. */
const SHOWN_BY_SPELLING: ReadonlyMap<string, string> = new Map(
  MEASURE_UNITS.flatMap((unit) => {
    const { id, en, es, other } = unit;
    if (METRIC_UNITS.has(id)) return spellingsOf(unit).map((spelling) => [spelling, id] as const);
    const shown = SHOWN[id];
    if (shown === undefined) return [];
    const foreign = new Set([...spellings(es), ...spellings(other)]);
    return [id, ...spellings(en)]
      .filter((spelling) => !foreign.has(spelling))
      .map((spelling) => [spelling, shown] as const);
  }),
);

/**
 * Returns the unit as a recipe shows it: "tablespoons" is "Tbsp", "gramos" are "g", 2 "cup" are "cups", 3 "diente" are
 * "dientes"; "to taste" and rare units stay as they are.
 *
 * @param amount decides between one and many; null for an amount in words
 */
export function abbreviateUnit(unit: string, amount: number | null = null): string {
  const written = unit.trim().replace(/\.$/, "");
  return BY_CASE[written] ?? SHOWN_BY_SPELLING.get(plainLetters(written)) ?? inNumber(unit, amount);
}

/** Returns whether a unit needs an amount, as "cup" or "g" does; "pinch" and "to taste" do not. */
export function needsAmount(unit: string): boolean {
  return MEASURE_SPELLINGS.has(plainLetters(unit.trim().replace(/\.$/, "")));
}

/** Returns whether amounts of a unit, in any of its spellings, are shown as decimals. */
export function isMetric(unit: string): boolean {
  return METRIC_SPELLINGS.has(plainLetters(unit.trim().replace(/\.$/, "")));
}
