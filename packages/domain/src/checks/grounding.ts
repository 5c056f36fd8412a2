import { readNumber } from "../measure/amounts.ts";
import { plainLetters } from "../text/fold.ts";
import { type Token, tokenise } from "../text/text-tokens.ts";
import { findTimers } from "../time/timers.ts";
import { findUnit } from "../measure/units.ts";
import { wordSet } from "../text/word-set.ts";
import { stem } from "../text/stem.ts";

/** The indexed text of a recipe's source. */
export interface Source {
  words: ReadonlySet<string>;
  units: ReadonlySet<string>;
  windows: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** Lengths of time, in seconds. */
  times: ReadonlySet<number>;
}

const WINDOW = 10;
/** The share of a line's words, or of its windows, that must be in the source. */
const ENOUGH = 0.6;

/** Words that any text has: they do not show where a line comes from. */
const COMMON_WORDS = wordSet(
  `a an and as at be by for from in into it its is of on or out over that the them then this to until up with you your
   al con de del el en es hasta la las lo los o para por que se su sus un una unos unas y
   au aux avec dans des du et le les pour sur une`,
);

export function readSource(text: string): Source {
  const tokens = tokenise(text);
  const words = tokens.filter(({ kind }) => kind === "word");
  return {
    words: new Set(words.map(({ key }) => stem(key))),
    units: new Set(words.flatMap(unitOf)),
    windows: new Set(windowsOf(text)),
    numbers: new Set(numbersOf(tokens)),
    times: new Set(timesOf(text)),
  };
}

/** Returns whether the source has the words of a line, in any case, accents and order. */
export function hasWordsOf(line: string, source: Source): boolean {
  const words = tokenise(line).filter(({ kind }) => kind === "word");
  const telling = words.filter(({ key }) => !COMMON_WORDS.has(key));
  const counted = telling.length > 0 ? telling : words;
  const found = counted.filter((token) => isIn(token, source));
  if (found.length >= counted.length * ENOUGH) return true;
  const windows = windowsOf(line);
  return windows.length > 0 && share(windows, source.windows) >= ENOUGH;
}

/**
 * Returns whether the source has every number of a line, in any notation; a number that is part of a time also matches
 * the same time.
 */
export function hasNumbersOf(line: string, source: Source): boolean {
  const timed = findTimers(line).filter(
    ({ minSeconds, maxSeconds }) =>
      source.times.has(minSeconds) && (maxSeconds === null || source.times.has(maxSeconds)),
  );
  let next = 0;
  // Both come in the order of the line, and no two timers overlap.
  const isTimed = ({ start }: Token) => {
    while (next < timed.length && (timed[next]?.end ?? 0) <= start) next += 1;
    return (timed[next]?.start ?? Infinity) <= start;
  };
  return tokenise(line)
    .filter(({ kind }) => kind === "number")
    .every((token) => isTimed(token) || source.numbers.has(numberKey(token.value)));
}

export function hasNumber(value: number, source: Source): boolean {
  return source.numbers.has(numberKey(value));
}

/** Returns whether the source names a length of time, or the bare number of its minutes. */
export function hasMinutes(minutes: number, source: Source): boolean {
  return source.times.has(minutes * 60) || hasNumber(minutes, source);
}

function isIn(token: Token, source: Source): boolean {
  return source.words.has(stem(token.key)) || unitOf(token).some((unit) => source.units.has(unit));
}

function unitOf({ text }: Token): string[] {
  const unit = findUnit(text);
  return unit ? [unit.id] : [];
}

/** Returns every run of `WINDOW` characters, without accents, with punctuation and white space collapsed. */
function windowsOf(text: string): string[] {
  const plain = plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const count = Math.max(plain.length - WINDOW + 1, 0);
  return Array.from({ length: count }, (_, at) => plain.slice(at, at + WINDOW));
}

function numbersOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    const read = token.kind === "mark" ? null : readNumber(tokens, at);
    const digits = token.kind === "number" ? [numberKey(token.value)] : [];
    return read ? [...digits, numberKey(read.value)] : digits;
  });
}

function timesOf(text: string): number[] {
  return findTimers(text).flatMap(({ minSeconds, maxSeconds }) =>
    maxSeconds === null ? [minSeconds] : [minSeconds, maxSeconds],
  );
}

/** Rounds to two decimals, so that 0.33 matches a third. */
function numberKey(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function share(windows: readonly string[], known: ReadonlySet<string>): number {
  return windows.filter((window) => known.has(window)).length / windows.length;
}
