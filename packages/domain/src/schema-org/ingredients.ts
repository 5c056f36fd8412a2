import { textLine, textLines } from "./field-text.ts";
import { withoutRepetition } from "./repeated-lines.ts";
import { isNode, listOf, property } from "./schema-node.ts";
import type { SchemaNode } from "./schema-node.ts";

const MAX_LINES = 500;
/** The depth to which lists are read; no page nests them deeper. */
const DEEPEST = 8;
/** Check boxes and bullets before a line. */
const BULLET = /^[\s•·▢□☐◦‣▪●○*✓✔]+(?=\S)/u;
/** A tag that ends a line of the page. */
const TAG_AT_LINE_END = /<(?:br|\/p|\/li)\b/i;
const STARTS_WITH_AMOUNT = /^[\d½⅓⅔¼¾⅛⅜⅝⅞]/u;

/** Reads `recipeIngredient`: a list of lines, one text with a line each, or things with amount, unit and name. */
export function readIngredientLines(value: unknown): string[] {
  const parts = listOf(value);
  const lines: string[] = [];
  if (parts.length === 1 && typeof parts[0] === "string") lines.push(...textLines(parts[0]));
  else addLines(parts, lines, 0);
  const clean = lines.slice(0, MAX_LINES).map((line) => line.replace(BULLET, ""));
  return withoutRepetition(clean.filter((line) => line !== ""));
}

/** Adds the lines of a list, which can contain lists, up to the limit. */
function addLines(parts: readonly unknown[], lines: string[], depth: number): void {
  if (depth > DEEPEST) return;
  for (const part of parts.slice(0, MAX_LINES)) {
    if (lines.length >= MAX_LINES) return;
    if (typeof part === "string") lines.push(...splitEntry(part));
    else if (Array.isArray(part)) addLines(part, lines, depth + 1);
    else if (isNode(part)) addLinesOf(part, lines, depth);
  }
}

function addLinesOf(node: SchemaNode, lines: string[], depth: number): void {
  const list = property(node, "itemListElement") ?? property(node, "recipeIngredient");
  if (list === undefined) lines.push(lineOf(node));
  else {
    lines.push(textLine(property(node, "name")));
    addLines(listOf(list), lines, depth + 1);
  }
}

/**
 * Returns an entry of a list as one line, whatever breaks the source has within it, unless a tag ends a line there or
 * several of its lines begin with an amount.
 */
function splitEntry(entry: string): string[] {
  const lines = textLines(entry);
  const withAmount = lines.filter((line) => STARTS_WITH_AMOUNT.test(line));
  return TAG_AT_LINE_END.test(entry) || withAmount.length > 1 ? lines : [lines.join(" ")];
}

function lineOf(node: SchemaNode): string {
  const text = textLine(property(node, "text"));
  if (text !== "") return text;
  const amount = property(node, "amount") ?? property(node, "quantity") ?? property(node, "value");
  const unit = property(node, "unitText") ?? property(node, "unit");
  return [amount, unit, property(node, "name")]
    .map(textLine)
    .filter((part) => part !== "")
    .join(" ");
}
