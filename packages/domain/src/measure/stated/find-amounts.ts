import { findTemperatures } from "../temperature.ts";
import { type Token, tokenise } from "../../text/text-tokens.ts";
import { type Quantity, readHalf, readQuantity } from "../amounts.ts";
import { ARTICLES, PAIR_WORDS, PART_WORDS, WHOLE_WORDS } from "../number-words.ts";
import type { MeasureUnit } from "../measure-unit.ts";
import { SETTING_BEFORE, STOPS } from "./amount-words.ts";
import { clausesOf, isOfEach } from "./clauses.ts";
import { readCounted } from "./counted.ts";
import { isSize } from "./sizes.ts";
import { readStatedUnit } from "./stated-unit.ts";

/** An amount that a text states: "3 cups", "2 large eggs". */
export interface StatedAmount {
  start: number;
  /** The end of the number. */
  numberEnd: number;
  /** The end of the unit, or of what is counted. */
  unitEnd: number;
  /** The end of the amount, with what follows its unit: "a cup and a half". */
  end: number;
  quantity: Quantity;
  /** The unit as written; "" where foods are counted. */
  unitText: string;
  /** Null where the unit has no size of its own. */
  unit: MeasureUnit | null;
  /** True for an amount of one of several, which does not grow with the servings: "1 cup for each guest". */
  isOfOne: boolean;
  /** The words after the amount that name its food; may be "". */
  food: string;
}

/**
 * Finds the amounts of a text, English and Spanish, in order. Times, temperatures, lengths, percentages, settings,
 * sizes of vessels, packages and pieces, counts of pieces made, and fractions of something ("half the flour") are none.
 */
export function findAmounts(text: string): StatedAmount[] {
  const tokens = tokenise(text);
  const clauses = clausesOf(tokens);
  const temperatures = findTemperatures(text);
  const found: StatedAmount[] = [];
  let [hot, sizeEnd] = [0, -1];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    while ((temperatures[hot]?.end ?? Number.POSITIVE_INFINITY) <= token.start) hot += 1;
    const isHot = (temperatures[hot]?.start ?? Number.POSITIVE_INFINITY) <= token.start;
    const read = isHot
      ? null
      : beginsNumber(token)
        ? readStated(tokens, at, text)
        : readUnnumbered(tokens, at);
    // A bracket behind a size has it in other units.
    const isSizeToo = /^[(/]$/.test(tokens[at - 1]?.key ?? "") && sizeEnd === at - 1;
    if (read && (read.amount === null || isSizeToo)) sizeEnd = read.next;
    else if (read?.amount) found.push({ ...read.amount, isOfOne: isOfEach(clauses[at]) });
    at = read ? Math.max(read.next, at + 1) : at + 1;
  }
  return found;
}

interface ReadStated {
  /** Null for an amount that does not grow. */
  amount: Omit<StatedAmount, "isOfOne"> | null;
  next: number;
}

function readStated(tokens: readonly Token[], at: number, text: string): ReadStated | null {
  const token = tokens[at];
  const read = readQuantity(tokens, at);
  if (!token || !read || (read.value.max ?? read.value.min) <= 0) return null;
  const before = tokens[at - 1];
  if (before && (SETTING_BEFORE.has(before.key) || (before.key === "#" && before.glued))) return null;
  // In English, "once" is no number.
  if (token.key === "once" && !/^(?:huevo|diente|cucharad|taza|gramo)/.test(tokens[at + 1]?.key ?? ""))
    return null;
  const numberEnd = tokens[read.next - 1]?.end ?? token.end;
  const unit = readStatedUnit(tokens, read.next);
  if (unit) {
    const most = read.value.max ?? read.value.min;
    // "180 c" is a temperature.
    if (/^c\.?$/i.test(unit.text) && most >= LEAST_DEGREES) return null;
    const half = readHalf(tokens, unit.next);
    const next = half && tokens[half.next]?.kind !== "number" ? half.next : unit.next;
    const { min, max } = read.value;
    const { from: unitAt, isHyphenated } = unit;
    if (isSize(tokens, { at, unitAt, next, isHyphenated, min, isRange: max !== undefined }))
      return { amount: null, next };
    const quantity = next > unit.next && half && max === undefined ? { min: min + half.value } : read.value;
    const end = tokens[next - 1]?.end ?? numberEnd;
    const unitEnd = tokens[unit.next - 1]?.end ?? end;
    const food = foodAfter(tokens, next);
    const { text: unitText, unit: measure } = unit;
    const amount = { start: token.start, numberEnd, unitEnd, end, quantity, unitText, unit: measure, food };
    return { amount, next };
  }
  const counted = readCounted(tokens, at, read.next, read.value);
  if (!counted) return null;
  const { isUnit, from, next } = counted;
  const end = tokens[next - 1]?.end ?? numberEnd;
  const unitText = isUnit ? text.slice(tokens[from]?.start ?? end, end) : "";
  const { start } = token;
  const amount = {
    start,
    numberEnd,
    unitEnd: end,
    end,
    quantity: read.value,
    unitText,
    unit: null,
    food: "",
  };
  return { amount, next: Math.max(read.next, next) };
}

/** Reads an amount whose "one" is left out: "taza y media de arroz". */
function readUnnumbered(tokens: readonly Token[], at: number): ReadStated | null {
  const [token, joint] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || joint?.key !== "y") return null;
  const unit = readStatedUnit(tokens, at);
  const half = unit?.from === at && unit.next === at + 1 ? readHalf(tokens, at + 1) : null;
  if (!unit || !half || tokens[half.next]?.kind === "number") return null;
  const end = tokens[half.next - 1]?.end ?? token.end;
  const amount = {
    start: token.start,
    numberEnd: token.start,
    unitEnd: token.end,
    end,
    quantity: { min: 1 + half.value },
    unitText: unit.text,
    unit: unit.unit,
    food: foodAfter(tokens, half.next),
  };
  return { amount, next: half.next };
}

function beginsNumber({ kind, key }: Token): boolean {
  if (kind === "number") return true;
  if (kind !== "word") return false;
  return (
    ARTICLES.has(key) ||
    WHOLE_WORDS.has(key) ||
    PART_WORDS.has(key) ||
    PAIR_WORDS.has(key) ||
    key === "between" ||
    key === "entre"
  );
}

/** The least number before a bare "c" that is no number of cups. */
const LEAST_DEGREES = 20;
const LONGEST_FOOD = 4;

/** Returns the words after an amount up to a mark or a word that begins something else. */
function foodAfter(tokens: readonly Token[], at: number): string {
  const first = tokens[at]?.key;
  let next = first === "of" || first === "de" ? at + 1 : at;
  if (/^(?:the|el|la|los|las)$/.test(tokens[next]?.key ?? "")) next += 1;
  const words: string[] = [];
  for (; words.length < LONGEST_FOOD; next += 1) {
    const token = tokens[next];
    if (token?.kind !== "word" || (STOPS.has(token.key) && token.key !== "de")) break;
    if (/(?:ly|mente)$/.test(token.key)) break;
    words.push(token.text);
  }
  return words.join(" ");
}
