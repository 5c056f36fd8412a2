import { fold } from "@larder/domain/fold";
import { findUnit } from "@larder/domain/units";
import { isSameList, withoutOtherUnits } from "../repeated-lines.ts";
import type { Candidate } from "./candidates.ts";
import { AMOUNT_AT_START, hasAmount, ingredientLikeness, isFurniture, stepLikeness } from "./likeness.ts";
import { isByline } from "./byline.ts";
import { groupLines } from "./group-lines.ts";
import { isServings, readTime } from "./fact-labels.ts";
import { isTimeFact } from "./fact-parts.ts";
import { partHeading } from "./page-headings.ts";
import { piecesOf } from "./element-shapes.ts";
import { BOLD_LEVEL } from "./page-lines.ts";
import type { PageLine } from "./page-lines.ts";
import type { PageElement } from "./page-tree.ts";
import type { VisiblePart } from "./visible-part.ts";

const LEAST_SCORE = 1.2;
/** An amount and perhaps its unit, and no food: "200 g", "½ tsp.", "2-3 EL". */
const BARE_AMOUNT = /^(?:ca\.?\s)?[\d½⅓⅔¼¾⅕⅛⅜⅝⅞][\d½⅓⅔¼¾⅕⅛⅜⅝⅞\s.,/–-]*\p{L}{0,12}(?:\(\p{L}{1,3}\))?\.?$/u;
const TITLE_NAMES =
  /(?:^|[\s_-])(?:separator|header|heading|headline|title|subtitle|divider|group-?name|group-?title)(?:$|[\s_-])/;
/** The same, where no row with an amount is called so. */
const RARE_TITLE_NAMES = /(?:^|[\s_-])(?:sub-?head(?:er|ing)?|category|section|group|part|label)(?:$|[\s_-])/;
/** Tabs and switches between units, as lists. */
const TAB_NAMES = /(?:^|[\s_-])(?:tabs?|tab-?list|nav|pills|switch(?:er)?|toggle)(?:$|[\s_-])/;
/** "4 port": how many the list is for, before its first row. */
const COUNTER = /^\d{1,3}(?:\s\p{L}{1,15}\.?){1,2}$/u;
const NOTE_NAMES = /(?:^|[\s_-])notes?(?:$|\s)/;
const METRIC_NAMES = /(?:^|[\s_-])metric(?:$|[\s_-])/;
const OTHER_NAMES = /(?:^|[\s_-])(?:imperial|us|us-customary|customary)(?:$|[\s_-])/;
const LONGEST_HEAD = 12;
const LONGEST_FOOD = 60;
const ENOUGH_FOR_PLAIN = 1;
const LONGEST_TAB = 8;
const BARE_NUMBER = /^(\d+(?:[.,]\d+)?)\s(?=\p{L})/u;
const FEWEST_PLAIN = 2;
const FEWEST_BEFORE_SENTENCES = 2;
const SENTENCE = /^\p{Lu}\p{L}*(?:\s\S+){3,}[.!]$/u;
const MOST_LISTS = 20;
const FEWEST_FOR_COMMON_END = 4;
const SHORTEST_COMMON_END = 5;
/** A short word behind a number may be a unit of a language that is not known. */
const LONGEST_UNKNOWN_UNIT = 3;
const SPOKEN_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The lines of a candidate that are ingredients, and how much they are like a list of these. */
export function ingredientPart({ lines, how, from, to, weight }: Candidate): VisiblePart | null {
  const rows = lines.filter((line) => line.row).length;
  const beginsPlain =
    how === "heading" &&
    lines.slice(0, FEWEST_PLAIN).every((line) => line.row === null && ingredientLikeness(line.text) >= 1);
  const inRows = rows * 2 > lines.length && !beginsPlain;
  const food = namesOfFood(lines);
  const found = inOneSystem(lines.filter((line) => isContent(line, inRows) && !isRareTitle(line, food)));
  const groups = groupLines(found);
  const content = found.filter((line, at) => !groups.has(line) && !isCounter(line, at, inRows));
  const kept: string[] = [];
  let sure = 0;
  let plain = 0;
  let misses = 0;
  /** Up to the last that is one: what stands behind it may be the steps. */
  let seen = 0;
  for (const [at, text] of upToSentences(linesOnce(content), how).entries()) {
    const likeness = ingredientLikeness(text);
    // Below a heading the part ends where what follows is no longer like it.
    if (how === "heading") {
      misses = likeness < 0 ? misses + 1 : 0;
      if (misses >= 2 || likeness <= -1.5) break;
    }
    if (likeness > 0 && likeness < 0.3) plain += likeness;
    else sure += likeness;
    if (likeness <= -0.6) continue;
    kept.push(text);
    seen = at + 1;
  }
  // Words alone are as like a menu: they count beside amounts, and where the page says what they are.
  const isSaid = how !== "list";
  const isPlainList = how === "heading" && sure <= 0 && isShortList(content);
  const counted = isPlainList
    ? ENOUGH_FOR_PLAIN
    : sure + Math.min(plain, Math.max(sure, 0) + (isSaid ? 1 : 0));
  const score = counted * weight;
  if (score < LEAST_SCORE || kept.length === 0) return null;
  const source = content.slice(0, Math.max(seen, kept.length));
  const last = source.at(-1);
  const isUnbroken = lines.length === to - from && last !== undefined;
  return { lines: kept, source, how, score, from, to: isUnbroken ? from + lines.lastIndexOf(last) + 1 : to };
}

/** Foods without any amount, in a list that stands right below its heading. */
function isShortList(content: readonly PageLine[]): boolean {
  const list = content[0]?.row?.parent;
  return (
    content.length >= FEWEST_PLAIN &&
    content.every(({ row, text, isLink, surroundings }) => {
      const isFood = text.length <= LONGEST_FOOD && !/[.!?]$/.test(text) && stepLikeness(text) < 1;
      return row?.tag === "li" && row.parent === list && isFood && !isLink && surroundings === null;
    })
  );
}

/** Where no heading parts them, sentences behind a list without any are the steps. */
function upToSentences(texts: string[], how: Candidate["how"]): string[] {
  if (how !== "heading" || texts.slice(0, FEWEST_BEFORE_SENTENCES).some(isSentence)) return texts;
  const end = texts.findIndex((text, at) => isSentence(text) && isSentence(texts[at + 1] ?? text));
  return end < FEWEST_BEFORE_SENTENCES ? texts : texts.slice(0, end);
}

function isSentence(text: string): boolean {
  return SENTENCE.test(text) && !AMOUNT_AT_START.test(text);
}

function isContent(line: PageLine, inRows: boolean): boolean {
  if (line.isControl || (line.level > 0 && line.level < BOLD_LEVEL)) return false;
  if (
    isFurniture(line.text) ||
    (line.isLink && !hasAmount(line.text) && line.row?.tag === "li" && line.text.length > 60)
  )
    return false;
  if (line.level === BOLD_LEVEL && !hasAmount(line.text) && (inRows || line.text.endsWith(":"))) return false;
  if (inRows && !line.row && ingredientLikeness(line.text) < 1) return false;
  if (inRows && line.row && isTitleRow(line.row) && !hasAmount(line.text)) return false;
  if (line.isLink && line.row && line.text.length <= LONGEST_TAB && isTab(line.row) && !hasAmount(line.text))
    return false;
  if (isServings(line) || readTime(line.text, "") !== null || isTimeFact(line) || isByline(line.text))
    return false;
  return partHeading(line)?.strength !== 3;
}

/** What the rows with amounts are called. */
function namesOfFood(lines: readonly PageLine[]): ReadonlySet<string> {
  return new Set(lines.filter(({ row, text }) => row && hasAmount(text)).map(({ row }) => row?.names ?? ""));
}

function isRareTitle({ row, text }: PageLine, food: ReadonlySet<string>): boolean {
  return row !== null && !hasAmount(text) && RARE_TITLE_NAMES.test(row.names) && !food.has(row.names);
}

/** What stands before the rows of a list and says for how many it is. */
function isCounter(line: PageLine, at: number, inRows: boolean): boolean {
  return at === 0 && inRows && line.row === null && COUNTER.test(line.text);
}

function isTab({ names, parent }: PageElement): boolean {
  return TAB_NAMES.test(names) || TAB_NAMES.test(parent?.names ?? "");
}

/** A row that the page's makers call a title, or that is bold up to a list within it: the name of a group. */
function isTitleRow(row: PageElement): boolean {
  if (TITLE_NAMES.test(row.names)) return true;
  const cells = row.children.filter((child) => typeof child !== "string");
  if (row.tag === "tr" && cells.length > 1 && cells.every(({ tag }) => tag === "th")) return true;
  const parts = row.children.filter((child) =>
    typeof child === "string" ? child.trim() !== "" : !/^[uo]l$/.test(child.tag),
  );
  const [only] = parts;
  return (
    parts.length === 1 &&
    only !== undefined &&
    typeof only !== "string" &&
    /^(?:strong|b|h[1-6])$/.test(only.tag)
  );
}

/** The ingredients of a list, each once, whatever the page shows of it besides. */
function linesOnce(content: readonly PageLine[]): string[] {
  const all = joinAmounts(content);
  const once = withoutOtherUnits(all);
  const texts = once.length < all.length ? once : joinAmounts(withoutSameLists(content));
  return withHeadUnit(withoutCommonEnd(texts));
}

/** A unit alone above bare numbers, as the head of a column, is the unit of these. */
function withHeadUnit(texts: string[]): string[] {
  const [head, ...others] = texts;
  const isHead = head !== undefined && head.length <= LONGEST_HEAD && findUnit(fold(head)) !== null;
  const foods = others.filter((text) => /\p{L}/u.test(text));
  if (!isHead || foods.length < FEWEST_PLAIN || !foods.every((text) => BARE_NUMBER.test(text))) return texts;
  return foods.map((text) => text.replace(BARE_NUMBER, `$1 ${head} `));
}

/** Where rows are named after their system of units, those of one. */
function inOneSystem(lines: readonly PageLine[]): PageLine[] {
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
  const kept: PageLine[][] = [];
  const dropped = new Set<PageLine>();
  for (const [list, own] of lists) {
    const texts = own.map((line) => line.text);
    const isAgain =
      list !== null &&
      kept.some((one) =>
        isSameList(
          texts,
          one.map((line) => line.text),
        ),
      );
    if (isAgain) for (const line of own) dropped.add(line);
    else kept.push(own);
  }
  return lines.filter((line) => !dropped.has(line));
}

/** Drops what a page draws behind every row, such as "add to list". */
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

/** Puts amounts and foods together that stand on lines of their own, or in the other order. */
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

/** "2 leeks", "1 egg": counted foods look like amounts, yet have no unit, or stand among lines that have amounts too. */
function areThings(texts: readonly string[], bare: readonly boolean[]): boolean {
  const amounts = texts.filter((_, at) => bare[at]);
  const foods = texts.filter((_, at) => !bare[at]);
  const words = amounts.map((text) => fold(text.replace(/[^\p{L}]+/gu, " ")));
  const units = words.filter((word) => word.length <= LONGEST_UNKNOWN_UNIT || findUnit(word) !== null);
  const withAmounts = foods.filter((text) => AMOUNT_AT_START.test(text));
  return units.length * 2 < amounts.length || withAmounts.length * 3 > foods.length;
}

/** The lines, with what the page's makers call a note behind the line that it belongs to. */
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

/** "Leeks | 200 g" in parts of their own is "200 g Leeks"; languages that write the amount last keep it there. */
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
  const first = pieces.findIndex((piece) => AMOUNT_AT_START.test(piece));
  if (first < 1 || pieces.length > 6) return text;
  const amount = pieces.slice(first).join(" ");
  return BARE_AMOUNT.test(amount) ? `${amount} ${pieces.slice(0, first).join(" ")}` : text;
}
