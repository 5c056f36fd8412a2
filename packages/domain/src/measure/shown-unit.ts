import { plainLetters } from "../text/fold.ts";
import { MEASURE_UNITS, spellings, type Unit } from "./measure-units.ts";

// Units as screens show them. Separate from the table of all units, which is large and needed by parsers only.

/** Units whose amounts are shown as decimals. */
const METRIC_UNITS: ReadonlySet<string> = new Set(["g", "kg", "mg", "ml", "cl", "dl", "L"]);

const SHOWN: Readonly<Record<string, string>> = {
  tbsp: "Tbsp",
  tsp: "tsp",
  oz: "oz",
  lb: "lb",
  g: "g",
  kg: "kg",
};

/** Short spellings in stored recipes that read better in full. */
const SPELT_OUT: Readonly<Record<string, string>> = { c: "cup", pc: "piece", pcs: "pieces" };

/** Spellings whose case decides: "T" is a tablespoon, "t" a teaspoon. */
const BY_CASE: Readonly<Record<string, string>> = { T: "Tbsp", t: "tsp" };

const spellingsOf = ({ id, en, es, other }: Unit) =>
  [id, ...[en, es, other].flatMap(spellings)].map(plainLetters);
const MEASURE_SPELLINGS: ReadonlySet<string> = new Set(MEASURE_UNITS.flatMap(spellingsOf));
const METRIC_SPELLINGS: ReadonlySet<string> = new Set(
  MEASURE_UNITS.filter(({ id }) => METRIC_UNITS.has(id)).flatMap(spellingsOf),
);

const SHOWN_BY_SPELLING: ReadonlyMap<string, string> = new Map(
  MEASURE_UNITS.flatMap(({ id, en, es, other }) => {
    const shown = SHOWN[id];
    if (shown === undefined) return [];
    const foreign = new Set([...spellings(es), ...spellings(other)]);
    return [id, ...spellings(en)]
      .filter((spelling) => !foreign.has(spelling))
      .map((spelling) => [spelling, shown] as const);
  }),
);

/**
 * Returns the unit as a recipe shows it: "tablespoons" is "Tbsp"; "to taste", Spanish and rare units stay as they are.
 */
export function abbreviateUnit(unit: string): string {
  const written = unit.trim().replace(/\.$/, "");
  return BY_CASE[written] ?? SHOWN_BY_SPELLING.get(plainLetters(written)) ?? SPELT_OUT[unit] ?? unit;
}

/** Returns whether a unit needs an amount, as "cup" or "g" does; "pinch" and "to taste" do not. */
export function needsAmount(unit: string): boolean {
  return MEASURE_SPELLINGS.has(plainLetters(unit.trim().replace(/\.$/, "")));
}

/** Returns whether amounts of a unit, in any of its spellings, are shown as decimals. */
export function isMetric(unit: string): boolean {
  return METRIC_SPELLINGS.has(plainLetters(unit.trim().replace(/\.$/, "")));
}
