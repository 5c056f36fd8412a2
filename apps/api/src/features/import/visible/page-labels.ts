import { parseDurationMinutes } from "@larder/domain/duration";
import { fold } from "@larder/domain/fold";
import { parseServings } from "@larder/domain/servings";
import {
  MADE_WORDS,
  SERVED_WORDS,
  SERVINGS_LABELS,
  TIME_KINDS,
  TIME_LABELS,
  TIME_UNIT,
} from "./label-words.ts";
import type { TimeKind } from "./label-words.ts";
import { AMOUNT_AT_START } from "./likeness.ts";
import { piecesOf } from "./element-shapes.ts";
import { partHeading } from "./page-headings.ts";
import type { PageLine } from "./page-lines.ts";

export type LabelKind = TimeKind | "servings";
export type PageFacts = Partial<Record<LabelKind, number>>;

const LONGEST_LINE = 90;
const LONGEST_VALUE = 40;
const LONGEST_SERVED = 25;
const MOST_PIECES = 6;
const MOST_SERVINGS = 500;
const MOST_LINES_ABOVE = 30;
/** What parts the facts of a line: "4 servings — 20 minutes". */
const PARTED = /\s+[—–|•·]\s+|(?<=\p{L}{4}[.!])\s+(?=[\p{Lu}\d])/u;
const BARE_TIME =
  /^(?:(?:ca\.?|about|approx\.?)\s)?\d+(?:[.,:-]\d+)?\s?(?:min(?:ute[ns]?|utos|uti|uter|utter)?|mins|h|hrs?|hours?|std\.?|stunden?|horas?|heures?|ore|uur|tim(?:mar|er)?)\.?(?:\s?\d+\s?(?:m|min|mins|minutes)?\.?)?$|^\d+\s?(?:分間?|分钟|分鐘|분)(?:\s?(?:이내|以内|以內))?$/i;
/** "ca.", "about": between a label and what it says. */
const ABOUT =
  /\s(?:about|approx|approximately|aprox|ca|circa|cirka|zirka|etwa|ungefahr|environ|env|unos|ok|okolo)$/;
/** "6 people" in "Here is my recipe for 6 people:". */
const FOR_AT_END =
  /\s(?:for|für|pour|para|per|voor|för|til|till|dla|на)\s+(\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s\p{L}+)\s*[:.!]?$/iu;
/** "6 people" in "Leek soup (6 people)". */
const IN_PARENTHESIS = /\(([^()]{1,25})\)\s*:?$/;
const NUMBERS = /(?<!\S)(?=[\d½¼¾⅓⅔])/u;
/** "1x 2x 3x", "1 2 3", "100 g": what a recipe is multiplied by, what a serving weighs. */
const NO_COUNT = /^\d+(?:\s\d+)+$|^\d+(?:[.,]\d+)?\s?(?:[x×]|k?g|grams?|gramm|ml|oz|cups?)(?![\p{L}\d])/iu;
/** "Serving: 1", as tables of nutrition begin. */
const ONE = /^1(?!\d)/;
const BARE_COUNT = /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?$/;
const DIGIT = /\d|[½¼¾⅓⅔]/u;
const VALUE_START = /^(?:(?:about|approx\.?|ca\.?|[-–:=])\s)?[^\p{L}\s]*[\d½¼¾⅓⅔]/iu;
const MOST_LABEL_WORDS = 3;
const COUNT_AT_END = /\s\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s\p{L}+$/u;
/** An emoji or a sign before a fact. */
const DRAWING = /^(?:\p{So}|\ufe0f|\s)+/u;
/** "Rest time: -". */
const NO_TIME = /^\P{L}*\p{L}[^:]*:\s*[-–—]$/u;
const FIRST_NUMBER = /[\d½¼¾⅓⅔]/u;

const KIND_OF: ReadonlyMap<string, TimeKind> = new Map(
  TIME_KINDS.flatMap((kind) => TIME_LABELS[kind].map((label) => [label, kind] as const)),
);

/**
 * What a page says beside labels: "Prep time: 10 min", "Serves 4", "Zutaten für 6 Personen".
 *
 * @param near where the recipe stands among the lines: of several values the nearest counts
 * @param named what the names of its elements tell, for where there is no label
 */
export function readPageLabels(lines: readonly PageLine[], near: number, named: PageFacts): PageFacts {
  const found: Partial<Record<LabelKind, { value: number; distance: number }>> = {};
  for (const [at, line] of lines.entries()) {
    if (line.text.length > LONGEST_LINE) continue;
    const around = linesAround(lines, at);
    const parts = partsOf(line, lines[at - 1]);
    for (const part of parts) {
      const label =
        readTime(part, around.value) ??
        readServings({ ...line, text: part }, around) ??
        (parts.length > 1 || line.level > 0 ? readMade(part) : null);
      if (!label) continue;
      const distance = Math.abs(at - near);
      const known = found[label.kind];
      if (!known || distance < known.distance) found[label.kind] = { value: label.value, distance };
    }
  }
  const values = Object.entries(found).map(([kind, { value }]) => [kind, value] as const);
  const facts: PageFacts = { ...named, ...Object.fromEntries(values) };
  const bare = (facts.total ?? facts.prep ?? facts.cook) ? null : bareTime(lines, near);
  return bare === null ? facts : { ...facts, total: bare };
}

/** The facts of a line, each with its label: what signs, further labels, elements or a row of labels above it part. */
function partsOf(line: PageLine, before: PageLine | undefined): string[] {
  const parts = line.text.split(PARTED).flatMap(splitAtLabels);
  const pieces = parts.length === 1 ? factPieces(line) : [];
  const labels = before ? labelsIn(before.text) : [];
  const values = labels.length > 1 ? line.text.split(NUMBERS) : [];
  const labelled =
    values.length === labels.length ? values.map((value, at) => `${labels[at]}: ${value}`) : [];
  return [...parts, ...pieces, ...labelled];
}

/** "4 people" and "30 min" in elements of their own, which style alone parts. */
function factPieces({ element }: PageLine): string[] {
  const pieces = piecesOf(element);
  const facts = pieces.filter((piece) => isServed(piece) || BARE_TIME.test(piece));
  return pieces.length <= MOST_PIECES && facts.length > 1 ? facts : [];
}

/** The labels of a line that holds nothing else; none where there is more. */
function labelsIn(text: string): string[] {
  if (text.length > LONGEST_LINE || DIGIT.test(text)) return [];
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

/** Whether a line tells how long something takes, behind its label, and nothing else. */
export function isTimeFact({ text }: Pick<PageLine, "text">): boolean {
  if (text.length > LONGEST_LINE) return false;
  const parts = text.split(PARTED).flatMap(splitAtLabels);
  // "Bake 15 minutes" is a step.
  const isLabelled = parts.length > 1 || /[:：]/.test(text);
  return (
    isLabelled && parts.every((part) => readTime(part, "") !== null || (NO_TIME.test(part) && isLabel(part)))
  );
}

/** A time that stands alone above the recipe, as beside the drawing of a clock; the nearest to the recipe. */
function bareTime(lines: readonly PageLine[], near: number): number | null {
  for (let at = Math.min(near, lines.length) - 1; at >= Math.max(0, near - MOST_LINES_ABOVE); at -= 1) {
    const line = lines[at];
    if (!line || line.isLink || line.text.length > LONGEST_VALUE) continue;
    const parts = [...line.text.split(PARTED).flatMap(splitAtCount), ...factPieces(line)];
    const time = parts.map((part) => part.replace(DRAWING, "")).find((part) => BARE_TIME.test(part));
    const minutes = time === undefined ? null : parseDurationMinutes(time);
    if (minutes) return minutes;
  }
  return null;
}

/** Whether a line is the label of a fact, and nothing else. */
export function isLabel(text: string): boolean {
  const label = plain(text);
  return KIND_OF.has(label) || SERVINGS_LABELS.has(label);
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

/** How many words from here on are a label; the longest of several. */
function labelLength(words: readonly string[], at: number): number {
  for (let length = MOST_LABEL_WORDS; length > 0; length -= 1) {
    const written = words.slice(at, at + length).join(" ");
    const label = DIGIT.test(written) ? "" : plain(written);
    if (label !== "" && (KIND_OF.has(label) || SERVINGS_LABELS.has(label))) return length;
  }
  return 0;
}

/** "45 minutes 4 servings" in boxes of their own, which style alone parts. */
function splitAtCount(text: string): string[] {
  const at = text.search(COUNT_AT_END);
  return at > 0 && isServed(text.slice(at).trim()) ? [text.slice(0, at), text.slice(at).trim()] : [text];
}

/** The lines beside a label, where they may hold its value. */
interface Around {
  before: string;
  next: string;
  /** The one of them that holds it, where it is a time. */
  value: string;
}

/** A line that begins a list of amounts is an ingredient, whatever label stands above it. */
function linesAround(lines: readonly PageLine[], at: number): Around {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  const next = below?.text ?? "";
  const isBelow = BARE_TIME.test(above?.text ?? "") && nearness(line, above) > nearness(line, below);
  const beginsList =
    !BARE_COUNT.test(next) &&
    !isServed(next) &&
    AMOUNT_AT_START.test(next) &&
    AMOUNT_AT_START.test(lines[at + 2]?.text ?? "");
  const before = above?.text ?? "";
  return { before, next: beginsList ? "" : next, value: isBelow ? before : next };
}

/** How closely two lines stand together: in one element, in one box, or neither. */
function nearness(line: PageLine | undefined, other: PageLine | undefined): number {
  if (!line || !other) return 0;
  return line.element === other.element ? 2 : line.element.parent === other.element.parent ? 1 : 0;
}

interface Label {
  kind: LabelKind;
  value: number;
}

/** "Prep time: 10 min", "10 min. prep"; or the label alone, and the time on a line beside it. */
function readTime(text: string, beside: string): Label | null {
  const number = text.search(FIRST_NUMBER);
  const kind = KIND_OF.get(number === 0 ? labelBehind(text) : labelBefore(text, number));
  if (!kind) return null;
  const value = number === -1 ? beside : text.slice(number);
  const isOthers = number === -1 && KIND_OF.has(labelBefore(value, value.search(FIRST_NUMBER)));
  if (isOthers || value.length > LONGEST_VALUE || !TIME_UNIT.test(value)) return null;
  const minutes = parseDurationMinutes(value);
  return minutes ? { kind, value: minutes } : null;
}

/** "Gesamtzeit ca." before a number says "gesamtzeit". */
function labelBefore(text: string, number: number): string {
  return plain(number === -1 ? text : text.slice(0, number)).replace(ABOUT, "");
}

/** What stands behind a time: "30 min. bereiden". */
function labelBehind(text: string): string {
  const words = text.split(" ");
  const behind = words.findIndex((_, at) => at > 0 && BARE_TIME.test(words.slice(0, at).join(" ")));
  return behind > 0 && words.length - behind <= MOST_LABEL_WORDS ? plain(words.slice(behind).join(" ")) : "";
}

/**
 * "Serves 4", "for 4 people", "Ingredients (6 personnes)"; or the label alone, and the number on the next line or, as in
 * counters, on the one before.
 */
function readServings({ text, level, row }: PageLine, { before, next }: Around): Label | null {
  const number = text.search(FIRST_NUMBER);
  if (number === -1) {
    const label = plain(text);
    if (SERVINGS_LABELS.has(label) && /^\D{0,12}\d/.test(next) && next.length <= LONGEST_VALUE)
      return countOf(next);
    return SERVED_WORDS.has(label) && BARE_COUNT.test(before) ? countOf(before) : null;
  }
  const label = labelBefore(text, number);
  const rest = text.slice(number);
  const served = servedIn(text);
  if (served !== null) return countOf(served);
  if (NO_COUNT.test(rest) || (label === "serving" && ONE.test(rest))) return null;
  if (SERVINGS_LABELS.has(label) && rest.length <= LONGEST_VALUE && !TIME_UNIT.test(rest))
    return countOf(rest);
  if (label === "serving size" && BARE_COUNT.test(rest) && !ONE.test(rest)) return countOf(rest);
  const isShort = number === 0 || (text.length <= LONGEST_SERVED && label.split(" ").length <= 3);
  if (isShort && isServed(rest) && !row?.names.includes("ingredient")) return countOf(rest);
  return partHeading({ text, level })?.part === "ingredients" ? countOf(rest) : null;
}

/** "10 pieces", among other facts or as a heading: elsewhere it may be an ingredient. */
function readMade(text: string): Label | null {
  const words = plain(text).split(" ");
  const isMade = /^\d/.test(text) && text.length <= LONGEST_SERVED && words.length <= 2;
  return isMade && MADE_WORDS.has(words.at(-1) ?? "") ? countOf(text) : null;
}

/** Whether a line says for how many, and nothing else. */
export function isServings(line: PageLine): boolean {
  const number = line.text.search(FIRST_NUMBER);
  if (FOR_AT_END.test(line.text) && servedIn(line.text) !== null) return true;
  if (number === -1 || line.text.length > LONGEST_VALUE) return false;
  return SERVINGS_LABELS.has(plain(line.text.slice(0, number))) || (number === 0 && isServed(line.text));
}

/** For how many a sentence or a parenthesis at the end of a line says that it is. */
function servedIn(text: string): string | null {
  const said = (IN_PARENTHESIS.exec(text) ?? FOR_AT_END.exec(text))?.[1];
  return said !== undefined && isServed(said) ? said : null;
}

/** "4 people", "2 - 4 porcje", "6 Portion/en". */
function isServed(text: string): boolean {
  const words = plain(text.replace(/[\d.,–-]+/g, " ").replace(/[/(]\p{L}{1,4}\)?/gu, "")).split(" ");
  return text.length <= LONGEST_SERVED && words.length <= 2 && SERVED_WORDS.has(words.at(-1) ?? "");
}

function countOf(text: string): Label | null {
  const value = parseServings(text);
  return value !== null && value >= 1 && value <= MOST_SERVINGS ? { kind: "servings", value } : null;
}

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}
