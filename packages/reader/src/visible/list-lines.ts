import { fold } from "@larder/domain/text/fold";
import { findUnit } from "@larder/domain/measure/units";
import { isSameList, withoutOtherUnits } from "../lines/repeated-lines.ts";
import { AMOUNT_AT_START, hasAmount } from "../layout/similarity.ts";
import { piecesOf } from "../layout/element-shapes.ts";
import type { PageLine } from "../layout/page-lines.ts";
import type { PageElement } from "../layout/page-tree.ts";

/** An amount, perhaps with its unit, without a food: "200 g", "½ tsp.", "2-3 EL". */
const BARE_AMOUNT = /^(?:ca\.?\s)?[\d½⅓⅔¼¾⅕⅛⅜⅝⅞][\d½⅓⅔¼¾⅕⅛⅜⅝⅞\s.,/–-]*\p{L}{0,12}(?:\(\p{L}{1,3}\))?\.?$/u;
const NOTE_NAMES = /(?:^|[\s_-])notes?(?:$|\s)/;
const METRIC_NAMES = /(?:^|[\s_-])metric(?:$|[\s_-])/;
const OTHER_NAMES = /(?:^|[\s_-])(?:imperial|us|us-customary|customary)(?:$|[\s_-])/;
const LONGEST_HEAD = 12;
const BARE_NUMBER = /^(\d+(?:[.,]\d+)?)\s(?=\p{L})/u;
const FEWEST_PLAIN = 2;
const MOST_LISTS = 20;
const FEWEST_FOR_COMMON_END = 4;
const SHORTEST_COMMON_END = 5;
/** The longest word after a number that may be a unit of an unknown language. */
const LONGEST_UNKNOWN_UNIT = 3;
const SPOKEN_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns the ingredients of a list without repetitions, whatever else the page shows of it. */
export function linesOnce(content: readonly PageLine[]): string[] {
  const all = joinAmounts(content);
  const once = withoutOtherUnits(all);
  const texts = once.length < all.length ? once : joinAmounts(withoutSameLists(content));
  return withHeadUnit(withoutCommonEnd(texts));
}

/** Adds the unit that heads a column of bare numbers to each of these. */
function withHeadUnit(texts: string[]): string[] {
  const [head, ...others] = texts;
  const isHead = head !== undefined && head.length <= LONGEST_HEAD && findUnit(fold(head)) !== null;
  const foods = others.filter((text) => /\p{L}/u.test(text));
  if (!isHead || foods.length < FEWEST_PLAIN || !foods.every((text) => BARE_NUMBER.test(text))) return texts;
  return foods.map((text) => text.replace(BARE_NUMBER, `$1 ${head} `));
}

/** Drops imperial rows where metric rows are named as such. */
export function inOneSystem(lines: readonly PageLine[]): PageLine[] {
  const isNamed = (line: PageLine, names: RegExp) => line.row !== null && names.test(line.row.names);
  const hasMetric = lines.some((line) => isNamed(line, METRIC_NAMES));
  return hasMetric ? lines.filter((line) => !isNamed(line, OTHER_NAMES)) : [...lines];
}

/** Drops lists of the same foods in other units. */
function withoutSameLists(lines: readonly PageLine[]): PageLine[] {
  const lists = new Map<PageElement | null, PageLine[]>();
  for (const line of lines) {
    const list = line.row ? line.row.parent : line.element.parent;
    const known = lists.get(list);
    if (known) known.push(line);
    else lists.set(list, [line]);
  }
  if (lists.size < 2 || lists.size > MOST_LISTS) return [...lines];
  const separate: PageLine[][] = [];
  const dropped = new Set<PageLine>();
  for (const [list, own] of lists) {
    const texts = own.map((line) => line.text);
    const isAgain =
      list !== null &&
      separate.some((one) =>
        isSameList(
          texts,
          one.map((line) => line.text),
        ),
      );
    if (isAgain) for (const line of own) dropped.add(line);
    else separate.push(own);
  }
  return lines.filter((line) => !dropped.has(line));
}

/** Drops a text that every row ends with, such as "add to list". */
function withoutCommonEnd(lines: string[]): string[] {
  const [first] = lines;
  if (first === undefined || lines.length < FEWEST_FOR_COMMON_END) return lines;
  let end = first;
  for (const line of lines) while (end !== "" && !line.endsWith(end)) end = end.slice(1);
  const words = end.slice(Math.max(0, end.search(/\s/))).trim();
  return words.length < SHORTEST_COMMON_END
    ? lines
    : lines.map((line) => line.slice(0, -words.length).trim()).filter((line) => line !== "");
}

/** Joins amounts and foods that stand on lines of their own, in either order. */
function joinAmounts(lines: readonly PageLine[]): string[] {
  const texts = withNotes(lines);
  const bare = texts.map((text) => BARE_AMOUNT.test(text) && !/^\d+$/.test(text.slice(6)));
  const count = bare.filter(Boolean).length;
  if (count < 2 || count * 4 < texts.length || areThings(texts, bare)) return texts;
  const joined: string[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? "";
    const next = texts[at + 1];
    if (bare[at] && next !== undefined && !bare[at + 1] && bare[0]) {
      joined.push(`${text} ${next}`);
      at += 1;
    } else if (!bare[at] && bare[at + 1] && !bare[0] && !AMOUNT_AT_START.test(text)) {
      joined.push(`${next} ${text}`);
      at += 1;
    } else joined.push(text);
  }
  return joined;
}

/**
 * Reports whether bare amounts are counted foods ("2 leeks", "1 egg"): they have no unit, or stand among lines with
 * amounts.
 */
function areThings(texts: readonly string[], bare: readonly boolean[]): boolean {
  const amounts = texts.filter((_, at) => bare[at]);
  const foods = texts.filter((_, at) => !bare[at]);
  const words = amounts.map((text) => fold(text.replace(/[^\p{L}]+/gu, " ")));
  const units = words.filter((word) => word.length <= LONGEST_UNKNOWN_UNIT || findUnit(word) !== null);
  const withAmounts = foods.filter((text) => AMOUNT_AT_START.test(text));
  return units.length * 2 < amounts.length || withAmounts.length * 3 > foods.length;
}

/** Returns the texts of lines; a row named as a note is appended to the line before it. */
function withNotes(lines: readonly PageLine[]): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.length - 1;
    const isNote = last >= 0 && line.row !== null && NOTE_NAMES.test(line.row.names);
    if (isNote) texts[last] = `${texts[last]} ${line.text}`;
    else texts.push(amountFirst(line));
  }
  return texts;
}

/**
 * Returns "200 g Leeks" for "Leeks | 200 g" in elements of their own. Languages that write the amount last are left
 * unchanged.
 */
function amountFirst({ text, row }: PageLine): string {
  if (
    !row ||
    text.length > 120 ||
    AMOUNT_AT_START.test(text) ||
    !hasAmount(text) ||
    SPOKEN_UNSPACED.test(text)
  )
    return text;
  const pieces = piecesOf(row);
  const said = row.tag === "dd" ? pieces.join(" ") : "";
  if (said !== "" && BARE_AMOUNT.test(said) && text.endsWith(said))
    return `${said} ${text.slice(0, -said.length).trim()}`;
  const first = pieces.findIndex((piece) => AMOUNT_AT_START.test(piece));
  if (first < 1 || pieces.length > 6) return text;
  const amount = pieces.slice(first).join(" ");
  return BARE_AMOUNT.test(amount) ? `${amount} ${pieces.slice(0, first).join(" ")}` : text;
}
