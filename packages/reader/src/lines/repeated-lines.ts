import { withoutRepetition } from "@larder/domain/schema-org/repeated-lines";
import { fold } from "@larder/domain/text/fold";
import { findUnit } from "@larder/domain/measure/units";

const FEWEST_LINES = 3;
const MOST_TIMES = 4;
/** The least share of lines with the same food in two lists that differ in their units. */
const LEAST_SAME = 0.7;

/** Removes the repetitions of a list, which may be in other units. */
export function withoutOtherUnits(lines: string[]): string[] {
  const once = withoutRepetition(lines);
  for (let times = MOST_TIMES; times >= 2; times -= 1) {
    const length = once.length / times;
    if (!Number.isInteger(length) || length < FEWEST_LINES) continue;
    const foods = once.map(foodWords);
    const same = foods.slice(length).filter((food, at) => isSameFood(food, foods[at % length] ?? []));
    if (same.length >= (once.length - length) * LEAST_SAME) return once.slice(0, length);
  }
  return once;
}

/** Reports whether two lists contain the same foods, in whatever units. */
export function isSameList(lines: readonly string[], others: readonly string[]): boolean {
  if (lines.length !== others.length || lines.length < FEWEST_LINES) return false;
  const same = lines.filter((line, at) => isSameFood(foodWords(line), foodWords(others[at] ?? "")));
  return same.length >= lines.length * LEAST_SAME;
}

/** Returns the words of a line that have at least four letters and are no units. */
function foodWords(line: string): string[] {
  const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => findUnit(fold(word)) === null);
}

function isSameFood(words: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  const common = words.filter((word) => known.has(word)).length;
  return common > 0 && common * 2 >= Math.max(words.length, others.length);
}
