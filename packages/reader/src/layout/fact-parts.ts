import { piecesOf } from "./element-shapes.ts";
import { SERVED_WORDS } from "./label-words.ts";
import {
  BARE_COUNT,
  BARE_TIME,
  DIGIT,
  isLabel,
  isServed,
  labelLength,
  LONGEST_FACT,
  plain,
  readTime,
} from "./fact-labels.ts";
import type { PageLine } from "./page-lines.ts";
import type { PageElement } from "./page-tree.ts";

const MOST_PIECES = 6;
const MOST_CELLS = 12;
/** The separators between the facts of a line: "4 servings — 20 minutes". */
const PARTED = /\s+[—–|•·]\s+|(?<=\p{L}{4}[.!])\s+(?=[\p{Lu}\d])/u;
const NUMBERS = /(?<!\S)(?=[\d½¼¾⅓⅔])/u;
const VALUE_START = /^(?:(?:about|approx\.?|ca\.?|[-–:=])\s)?[^\p{L}\s]*[\d½¼¾⅓⅔]/iu;
const COUNT_AT_END = /\s\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s\p{L}+$/u;
/** An emoji or a sign before a fact. */
const DRAWING = /^(?:\p{So}|\ufe0f|\s)+/u;
/** "Rest time: -". */
const NO_TIME = /^\P{L}*\p{L}[^:]*:\s*[-–—]$/u;

/**
 * Splits a line into facts, each with its label: at signs, at further labels, at elements, or by a row of labels
 * above it.
 */
export function partsOf(line: PageLine, before: PageLine | undefined): string[] {
  const parts = withColons(line.text).split(PARTED).flatMap(splitAtLabels);
  const pieces = parts.length === 1 ? factPieces(line) : [];
  const cells = before ? labelledCells(before, line) : [];
  if (cells.length > 0) return cells;
  const labels = before ? labelsIn(before.text) : [];
  const values = labels.length > 1 ? line.text.split(NUMBERS) : [];
  const labelled =
    values.length === labels.length ? values.map((value, at) => `${labels[at]}: ${value}`) : [];
  return [...parts, ...pieces, ...labelled];
}

/** Replaces the bar between a label and its value by a colon: "Prep | 10 min" becomes "Prep: 10 min". */
function withColons(text: string): string {
  if (text.length > LONGEST_FACT || !/\s\|\s/.test(text)) return text;
  const pieces = text.split(/\s\|\s/);
  let joined = pieces[0] ?? "";
  for (const next of pieces.slice(1)) {
    const words = joined.split(" ");
    const isLabelled = words.some((_, at) => at >= words.length - 3 && isLabel(words.slice(at).join(" ")));
    joined += `${isLabelled && DIGIT.test(next[0] ?? "") ? ": " : " | "}${next}`;
  }
  return joined;
}

/** Returns the cells of a table row, each behind its column's head; empty without a head. */
function labelledCells(head: PageLine, { row }: PageLine): string[] {
  if (row?.tag !== "tr" || head.row?.tag !== "tr" || DIGIT.test(head.text)) return [];
  const [labels, values] = [cellsOf(head.row), cellsOf(row)];
  const isTable = labels.length > 1 && labels.length === values.length && labels.some(isLabel);
  return isTable ? values.map((value, at) => `${labels[at]}: ${value}`) : [];
}

function cellsOf({ children }: PageElement): string[] {
  const cells = children
    .filter((child) => typeof child !== "string")
    .filter(({ tag }) => /^t[dh]$/.test(tag));
  return cells.slice(0, MOST_CELLS).map((cell) => piecesOf(cell).join(" "));
}

/** Returns facts in elements of their own, which only the style sheet separates: "4 people" and "30 min". */
function factPieces({ element }: PageLine): string[] {
  const pieces = piecesOf(element);
  const facts = pieces.filter((piece) => isServed(piece) || BARE_TIME.test(piece));
  return pieces.length <= MOST_PIECES && facts.length > 1 ? facts : [];
}

/** Returns the labels of a line that contains nothing else; empty for any other line. */
function labelsIn(text: string): string[] {
  if (text.length > LONGEST_FACT || DIGIT.test(text)) return [];
  const words = text.split(" ");
  const labels: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = labelLength(words, at);
    if (length === 0) return [];
    labels.push(words.slice(at, at + length).join(" "));
    at += length;
  }
  return labels;
}

/** Reports whether a line contains labelled times, and nothing else. */
export function isTimeFact({ text }: Pick<PageLine, "text">): boolean {
  if (text.length > LONGEST_FACT) return false;
  const parts = text.split(PARTED).flatMap(splitAtLabels);
  // "Bake 15 minutes" is a step.
  const isLabelled = parts.length > 1 || /[:：]/.test(text);
  return (
    isLabelled && parts.every((part) => readTime(part, "") !== null || (NO_TIME.test(part) && isLabel(part)))
  );
}

/** Returns the parts of a line that may be a time without a label; emoji before a part are removed. */
export function bareParts(line: PageLine): string[] {
  const parts = [...line.text.split(PARTED).flatMap(splitAtCount), ...factPieces(line)];
  return parts.map((part) => part.replace(DRAWING, ""));
}

/** Cuts "Prep: 10 min Cook: 20 min Serves 4" before each label that a number follows. */
function splitAtLabels(text: string): string[] {
  const words = text.split(" ");
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at < words.length - 1; at += 1) {
    const isBehindValue = DIGIT.test(words.slice(Math.max(from, at - 2), at).join(" "));
    // "1 serving" is a value, whatever number follows it.
    const isCounted =
      BARE_COUNT.test(words[at - 1]?.replace(/^\W/, "") ?? "") && SERVED_WORDS.has(plain(words[at] ?? ""));
    const length = isBehindValue && !isCounted ? labelLength(words, at) : 0;
    if (length === 0 || !VALUE_START.test(words.slice(at + length, at + length + 2).join(" "))) continue;
    parts.push(words.slice(from, at).join(" "));
    from = at;
  }
  return [...parts, words.slice(from).join(" ")];
}

/** Splits "45 minutes 4 servings", which only the style sheet separates. */
function splitAtCount(text: string): string[] {
  const at = text.search(COUNT_AT_END);
  return at > 0 && isServed(text.slice(at).trim()) ? [text.slice(0, at), text.slice(at).trim()] : [text];
}
