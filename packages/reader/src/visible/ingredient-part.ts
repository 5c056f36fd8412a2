import type { Candidate } from "./candidates.ts";
import {
  AMOUNT_AT_START,
  hasAmount,
  ingredientSimilarity,
  isFurniture,
  stepSimilarity,
} from "../layout/similarity.ts";
import { isAuthorLine } from "./author.ts";
import { groupLines } from "./group-lines.ts";
import { isServings, readTime } from "../layout/fact-labels.ts";
import { isTimeFact } from "../layout/fact-parts.ts";
import { partHeading } from "../layout/page-headings.ts";
import { BOLD_LEVEL } from "../layout/page-lines.ts";
import type { PageLine } from "../layout/page-lines.ts";
import type { PageElement } from "../layout/page-tree.ts";
import { splitRunIns } from "./run-in-lines.ts";
import type { VisiblePart } from "../found/visible-part.ts";
import { inOneSystem, linesOnce } from "./list-lines.ts";

const LEAST_SCORE = 1.2;
/** The share of links in a menu or footer from which a candidate is no list of ingredients. */
const MENU_SHARE = 0.7;
const TITLE_NAMES =
  /(?:^|[\s_-])(?:separator|header|heading|headline|title|subtitle|sub-?head(?:er|ing)?|divider|category|section|group|part|label|group-?name|group-?title)(?:$|[\s_-])/;
/** The element names of tabs and unit switches that are built as lists. */
const TAB_NAMES = /(?:^|[\s_-])(?:tabs?|tab-?list|nav|pills|switch(?:er)?|toggle)(?:$|[\s_-])/;
/** The servings before the first row of a list: "4 port". */
const COUNTER = /^\d{1,3}(?:\s\p{L}{1,15}\.?){1,2}$/u;
const LONGEST_FOOD = 60;
const ENOUGH_FOR_PLAIN = 1;
const LONGEST_TAB = 8;
const FEWEST_PLAIN = 2;
const FEWEST_BEFORE_SENTENCES = 2;
/** A sentence of four words or more. `WORD_AT_END` excludes those that end in an abbreviation: "Sale e pepe q.b." */
const SENTENCE = /^\p{Lu}\p{L}*(?:\s\S+){3,}[.!]$/u;
const WORD_AT_END = /\p{L}{3}[.!]$/u;

/** Returns the lines of a candidate that are ingredients, with its score; null when the score is too low. */
export function ingredientPart({ lines, how, from, to, weight }: Candidate): VisiblePart | null {
  if (lines.filter(({ isLink, surroundings }) => isLink && surroundings).length >= lines.length * MENU_SHARE)
    return null;
  const rows = lines.filter((line) => line.row).length;
  const beginsPlain =
    how === "heading" &&
    lines.slice(0, FEWEST_PLAIN).every((line) => line.row === null && ingredientSimilarity(line.text) >= 1);
  const inRows = rows * 2 > lines.filter(isText).length && !beginsPlain;
  const food = namesOfFood(lines);
  const found = inOneSystem(lines.filter((line) => isContent(line, inRows) && !isCalledTitle(line, food)));
  const groups = groupLines(found);
  const content = found.filter((line, at) => !groups.has(line) && !isCounter(line, at, inRows));
  const texts: string[] = [];
  let sure = 0;
  let plain = 0;
  let misses = 0;
  /** The number of lines up to the last ingredient: the steps may follow. */
  let seen = 0;
  for (const [at, text] of upToSentences(splitRunIns(linesOnce(content)), how).entries()) {
    const similarity = ingredientSimilarity(text);
    // Below a heading the part ends where what follows is no longer like it.
    if (how === "heading") {
      misses = similarity < 0 ? misses + 1 : 0;
      if (misses >= 2 || similarity <= -1.5) break;
    }
    if (similarity > 0 && similarity < 0.3) plain += similarity;
    else sure += similarity;
    if (similarity <= -0.6) continue;
    texts.push(text);
    seen = at + 1;
  }
  // // Lines without amounts are as similar to a menu: they count beside amounts, and where the page names the list.
  const isSaid = how !== "list";
  const isPlainList = how === "heading" && sure <= 0 && isShortList(content);
  const counted = isPlainList
    ? ENOUGH_FOR_PLAIN
    : sure + Math.min(plain, Math.max(sure, 0) + (isSaid ? 1 : 0));
  const score = counted * weight;
  if (score < LEAST_SCORE || texts.length === 0) return null;
  const source = content.slice(0, Math.max(seen, texts.length));
  const last = source.at(-1);
  const isUnbroken = lines.length === to - from && last !== undefined;
  return { lines: texts, source, how, score, from, to: isUnbroken ? from + lines.lastIndexOf(last) + 1 : to };
}

/** Reports whether a line is neither a heading, nor a control, nor like the name of a group. */
function isText({ level, isControl, text }: PageLine): boolean {
  return !isControl && (level === 0 || (level === BOLD_LEVEL && hasAmount(text)));
}

/** Reports whether lines are foods without any amount, in one list. */
function isShortList(content: readonly PageLine[]): boolean {
  const list = content[0]?.row?.parent;
  return (
    content.length >= FEWEST_PLAIN &&
    content.every(({ row, text, isLink, surroundings }) => {
      const isFood = text.length <= LONGEST_FOOD && !/[.!?]$/.test(text) && stepSimilarity(text) < 1;
      return row?.tag === "li" && row.parent === list && isFood && !isLink && surroundings === null;
    })
  );
}

/** Cuts a headed list before the sentences that follow it: where no heading separates them, these are the steps. */
function upToSentences(texts: string[], how: Candidate["how"]): string[] {
  if (how !== "heading" || texts.slice(0, FEWEST_BEFORE_SENTENCES).some(isSentence)) return texts;
  const end = texts.findIndex((text, at) => isSentence(text) && isSentence(texts[at + 1] ?? text));
  return end < FEWEST_BEFORE_SENTENCES ? texts : texts.slice(0, end);
}

function isSentence(text: string): boolean {
  return SENTENCE.test(text) && WORD_AT_END.test(text) && !AMOUNT_AT_START.test(text);
}

function isContent(line: PageLine, inRows: boolean): boolean {
  if (line.isControl || (line.level > 0 && line.level < BOLD_LEVEL)) return false;
  if (
    isFurniture(line.text) ||
    (line.isLink && !hasAmount(line.text) && line.row?.tag === "li" && line.text.length > 60)
  )
    return false;
  if (line.level === BOLD_LEVEL && !hasAmount(line.text) && (inRows || line.text.endsWith(":"))) return false;
  if (inRows && !line.row && ingredientSimilarity(line.text) < 1) return false;
  if (inRows && line.row && isTitleRow(line.row) && !hasAmount(line.text)) return false;
  if (line.isLink && line.row && line.text.length <= LONGEST_TAB && isTab(line.row) && !hasAmount(line.text))
    return false;
  if (isServings(line) || readTime(line.text, "") !== null || isTimeFact(line) || isAuthorLine(line.text))
    return false;
  return partHeading(line)?.strength !== 3;
}

/** Returns the element names of the rows with amounts. */
function namesOfFood(lines: readonly PageLine[]): ReadonlySet<string> {
  return new Set(lines.filter(({ row, text }) => row && hasAmount(text)).map(({ row }) => row?.names ?? ""));
}

/** Reports whether a row is named like a title, and no row with an amount is. */
function isCalledTitle({ row, text }: PageLine, food: ReadonlySet<string>): boolean {
  return row !== null && !hasAmount(text) && TITLE_NAMES.test(row.names) && !food.has(row.names);
}

/** Reports whether a line is the number of servings before the rows of a list. */
function isCounter(line: PageLine, at: number, inRows: boolean): boolean {
  return at === 0 && inRows && line.row === null && COUNTER.test(line.text);
}

function isTab({ names, parent }: PageElement): boolean {
  return TAB_NAMES.test(names) || TAB_NAMES.test(parent?.names ?? "");
}

/** Reports whether a row is the name of a group: a table's head, or bold up to a nested list. */
function isTitleRow(row: PageElement): boolean {
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
