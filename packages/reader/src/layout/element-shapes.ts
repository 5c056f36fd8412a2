import { cleanLine } from "@larder/domain/text/clean-text";
import { isForComments } from "../html/page-text.ts";
import type { PageElement } from "./page-tree.ts";

const BLOCK_TAGS = new Set(
  (
    "p div section article main header footer nav aside form fieldset figure figcaption blockquote pre ul ol dl dt dd " +
    "table thead tbody tfoot caption hr details summary address body li tr h1 h2 h3 h4 h5 h6 legend button label template"
  ).split(" "),
);
const SURROUNDING_TAGS = new Set(["nav", "footer", "aside"]);
/** The class name of the line below a post that holds its author and date. */
const POST_END = /(?:^|\s)(?:post|entry|article)-(?:footer|meta-footer)(?:$|\s)/;
const LONGEST_ROW = 3_000;
/**
 * The most line breaks in a cell that is one line: a table may lay out the page, and its cells then contain lines.
 */
const MOST_BREAKS = 3;
const LONGEST_BOX = 400;
const MOST_PARTS = 5;
const MOST_PIECES = 20;
const LONGEST_PIECE = 300;

/** Reports whether an element breaks the line. Custom elements are blocks more often than parts of a line. */
export function isBlock(tag: string): boolean {
  return BLOCK_TAGS.has(tag) || tag.includes("-");
}

export function isParted({ tag }: PageElement): boolean {
  return isBlock(tag) || tag === "td" || tag === "th";
}

export function isBox(element: PageElement): boolean {
  return textLength(element, LONGEST_BOX) < LONGEST_BOX && countParts(element, MOST_PARTS + 1) <= MOST_PARTS;
}

export function isSurroundings({ tag, names }: PageElement): boolean {
  return SURROUNDING_TAGS.has(tag) || POST_END.test(names) || isForComments(tag, names);
}

export function isOneLine(row: PageElement): boolean {
  if (row.holdsLines || textLength(row, LONGEST_ROW) === LONGEST_ROW) return false;
  if (row.tag === "li") return !hasParagraphs(row);
  return row.tag !== "tr" || countBreaks(row) <= MOST_BREAKS;
}

/** Reports whether empty lines part the text of a list item: an item that holds all steps. */
function hasParagraphs({ children }: PageElement): boolean {
  let isBehindBreak = false;
  for (const child of children) {
    if (typeof child === "string" && child.trim() === "") continue;
    const isBreak = typeof child !== "string" && child.tag === "br";
    if (isBreak && isBehindBreak) return true;
    isBehindBreak = isBreak;
  }
  return false;
}

function countBreaks(element: PageElement): number {
  let breaks = 0;
  for (const child of element.children) {
    if (typeof child !== "string") breaks += child.tag === "br" ? 1 : countBreaks(child);
    if (breaks > MOST_BREAKS) return breaks;
  }
  return breaks;
}

/** Returns the length of an element's text in characters, at most `limit`. */
export function textLength(element: PageElement, limit: number): number {
  let length = 0;
  for (const child of element.children) {
    length += typeof child === "string" ? child.trim().length : textLength(child, limit - length);
    if (length >= limit) return limit;
  }
  return length;
}

function countParts(element: PageElement, limit: number): number {
  let parts = 0;
  for (const child of element.children) {
    if (typeof child === "string") continue;
    parts += (child.tag === "br" || BLOCK_TAGS.has(child.tag) ? 1 : 0) + countParts(child, limit - parts);
    if (parts >= limit) return limit;
  }
  return parts;
}

/** Returns the texts of an element as its markup separates them: the first pieces, each up to a limit. */
export function piecesOf(element: PageElement): string[] {
  const pieces: string[] = [];
  const collect = (at: PageElement) => {
    for (const child of at.children) {
      if (pieces.length >= MOST_PIECES) return;
      if (typeof child !== "string") collect(child);
      else if (child.trim() !== "") pieces.push(cleanLine(child.slice(0, LONGEST_PIECE)));
    }
  };
  collect(element);
  return pieces;
}
