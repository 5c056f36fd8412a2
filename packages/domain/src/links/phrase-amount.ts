import { readUnit } from "../ingredient/ingredient-measure.ts";
import { type Quantity, readHalf, readQuantity } from "../measure/amounts.ts";
import type { Unit } from "../measure/measure-units.ts";
import type { FoodLine } from "./food-line.ts";
import type { LinkWord } from "./link-text.ts";

/** The amount that a sentence states of a food. */
export interface PortionAmount {
  quantity: Quantity;
  unit: Unit | null;
}

/** An amount, and the index of its first word. */
interface FoundAmount {
  amount: PortionAmount;
  from: number;
}

/** Reads the amount that begins at an index: "2 tablespoons", "half a cup", "a cup and a half". */
export function readAmount(words: readonly LinkWord[], at: number): PortionAmount | null {
  const quantity = readQuantity(words, at);
  if (!quantity) return null;
  const unit = readUnit(words, quantity.next);
  const half = unit?.unit.metric && quantity.value.max === undefined ? readHalf(words, unit.next) : null;
  const { min, max } = quantity.value;
  return {
    quantity: half ? { min: min + half.value } : max === undefined ? { min } : { min, max },
    unit: unit?.unit ?? null,
  };
}

/** Reads an amount in words that begins with a part of a unit: "half a cup", "medio kilo"; not "half a lemon". */
export function readMeasuredPart(words: readonly LinkWord[], at: number): PortionAmount | null {
  const amount = readAmount(words, at);
  return amount?.unit?.metric ? amount : null;
}

const MOST_WORDS = 4;

/** Reads "a tablespoon of" and "three quarters of a cup", whose unit belongs to the phrase that begins at an index. */
export function readArticleAmount(words: readonly LinkWord[], from: number): FoundAmount | null {
  const unit = readUnit(words, from);
  if (!unit?.unit.metric) return null;
  for (let at = Math.max(0, from - MOST_WORDS); at < from; at += 1) {
    const read = readQuantity(words, at);
    if (read?.next !== from || words.slice(at + 1, from).some(({ begins }) => begins)) continue;
    const amount = readAmount(words, at);
    if (amount) return { amount, from: at };
  }
  return null;
}

/** Reads "a cup and a half of" and "taza y media de", which end before a name or within its phrase. */
export function readHalfAmount(words: readonly LinkWord[], from: number, to: number): FoundAmount | null {
  for (let joint = from - 1; joint >= from - MOST_WORDS && joint > 0; joint -= 1) {
    if (words[joint + 1]?.begins) return null;
    const half = readHalf(words, joint);
    if (!half || half.next < from - 2 || half.next >= to) continue;
    for (let at = joint - 1; at >= joint - MOST_WORDS && at >= 0; at -= 1) {
      if (words[at + 1]?.begins) break;
      const unit = readUnit(words, at);
      if (unit?.next !== joint || !unit.unit.metric) continue;
      const amount = { quantity: { min: 1 + half.value }, unit: unit.unit };
      return readArticleAmount(words, at) ?? { amount, from: at };
    }
  }
  return null;
}

/** Reads the amount in a bracket after a name: "the flour (2 cups)". */
export function readBracketAmount(words: readonly LinkWord[], at: number): PortionAmount | null {
  const quantity = readQuantity(words, at);
  const unit = quantity && readUnit(words, quantity.next);
  return quantity && unit && words[unit.next]?.key === ")"
    ? { quantity: quantity.value, unit: unit.unit }
    : null;
}

/** Returns where a number begins that ends at an index: "1 to 2", "2-3". */
export function startOfNumber(words: readonly LinkWord[], at: number): number {
  let start = at;
  while (
    start >= 2 &&
    /^(?:-|–|\/|to|or|a|o|\+)$/.test(words[start - 1]?.key ?? "") &&
    words[start - 2]?.kind === "number" &&
    at - start < 6
  )
    start -= 2;
  if (words[start - 1]?.kind === "number") start -= 1;
  return start;
}

/** How many pieces one of a larger unit has, by the ids of both. */
const PIECES_OF: ReadonlyMap<string, number> = new Map([
  ["head clove", 10],
  ["bulb clove", 10],
  ["bunch sprig", 20],
  ["bunch leaf", 40],
  ["loaf slice", 16],
]);
/** The weight, in grams, of a stick of butter in the US. */
const STICK_GRAMS = 113.4;

/** Returns the share of a line that a stated amount is; null where the two cannot be compared. */
export function shareOf(line: FoodLine, { amount }: { amount: PortionAmount | null }): number | null {
  const { quantity: whole, unit: listed } = line;
  if (!amount || !whole) return null;
  const wholeUnit = isStick(line) ? GRAMS_OF_STICK : listed;
  const { quantity, unit } = amount;
  const [stated, all] = [quantity.max ?? quantity.min, whole.min];
  if (all === 0) return null;
  if (unit?.id === wholeUnit?.id) return stated / all;
  const pieces = PIECES_OF.get(`${wholeUnit?.id ?? ""} ${unit?.id ?? ""}`);
  if (pieces !== undefined) return stated / all / pieces;
  if (!unit?.metric || !wholeUnit?.metric) return null;
  const share = (stated * unit.metric) / (all * wholeUnit.metric);
  // A millilitre weighs about a gram, which is enough to tell a spoonful from a block.
  return unit.kind === wholeUnit.kind
    ? share
    : isMeasure(unit) && isMeasure(wholeUnit) && share < 0.5
      ? share
      : null;
}

const GRAMS_OF_STICK: Unit = { id: "stick", kind: "mass", metric: STICK_GRAMS, en: "stick, sticks" };

/** Returns whether a line is of butter in sticks; those of cinnamon have no size. */
function isStick({ unit, kind }: FoodLine): boolean {
  return unit?.id === "stick" && kind.names.some(({ head }) => /^(?:butter|margarin)/.test(head));
}

function isMeasure({ kind }: Unit): boolean {
  return kind === "mass" || kind === "volume";
}
