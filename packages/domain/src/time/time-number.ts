import { isDash, readHalf, readNumber, readQuantity } from "../measure/amounts.ts";
import type { Quantity, Read } from "../measure/amounts.ts";
import type { Token } from "../text/text-tokens.ts";
import {
  AND_A_PART,
  TIME_AND,
  TIME_ARTICLES,
  TIME_BETWEEN,
  TIME_NUMBERS,
  TIME_PARTS,
  TIME_TO,
} from "./time-number-words.ts";

/**
 * Reads an amount or an ascending range as `readQuantity` does, and with the words of the other languages whose times
 * are read: "10 bis 12", "deux ou trois", "tra 5 e 10", "anderhalf".
 */
export function readTimeQuantity(tokens: readonly Token[], at: number): Read<Quantity> | null {
  const whole = readQuantity(tokens, at);
  if (whole?.value.max !== undefined) return whole;
  const between = TIME_BETWEEN.has(tokens[at]?.key ?? "");
  const first = readTimeNumber(tokens, between ? at + 1 : at);
  if (!first) return null;
  const joint = tokens[first.next];
  const joins = between ? TIME_AND.has(joint?.key ?? "") : isDash(joint) || TIME_TO.has(joint?.key ?? "");
  const second = joins ? readTimeNumber(tokens, first.next + 1) : null;
  if (second && second.value > first.value) {
    return { value: { min: first.value, max: second.value }, next: second.next };
  }
  return between ? null : { value: { min: first.value }, next: first.next };
}

/** Reads a number that counts units of time, in digits or in the words of a language. */
export function readTimeNumber(tokens: readonly Token[], at: number): Read<number> | null {
  return readPartOfUnit(tokens, at) ?? readNumber(tokens, at) ?? readNumberWord(tokens, at);
}

/** Reads "ein halb", "trois quarts", "tre quarti"; English and Spanish parts are those of all amounts. */
function readPartOfUnit(tokens: readonly Token[], at: number): Read<number> | null {
  const times = TIME_NUMBERS.get(tokens[at]?.key ?? "");
  const part = TIME_PARTS.get(tokens[at + 1]?.key ?? "");
  return times === undefined || part === undefined ? null : { value: times * part, next: at + 2 };
}

function readNumberWord(tokens: readonly Token[], at: number): Read<number> | null {
  const value = TIME_NUMBERS.get(tokens[at]?.key ?? "");
  return value === undefined ? null : { value, next: at + 1 };
}

/** Reads a part that is added to an hour or a minute: "and a half", "y media", "et demie", "e un quarto". */
export function readAddedPart(tokens: readonly Token[], at: number): Read<number> | null {
  const half = readHalf(tokens, at);
  if (half) return half;
  if (!AND_A_PART.has(tokens[at]?.key ?? "")) return null;
  const start = TIME_ARTICLES.has(tokens[at + 1]?.key ?? "") ? at + 2 : at + 1;
  const part = TIME_PARTS.get(tokens[start]?.key ?? "");
  return part === undefined ? null : { value: part, next: start + 1 };
}
