import { parseDurationMinutes } from "@larder/domain/duration";
import { fold } from "@larder/domain/fold";
import { parseServings } from "@larder/domain/servings";
import { SERVED_WORDS, SERVINGS_LABELS, TIME_KINDS, TIME_LABELS } from "./label-words.ts";
import type { TimeKind } from "./label-words.ts";
import { partHeading } from "./page-headings.ts";
import type { PageLine } from "./page-lines.ts";

export type LabelKind = TimeKind | "servings";

const LONGEST_LINE = 90;
const LONGEST_VALUE = 40;
const MOST_SERVINGS = 500;
const MOST_LINES_ABOVE = 30;
/** What parts the facts of a line: "4 servings — 20 minutes". */
const PARTED = /\s+[—–|•·]\s+/u;
const BARE_TIME =
  /^(?:(?:ca\.?|about|approx\.?)\s)?\d+(?:[.,:-]\d+)?\s?(?:min(?:ute[ns]?|utos|uti|uter|utter)?|mins|h|hrs?|hours?|std\.?|stunden?|horas?|heures?|ore|uur|tim(?:mar|er)?)\.?(?:\s?\d+\s?(?:m|min|mins|minutes)?\.?)?$/i;
const FIRST_NUMBER = /[\d½¼¾⅓⅔]/u;
const TIME_UNIT =
  /\d\s*['’′]|\d\s*(?:m|h|d)\b|min|hour|hr|std|stund|hora|heure|ora\b|ore\b|uur|tim|godz|ora|perc|dag|day|tag|jour|分|時間/i;

const KIND_OF: ReadonlyMap<string, TimeKind> = new Map(
  TIME_KINDS.flatMap((kind) => TIME_LABELS[kind].map((label) => [label, kind] as const)),
);

/**
 * What a page says beside labels: "Prep time: 10 min", "Serves 4", "Zutaten für 6 Personen".
 *
 * @param near where the recipe stands among the lines: of several values the nearest counts
 */
export function readPageLabels(lines: readonly PageLine[], near: number): Partial<Record<LabelKind, number>> {
  const found: Partial<Record<LabelKind, { value: number; distance: number }>> = {};
  for (const [at, line] of lines.entries()) {
    if (line.text.length > LONGEST_LINE) continue;
    const next = lines[at + 1]?.text ?? "";
    for (const part of line.text.split(PARTED)) {
      const label = readTime(part, next) ?? readServings({ ...line, text: part }, next);
      if (!label) continue;
      const distance = Math.abs(at - near);
      const known = found[label.kind];
      if (!known || distance < known.distance) found[label.kind] = { value: label.value, distance };
    }
  }
  const bare = (found.total ?? found.prep ?? found.cook) ? null : bareTime(lines, near);
  if (bare !== null) found.total = { value: bare, distance: 0 };
  const values = Object.entries(found).map(([kind, { value }]) => [kind, value] as const);
  return Object.fromEntries(values);
}

/** A time that stands alone above the recipe, as beside the drawing of a clock; the nearest to the recipe. */
function bareTime(lines: readonly PageLine[], near: number): number | null {
  for (let at = Math.min(near, lines.length) - 1; at >= Math.max(0, near - MOST_LINES_ABOVE); at -= 1) {
    const line = lines[at];
    if (!line || line.isLink || line.text.length > LONGEST_VALUE) continue;
    const time = line.text.split(PARTED).find((part) => BARE_TIME.test(part));
    const minutes = time === undefined ? null : parseDurationMinutes(time);
    if (minutes) return minutes;
  }
  return null;
}

interface Label {
  kind: LabelKind;
  value: number;
}

/** "Prep time: 10 min"; or the label alone, and the time on the next line. */
function readTime(text: string, next: string): Label | null {
  const number = text.search(FIRST_NUMBER);
  const kind = KIND_OF.get(plain(number === -1 ? text : text.slice(0, number)));
  if (!kind) return null;
  const value = number === -1 ? next : text.slice(number);
  if (value.length > LONGEST_VALUE || !TIME_UNIT.test(value)) return null;
  const minutes = parseDurationMinutes(value);
  return minutes ? { kind, value: minutes } : null;
}

/** "Serves 4", "4 people", "Ingredients (6 personnes)"; or the label alone, and the number on the next line. */
function readServings({ text, level, row }: PageLine, next: string): Label | null {
  const number = text.search(FIRST_NUMBER);
  if (number === -1) {
    const isLabelled =
      SERVINGS_LABELS.has(plain(text)) && /^\D{0,12}\d/.test(next) && next.length <= LONGEST_VALUE;
    return isLabelled ? countOf(next) : null;
  }
  const rest = text.slice(number);
  if (
    SERVINGS_LABELS.has(plain(text.slice(0, number))) &&
    rest.length <= LONGEST_VALUE &&
    !TIME_UNIT.test(rest)
  )
    return countOf(rest);
  if (number === 0 && isServed(rest) && !row?.names.includes("ingredient")) return countOf(rest);
  return partHeading({ text, level })?.part === "ingredients" ? countOf(rest) : null;
}

/** Whether a line says for how many, and nothing else. */
export function isServings(line: PageLine): boolean {
  const number = line.text.search(FIRST_NUMBER);
  if (number === -1 || line.text.length > LONGEST_VALUE) return false;
  return SERVINGS_LABELS.has(plain(line.text.slice(0, number))) || (number === 0 && isServed(line.text));
}

/** "4 people", "2 - 4 porcje". */
function isServed(text: string): boolean {
  const words = plain(text.replace(/[\d.,–-]+/g, " ")).split(" ");
  return text.length <= 25 && words.length <= 2 && SERVED_WORDS.has(words.at(-1) ?? "");
}

function countOf(text: string): Label | null {
  const value = parseServings(text);
  return value && value <= MOST_SERVINGS ? { kind: "servings", value } : null;
}

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}
