import { isDash, readNumber, readQuantity } from "../measure/amounts.ts";
import type { Read } from "../measure/amounts.ts";
import { WHOLE_WORDS } from "../measure/number-words.ts";
import type { Token } from "../text/text-tokens.ts";
import type { Unit } from "../measure/measure-units.ts";
import { SECOND_WORDS, findUnit } from "../measure/units.ts";

/** A unit, and the indexes of its words. */
export type UnitRead = { unit: Unit; from: number; next: number };

/** Reads an amount with a unit of mass, volume or length, or several of them: "400g/14oz", "4½-6oz", "120g-150g". */
export function readMeasure(tokens: readonly Token[], at: number): Read<Unit> | null {
  const first = readOneMeasure(tokens, at);
  if (!first) return null;
  let next = first.next;
  for (let more = 0; more < 4; more += 1) {
    const joint = keyAt(tokens, next);
    const joined = joint === "/" || isDash(tokens[next]) || joint === "=" || joint === "x";
    const read = readOneMeasure(tokens, joined ? next + 1 : next);
    if (!read) break;
    next = read.next;
  }
  return { value: first.value, next };
}

function readOneMeasure(tokens: readonly Token[], at: number): Read<Unit> | null {
  const number = readQuantity(tokens, at);
  if (!number || !(tokens[at]?.kind === "number" || isJoinedWord(tokens, at))) return null;
  let next = number.next;
  if (isDash(tokens[next])) next += 1;
  if (keyAt(tokens, next) === "to") {
    const upper = readNumber(tokens, next + 1);
    if (!upper) return null;
    next = isDash(tokens[upper.next]) ? upper.next + 1 : upper.next;
  }
  const unit = readUnit(tokens, next) ?? readInch(tokens, next);
  return unit && unit.unit.metric ? { value: unit.unit, next: unit.next } : null;
}

/** Returns whether a hyphen joins a number word and its unit: "one-pound". */
function isJoinedWord(tokens: readonly Token[], at: number): boolean {
  const dash = tokens[at + 1];
  return (
    WHOLE_WORDS.has(keyAt(tokens, at)) &&
    isDash(dash) &&
    dash?.glued === true &&
    tokens[at + 2]?.glued === true
  );
}

/** Reads "in" and the double prime, which are inches after a number only. */
function readInch(tokens: readonly Token[], at: number): UnitRead | null {
  const inch = findUnit("inch");
  return inch && /^(?:in|"|”|″)$/.test(keyAt(tokens, at)) ? { unit: inch, from: at, next: at + 1 } : null;
}

/**
 * Reads the unit at this index, of up to three words ("fl. oz.", "c. à soupe", "c/s"), with the dots of abbreviations.
 */
export function readUnit(tokens: readonly Token[], at: number): UnitRead | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const second = skipDot(tokens, at + 1);
  const joined = tokens[second];
  if (joined?.kind === "word" && SECOND_WORDS.has(joined.key)) {
    const third = skipDot(tokens, second + 1);
    const words = `${token.text} ${joined.text}`;
    const unit = findUnit(`${words} ${tokens[third]?.text ?? ""}`);
    if (unit) return { unit, from: at, next: skipDot(tokens, third + 1) };
    const pair = findUnit(words);
    if (pair) return { unit: pair, from: at, next: third };
  }
  const unit = findUnit(token.text);
  const slash = keyAt(tokens, at + 1) === "/" ? findUnit(`${token.text}/${keyAt(tokens, at + 2)}`) : null;
  if (slash) return { unit: slash, from: at, next: at + 3 };
  const after = tokens[at + 1];
  const hyphenated = isDash(after) && after?.glued === true && tokens[at + 2]?.glued === true;
  if (!unit || unit.id === "whole" || (hyphenated && !unit.metric)) return null;
  return { unit, from: at, next: skipDot(tokens, at + 1) };
}

/** Returns whether words follow before the next comma, so that a unit has something to measure. */
export function hasFood(tokens: readonly Token[], at: number): boolean {
  const start = keyAt(tokens, at) === "(" ? (closingAt(tokens, at) ?? at) + 1 : at;
  const comma = keyAt(tokens, start) === "," && start > at ? start + 1 : start;
  return tokens[comma]?.kind === "word" || tokens[comma]?.kind === "number";
}

/** Returns the index of the parenthesis that closes the one at this index; null when none does. */
export function closingAt(tokens: readonly Token[], at: number): number | null {
  let depth = 0;
  for (let index = at; index < tokens.length; index += 1) {
    const key = tokens[index]?.key;
    if (key === "(" || key === "[") depth += 1;
    if (key === ")" || key === "]") depth -= 1;
    if (depth === 0) return index;
  }
  return null;
}

export function keyAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.key ?? "";
}

/** Skips "of", "de", "del" and "di" between an amount and its food. */
export function skipOf(tokens: readonly Token[], at: number): number {
  return /^(?:of|de|del|d'|di|do|da)$/.test(keyAt(tokens, at)) ? at + 1 : at;
}

function skipDot(tokens: readonly Token[], at: number): number {
  return keyAt(tokens, at) === "." && tokens[at]?.glued ? at + 1 : at;
}
