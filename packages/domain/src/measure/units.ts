import { plainLetters, foldWord } from "../text/fold.ts";
import { spellings, type Unit } from "./measure-units.ts";
import { UNIT_TABLE } from "./unit-table.ts";

/** The units that the edit form offers. */
export const UNITS = [
  "tsp",
  "tbsp",
  "cup",
  "oz",
  "lb",
  "g",
  "kg",
  "ml",
  "L",
  "piece",
  "slice",
  "whole",
  "pinch",
  "to taste",
] as const;

const BY_SPELLING: ReadonlyMap<string, Unit> = new Map(
  UNIT_TABLE.flatMap((unit) =>
    [plainLetters(unit.id), ...spellings(unit.en), ...spellings(unit.es), ...spellings(unit.other)].map(
      (spelling) => [spelling, unit] as const,
    ),
  ),
);

/** Spellings whose case decides: "T" is a tablespoon, "t" a teaspoon. */
const BY_CASE: ReadonlyMap<string, Unit | undefined> = new Map([
  ["T", BY_SPELLING.get("tbsp")],
  ["t", BY_SPELLING.get("tsp")],
]);

/** Finds the unit that a spelling stands for, English or Spanish, singular, plural or short. Ignores a trailing dot. */
export function findUnit(spelling: string): Unit | null {
  const written = spelling.trim().replace(/\.$/, "");
  return BY_CASE.get(written) ?? BY_SPELLING.get(foldWord(written)) ?? null;
}

/** Returns the edit form's name of a unit; a unit that the form does not offer stays as written. */
export function formUnit(unit: string): string {
  const id = findUnit(unit)?.id ?? "";
  return UNITS.find((name) => name === id) ?? unit;
}

const IMPORTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  tbsp: ["tbsp", "tbsp"],
  tsp: ["tsp", "tsp"],
  oz: ["oz", "oz"],
  lb: ["lb", "lbs"],
  g: ["g", "g"],
  kg: ["kg", "kg"],
  ml: ["ml", "ml"],
  L: ["L", "L"],
  cup: ["c", "c"],
  piece: ["pc", "pcs"],
};

/**
 * Returns the text import's name of a unit: "cups" is "c", "pounds" is "lbs". Spanish units stay Spanish, in the
 * singular; those of other languages stay as written.
 *
 * @param amount decides between "lb" and "lbs", "pc" and "pcs"
 */
export function importUnit(unit: string, amount = 1): string {
  const found = findUnit(unit);
  if (!found || isOther(unit, found)) return unit;
  if (isSpanish(unit, found)) return spellings(found.es)[0] ?? unit;
  const [one, many] = IMPORTED[found.id] ?? [found.id, found.id];
  return amount > 1 ? many : one;
}

function isSpanish(spelling: string, unit: Unit): boolean {
  return spellings(unit.es).includes(plainSpelling(spelling));
}

function isOther(spelling: string, unit: Unit): boolean {
  return spellings(unit.other).includes(plainSpelling(spelling));
}

function plainSpelling(spelling: string): string {
  return plainLetters(spelling.trim().replace(/\.$/, ""));
}

/** Second words of spellings that have several: "fl oz", "colher de sopa". */
export const SECOND_WORDS: ReadonlySet<string> = new Set(
  [...BY_SPELLING.keys()].flatMap((spelling) => spelling.split(" ").slice(1, 2)),
);
