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

/** A line with more is no fact, and is not looked at. */
export const LONGEST_FACT = 90;
export const LONGEST_VALUE = 40;
const LONGEST_SERVED = 25;
const MOST_SERVINGS = 500;
const MOST_LABEL_WORDS = 3;
export const BARE_TIME =
  /^(?:(?:ca\.?|about|approx\.?)\s)?\d+(?:[.,:-]\d+)?\s?(?:min(?:ute[ns]?|utos|uti|uter|utter)?|mins|h|hrs?|hours?|std\.?|stunden?|horas?|heures?|ore|uur|tim(?:mar|er)?)\.?(?:\s?\d+\s?(?:m|min|mins|minutes)?\.?)?$|^\d+\s?(?:分間?|分钟|分鐘|분)(?:\s?(?:이내|以内|以內))?$/i;
/** "ca.", "about": between a label and what it says. */
const ABOUT =
  /\s(?:about|approx|approximately|aprox|ca|circa|cirka|zirka|etwa|ungefahr|environ|env|unos|ok|okolo|kb|korulbelul|cca|noin|asi|ongeveer|около|примерно|min|mins|minutes|minuten|minutos|minuti|minuter|minutter|hours|in minutes|in minuten|en minutos|en minutes|in minuti)$/;
/** "min" in "Prep time (min): 10" is the unit of the number behind it. */
const UNIT_BEFORE = /\((?:in |en )?min\p{L}*\.?\)\s*:?\s*$/iu;
const BARE_MINUTES = /^\d{1,3}$/;
/** "6 people" in "Here is my recipe for 6 people:". */
const FOR_AT_END =
  /\s(?:for|für|pour|para|per|voor|för|til|till|dla|на)\s+(\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s\p{L}+)\s*:$/iu;
/** "6 people" in "Leek soup (6 people)". */
const IN_PARENTHESIS = /\(([^()]{1,25})\)\s*:?$/;
/** "1x 2x 3x", "1 2 3", "100 g": what a recipe is multiplied by, what a serving weighs. */
const NO_COUNT =
  /^\d+(?:\s\d+)+$|^\d+(?:[.,]\d+)?\s?(?:[x×%]|k?g|mg|grams?|gramm|ml|oz|cups?|kcal|kj|cal(?:ories)?)(?![\p{L}\d])/iu;
/** "Ingredients (5)": how many these are. */
const OF_INGREDIENTS = /\(\d+\)$/;
/** "Serving: 1", as tables of nutrition begin. */
const ONE = /^1(?!\d)/;
export const BARE_COUNT = /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?$/;
export const DIGIT = /\d|[½¼¾⅓⅔]/u;
const FIRST_NUMBER = /[\d½¼¾⅓⅔]/u;

const KIND_OF: ReadonlyMap<string, TimeKind> = new Map(
  TIME_KINDS.flatMap((kind) => TIME_LABELS[kind].map((label) => [label, kind] as const)),
);

/** The lines beside a label, where they may hold its value. */
export interface Around {
  before: string;
  next: string;
  /** The one of them that holds it, where it is a time. */
  value: string;
  /** It stands in one box with the label. */
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

/** Returns the number of words from this index on that form a label; the longest of several. */
export function labelLength(words: readonly string[], at: number): number {
  for (let length = MOST_LABEL_WORDS; length > 0; length -= 1) {
    const written = words.slice(at, at + length).join(" ");
    const label = DIGIT.test(written) ? "" : plain(written);
    if (label !== "" && (KIND_OF.has(label) || SERVINGS_LABELS.has(label))) return length;
  }
  return 0;
}

/**
 * "Prep time: 10 min", "10 min. prep"; or the label alone, and the time on a line beside it.
 *
 * @param isInBox whether the line beside it stands in one box with the label: then a bare number is minutes
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

/** "10 pieces", among other facts or as a heading: elsewhere it may be an ingredient. */
export function readMade(text: string): Label | null {
  const words = plain(text).split(" ");
  const isMade = /^\d/.test(text) && text.length <= LONGEST_SERVED && words.length <= 2;
  return isMade && MADE_WORDS.has(words.at(-1) ?? "") ? countOf(text) : null;
}

/** Reports whether a line says for how many, and nothing else. */
export function isServings(line: PageLine): boolean {
  if (line.text.length > LONGEST_FACT) return false;
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
