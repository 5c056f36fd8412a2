import { parseDurationMinutes } from "@larder/domain/time/duration";
import { fold } from "@larder/domain/text/fold";
import { parseServings } from "@larder/domain/measure/servings";
import {
  MADE_WORDS,
  SERVED_WORDS,
  SERVINGS_LABELS,
  TIME_KINDS,
  TIME_LABELS,
  TIME_UNIT,
} from "./label-words.ts";
import type { TimeKind } from "./label-words.ts";
import { partHeading } from "./page-headings.ts";
import type { PageLine } from "./page-lines.ts";

export type LabelKind = TimeKind | "servings";

/** The longest line that is read as a fact, in characters. */
export const LONGEST_FACT = 90;
export const LONGEST_VALUE = 40;
const LONGEST_SERVED = 25;
const MOST_SERVINGS = 500;
const MOST_LABEL_WORDS = 3;
export const BARE_TIME =
  /^(?:(?:ca\.?|about|approx\.?)\s)?\d+(?:[.,:-]\d+)?\s?(?:min(?:ute[ns]?|utos|uti|uter|utter)?|mins|h|hrs?|hours?|std\.?|stunden?|horas?|heures?|ore|uur|tim(?:mar|er)?)\.?(?:\s?\d+\s?(?:m|min|mins|minutes)?\.?)?$|^\d+\s?(?:分間?|分钟|分鐘|분)(?:\s?(?:이내|以内|以內))?$/i;
/** "ca.", "about" or a unit at the end of a label. */
const ABOUT =
  /\s(?:about|approx|approximately|aprox|ca|circa|cirka|zirka|etwa|ungefahr|environ|env|unos|ok|okolo|kb|korulbelul|cca|noin|asi|ongeveer|около|примерно|min|mins|minutes|minuten|minutos|minuti|minuter|minutter|hours|in minutes|in minuten|en minutos|en minutes|in minuti)$/;
/** The unit in the label of a number: "Prep time (min): 10". */
const UNIT_BEFORE = /\((?:in |en )?min\p{L}*\.?\)\s*:?\s*$/iu;
const BARE_MINUTES = /^\d{1,3}$/;
/** "6 people" in "Here is my recipe for 6 people:". */
const FOR_AT_END =
  /\s(?:for|für|pour|para|per|voor|för|til|till|dla|на)\s+(\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s\p{L}+)\s*:$/iu;
/** "6 people" in "Leek soup (6 people)". */
const IN_PARENTHESIS = /\(([^()]{1,25})\)\s*:?$/;
/** Numbers that are no servings: multipliers ("1x 2x 3x", "1 2 3") and weights ("100 g"). */
const NO_COUNT =
  /^\d+(?:\s\d+)+$|^\d+(?:[.,]\d+)?\s?(?:[x×%]|k?g|mg|grams?|gramm|ml|oz|cups?|kcal|kj|cal(?:ories)?)(?![\p{L}\d])/iu;
/** The number of ingredients: "Ingredients (5)". */
const OF_INGREDIENTS = /\(\d+\)$/;
/** The serving size in nutrition tables: "Serving: 1". */
const ONE = /^1(?!\d)/;
export const BARE_COUNT = /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?$/;
export const DIGIT = /\d|[½¼¾⅓⅔]/u;
const FIRST_NUMBER = /[\d½¼¾⅓⅔]/u;

const KIND_OF: ReadonlyMap<string, TimeKind> = new Map(
  TIME_KINDS.flatMap((kind) => TIME_LABELS[kind].map((label) => [label, kind] as const)),
);

/** The lines before and after a label, which may hold its value. */
export interface Around {
  before: string;
  next: string;
  /** The neighbour that holds a time. */
  value: string;
  /** True if the value and the label stand in one box. */
  isInBox: boolean;
}

export interface Label {
  kind: LabelKind;
  value: number;
}

/** Reports whether a line is the label of a fact, and nothing else. */
export function isLabel(text: string): boolean {
  const label = plain(text);
  return KIND_OF.has(label) || SERVINGS_LABELS.has(label);
}

/** Returns the number of words of the longest label that begins at an index; 0 without a label. */
export function labelLength(words: readonly string[], at: number): number {
  for (let length = MOST_LABEL_WORDS; length > 0; length -= 1) {
    const written = words.slice(at, at + length).join(" ");
    const label = DIGIT.test(written) ? "" : plain(written);
    if (label !== "" && (KIND_OF.has(label) || SERVINGS_LABELS.has(label))) return length;
  }
  return 0;
}

/**
 * Reads "Prep time: 10 min", "10 min. prep", or a bare label with the time on a neighbouring line; null otherwise.
 *
 * @param isInBox whether the neighbouring line stands in one box with the label: a bare number is then minutes
 */
export function readTime(text: string, beside: string, isInBox = false): Label | null {
  if (text.length > LONGEST_FACT) return null;
  const number = text.search(FIRST_NUMBER);
  const kind = KIND_OF.get(number === 0 ? labelBehind(text) : labelBefore(text, number));
  if (!kind) return null;
  const value = number === -1 ? beside : text.slice(number);
  const isOthers = number === -1 && KIND_OF.has(labelBefore(value, value.search(FIRST_NUMBER)));
  const isBare =
    BARE_MINUTES.test(value) && (number === -1 ? isInBox : UNIT_BEFORE.test(text.slice(0, number)));
  if (isOthers || value.length > LONGEST_VALUE || !(TIME_UNIT.test(value) || isBare)) return null;
  const minutes = parseDurationMinutes(value);
  return minutes ? { kind, value: minutes } : null;
}

/** Returns the label before a number, without "ca.": "gesamtzeit" for "Gesamtzeit ca. 10 min". */
function labelBefore(text: string, number: number): string {
  return plain(number === -1 ? text : text.slice(0, number)).replace(ABOUT, "");
}

/** Returns the words after a time: "bereiden" for "30 min. bereiden". */
function labelBehind(text: string): string {
  const words = text.split(" ");
  const behind = words.findIndex((_, at) => at > 0 && BARE_TIME.test(words.slice(0, at).join(" ")));
  return behind > 0 && words.length - behind <= MOST_LABEL_WORDS ? plain(words.slice(behind).join(" ")) : "";
}

/**
 * Reads "Serves 4", "for 4 people", "Ingredients (6 personnes)", or a bare label with the number on the next line or,
 * as in counters, on the previous one; null otherwise.
 */
export function readServings({ text, level, row }: PageLine, { before, next }: Around): Label | null {
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
  return partHeading({ text, level })?.part === "ingredients" && !OF_INGREDIENTS.test(text)
    ? countOf(rest)
    : null;
}

/** Reads "10 pieces". Callers use it among other facts or in headings: elsewhere it may be an ingredient. */
export function readMade(text: string): Label | null {
  const words = plain(text).split(" ");
  const isMade = /^\d/.test(text) && text.length <= LONGEST_SERVED && words.length <= 2;
  return isMade && MADE_WORDS.has(words.at(-1) ?? "") ? countOf(text) : null;
}

/** Reports whether a line states the number of servings, and nothing else. */
export function isServings(line: PageLine): boolean {
  if (line.text.length > LONGEST_FACT) return false;
  const number = line.text.search(FIRST_NUMBER);
  if (FOR_AT_END.test(line.text) && servedIn(line.text) !== null) return true;
  if (number === -1 || line.text.length > LONGEST_VALUE) return false;
  return SERVINGS_LABELS.has(plain(line.text.slice(0, number))) || (number === 0 && isServed(line.text));
}

/** Returns the servings at the end of a sentence or in a final parenthesis, as text; null without any. */
function servedIn(text: string): string | null {
  const said = (IN_PARENTHESIS.exec(text) ?? FOR_AT_END.exec(text))?.[1];
  return said !== undefined && isServed(said) ? said : null;
}

/** Reports whether a text is a number of servings: "4 people", "2 - 4 porcje", "6 Portion/en". */
export function isServed(text: string): boolean {
  const words = plain(text.replace(/[\d.,–-]+/g, " ").replace(/[/(]\p{L}{1,4}\)?/gu, "")).split(" ");
  return text.length <= LONGEST_SERVED && words.length <= 2 && SERVED_WORDS.has(words.at(-1) ?? "");
}

function countOf(text: string): Label | null {
  const value = parseServings(text);
  return value !== null && value >= 1 && value <= MOST_SERVINGS ? { kind: "servings", value } : null;
}

export function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}
