import { isDash, type Read } from "../measure/amounts.ts";
import { tokenise } from "../text/text-tokens.ts";
import type { Token } from "../text/text-tokens.ts";
import { mayBeginTimeSpan, readTimeSpan, type TimeSpan } from "./time-span.ts";
import { COOKING_TIME } from "./time-units.ts";
import {
  AFTER_A_SECOND,
  AFTER_MORE,
  AGE_BEFORE,
  EVERY,
  MORE,
  STORAGE_WORDS,
  MAKING_WORDS,
  NAMED_BY_TIME,
  REPEATED_NOUNS,
  TIMED_EACH,
  TIMED_NOUNS,
} from "./timer-words.ts";

/** A length of time that a cook would time, and its position in the text. */
export type Timer = {
  start: number;
  end: number;
  minSeconds: number;
  /** Null where the time is no range. */
  maxSeconds: number | null;
  /** "repeat" is an interval ("every 5 minutes"), "storage" a time for storing or resting ahead. */
  kind?: "repeat" | "storage";
};

const DAY = 86_400;
const MONTH = 30 * DAY;

/** A length that was found, by its indexes in the list of tokens. */
type Found = { tokens: readonly Token[]; from: number; next: number; min: number };

/**
 * Finds the times that a cook would time in a step, in order. Reads English, Spanish, German, French, Italian,
 * Portuguese and Dutch alike, without knowing the language. Without a number there is no timer: "a few minutes" is none, and neither are ages, dates and names.
 */
export function findTimers(text: string): Timer[] {
  const timers: Timer[] = [];
  for (let from = 0; from < text.length;) {
    const to = endOfPart(text, from);
    timers.push(...timersIn(text.slice(from, to), from));
    from = to;
  }
  return timers;
}

/** Returns the end of a part of a long text, which is read in parts to save memory. A part ends with a sentence. */
function endOfPart(text: string, from: number): number {
  if (text.length - from <= LONGEST_PART) return text.length;
  const part = text.slice(from, from + LONGEST_PART);
  const sentence = Math.max(part.lastIndexOf(". "), part.lastIndexOf("\n"));
  const end = sentence > 0 ? sentence : part.lastIndexOf(" ");
  return from + (end > 0 ? end + 1 : LONGEST_PART);
}

const LONGEST_PART = 20_000;

/** @param offset where the part begins in the whole text */
function timersIn(text: string, offset: number): Timer[] {
  const tokens = tokenise(text);
  const timers: Timer[] = [];
  let sentence = 0;
  let lastUnit: LastUnit | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    if (endsSentence(tokens, at)) sentence = at + 1;
    const token = tokens[at];
    const read: Read<TimeSpan> | null =
      token && mayBeginTimeSpan(token)
        ? (readTimeSpan(tokens, at, COOKING_TIME) ?? readMore(tokens, at, lastUnit))
        : null;
    if (!read) continue;
    lastUnit = unitBefore(tokens, read.next) ?? lastUnit;
    const { min, max } = read.value;
    const found = { tokens, from: at, next: read.next, min };
    if (min > 0 && !isName(found) && !isOrdinal(found) && !isAge(found) && !isOvernight(found)) {
      const kind = isRepeated(found) ? "repeat" : isStorage(found, sentence) ? "storage" : undefined;
      timers.push({
        start: offset + (token?.start ?? 0),
        end: offset + (lastOf(tokens, read.next)?.end ?? text.length),
        minSeconds: Math.round(min),
        maxSeconds: max === null ? null : Math.round(max),
        ...(kind && { kind }),
      });
    }
    at = read.next - 1;
    // The dot of a unit was read along with it: "Rest for 10 minutes. Keeps 3 days."
    if (endsSentence(tokens, at) && /\p{Lu}/u.test(text.charAt(tokens[at + 1]?.start ?? 0)))
      sentence = read.next;
  }
  return timers;
}

/** The unit of the length before, in seconds, and the index after it. */
type LastUnit = { seconds: number; next: number };

function unitBefore(tokens: readonly Token[], next: number): LastUnit | null {
  const seconds = COOKING_TIME.words.get(lastOf(tokens, next)?.key ?? "");
  return seconds === undefined ? null : { seconds, next };
}

/** The number of tokens within which a number goes on a length: "20 minutes, turn, then 10 more". */
const FURTHER = 16;

/** Reads a further length without a unit: "then 10 more", "y 8 más"; not the "3 more" of "3 more eggs". */
function readMore(tokens: readonly Token[], at: number, unit: LastUnit | null): Read<TimeSpan> | null {
  if (!unit || at - unit.next > FURTHER || !MORE.has(tokens[at + 1]?.key ?? "")) return null;
  const after = tokens[at + 2];
  if (after?.kind === "number" || (after?.kind === "word" && !AFTER_MORE.has(after.key))) return null;
  const value = tokens[at]?.kind === "number" ? (tokens[at]?.value ?? 0) : 0;
  return value > 0 ? { value: { min: value * unit.seconds, max: null }, next: at + 2 } : null;
}

/** Returns the last token of a length, without the dot of "min.", which can end the sentence too. */
function lastOf(tokens: readonly Token[], next: number): Token | undefined {
  return tokens[next - 1]?.key === "." ? tokens[next - 2] : tokens[next - 1];
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  return /^[.!?;]$/.test(tokens[at]?.key ?? "") && tokens[at + 1]?.glued === false;
}

/**
 * Returns whether a length is part of a name: "2-minute noodles", "30-minute meals", a heading "1-Minute Instructions";
 * but "10-minute rest" is timed.
 */
function isName({ tokens, from, next }: Found): boolean {
  const [after, second] = [tokens[next], tokens[next + 1]];
  const hyphenated = isDash(tokens[from + 1]) && tokens[from + 1]?.glued && tokens[from + 2]?.glued;
  if (isProduct(tokens, from)) return true;
  if (after?.kind !== "word") return isDash(after) && NAMED_BY_TIME.has(second?.key ?? "");
  if (TIMED_EACH.has(after.key) || isTimedNoun(after) || (second?.kind === "word" && isTimedNoun(second)))
    return false;
  return Boolean(hyphenated && tokens[from + 2]?.kind === "word") || NAMED_BY_TIME.has(after.key);
}

/** Returns whether a length identifies a product: "los de 3 minutos", "las de 10 minutos". */
function isProduct(tokens: readonly Token[], from: number): boolean {
  return tokens[from - 1]?.key === "de" && /^(?:los|las|el|la)$/.test(tokens[from - 2]?.key ?? "");
}

function isTimedNoun(token: Token): boolean {
  return TIMED_NOUNS.has(token.key) || REPEATED_NOUNS.has(token.key);
}

/** Returns whether "second" is an ordinal: "a second sheet", "un segundo molde", "une seconde poêle". */
function isOrdinal({ tokens, from, next, min }: Found): boolean {
  if (min !== 1 || !/^(?:a|une?|um)$/.test(tokens[from]?.key ?? "")) return false;
  const after = tokens[next];
  return after?.kind === "word" && !AFTER_A_SECOND.has(after.key);
}

/** Returns whether a length is an age: "aged 12 months", "queso de 12 meses". */
function isAge({ tokens, from, min }: Found): boolean {
  const before = tokens[from - 1]?.key ?? "";
  return AGE_BEFORE.has(before) || (min >= MONTH && before === "de");
}

/** Returns whether a length is "de un día para otro", overnight, which has no number. */
function isOvernight({ tokens, next }: Found): boolean {
  return tokens[next]?.key === "para" && tokens[next + 1]?.key === "otro";
}

function isRepeated({ tokens, from, next }: Found): boolean {
  const before = [tokens[from - 1], tokens[from - 2]].map((token) => token?.key ?? "");
  const after = [tokens[next], tokens[next + 1]].map((token) => token?.key ?? "");
  const [last = "", second = ""] = before;
  const isEvery =
    EVERY.has(last) || (last === "les" && second === "toutes") || (last === "de" && second === "om");
  return isEvery || after.some((key) => REPEATED_NOUNS.has(key));
}

/** Returns whether a length is days or more, in a sentence about storing rather than making. */
function isStorage({ tokens, next, min }: Found, sentence: number): boolean {
  if (min < DAY) return false;
  const words = tokens.slice(Math.max(sentence, next - WINDOW), next + WINDOW).map((token) => token.key);
  return words.some((word) => STORAGE_WORDS.has(word)) && !words.some((word) => MAKING_WORDS.has(word));
}

/** The number of tokens around a length that are checked; a bound, so that a long text stays linear. */
const WINDOW = 20;
