import { ARTICLES, PAIR_WORDS, PART_WORDS, WHOLE_WORDS } from "./number-words.ts";
import type { Token } from "../text/text-tokens.ts";

/** An amount, or both ends of a range. */
export type Quantity = { min: number; max?: number };

/** A value read from a list of tokens, and the index after it. */
export type Read<T> = { value: T; next: number };

const RANGE_WORDS = new Set(["to", "or", "a", "o", "u", "hasta"]);
const DASHES = new Set(["-", "–", "—", "‐", "‑", "−", "~", "〜"]);

/** Reads an amount or an ascending range: "2", "2 or 3", "1/2 – 1", "between 2 and 3". */
export function readQuantity(tokens: readonly Token[], at: number): Read<Quantity> | null {
  const between = tokens[at]?.key === "between" || tokens[at]?.key === "entre";
  const first = readNumber(tokens, between ? at + 1 : at);
  if (!first) return null;
  const second = readRangeEnd(tokens, first.next, between);
  if (second && second.value > first.value) {
    return { value: { min: first.value, max: second.value }, next: second.next };
  }
  return between ? null : { value: { min: first.value }, next: first.next };
}

/** Reads the number after "-", "to", "o" or, where "between" came before, "and". */
export function readRangeEnd(tokens: readonly Token[], at: number, between = false): Read<number> | null {
  const joint = tokens[at];
  if (!joint) return null;
  const joins = between
    ? joint.key === "and" || joint.key === "y"
    : DASHES.has(joint.key) || RANGE_WORDS.has(joint.key);
  return joins ? readNumber(tokens, at + 1) : null;
}

export function isDash(token: Token | undefined): boolean {
  return token !== undefined && DASHES.has(token.key);
}

/**
 * Reads a number in digits or words: "2", "1½", "twenty-five", "treinta y cinco", "a", "half a", "una y media", "three
 * quarters of a", "a couple of".
 */
export function readNumber(tokens: readonly Token[], at: number): Read<number> | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "number") return withHalf(tokens, { value: token.value, next: at + 1 });
  if (token.kind !== "word") return null;
  return (
    readPart(tokens, at) ??
    readPair(tokens, at) ??
    withHalf(tokens, readWhole(tokens, at) ?? readArticle(tokens, at))
  );
}

/**
 * Reads a fraction in words: "half", "half a", "media", "a quarter of a", "three quarters of an", "tres cuartos de".
 */
function readPart(tokens: readonly Token[], at: number): Read<number> | null {
  let next = at;
  let times = 1;
  const lead = tokens[at];
  if (lead && !PART_WORDS.has(lead.key)) {
    times = ARTICLES.has(lead.key) ? 1 : (WHOLE_WORDS.get(lead.key) ?? 0);
    next += isDash(tokens[at + 1]) ? 2 : 1;
  }
  const part = PART_WORDS.get(tokens[next]?.key ?? "");
  if (part === undefined || times === 0) return null;
  next += 1;
  const joint = tokens[next]?.key;
  const article = joint === "of" || joint === "de" ? next + 1 : next;
  if (ARTICLES.has(tokens[article]?.key ?? "")) next = article + 1;
  else if (joint === "of" || joint === "de") next = article;
  return { value: times * part, next };
}

/** Reads two in words: "a couple of", "couple", "un par de". */
function readPair(tokens: readonly Token[], at: number): Read<number> | null {
  const start = ARTICLES.has(tokens[at]?.key ?? "") ? at + 1 : at;
  if (!PAIR_WORDS.has(tokens[start]?.key ?? "")) return null;
  const joint = tokens[start + 1]?.key;
  return { value: 2, next: joint === "of" || joint === "de" ? start + 2 : start + 1 };
}

/** Reads a whole number in words: "five", "twenty-five", "treinta y cinco". */
function readWhole(tokens: readonly Token[], at: number): Read<number> | null {
  const value = WHOLE_WORDS.get(tokens[at]?.key ?? "");
  if (value === undefined) return null;
  if (value >= 20 && value % 10 === 0) {
    const joint = tokens[at + 1];
    const ones = WHOLE_WORDS.get(tokens[at + 2]?.key ?? "") ?? 10;
    if ((isDash(joint) || joint?.key === "y") && ones < 10) return { value: value + ones, next: at + 3 };
  }
  return { value, next: at + 1 };
}

function readArticle(tokens: readonly Token[], at: number): Read<number> | null {
  return ARTICLES.has(tokens[at]?.key ?? "") ? { value: 1, next: at + 1 } : null;
}

/** Adds "and a half", "and 1/2", "y media", "y cuarto" that follow a number. */
function withHalf(tokens: readonly Token[], read: Read<number> | null): Read<number> | null {
  if (!read) return null;
  const half = readHalf(tokens, read.next);
  return half ? { value: read.value + half.value, next: half.next } : read;
}

/** Reads an added half: "and a half", "and 1/2", "y media", "y 1/2"; "and quarter the onions" has none. */
export function readHalf(tokens: readonly Token[], at: number): Read<number> | null {
  const joint = tokens[at]?.key;
  if (joint !== "and" && joint !== "&" && joint !== "y" && joint !== "e") return null;
  const next = tokens[at + 1];
  if (next?.kind === "number") return next.value < 1 ? { value: next.value, next: at + 2 } : null;
  const start = joint === "y" ? at + 1 : ARTICLES.has(next?.key ?? "") ? at + 2 : -1;
  const part = PART_WORDS.get(tokens[start]?.key ?? "");
  return part === undefined ? null : { value: part, next: start + 1 };
}
