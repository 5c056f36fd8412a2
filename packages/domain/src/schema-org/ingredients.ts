import { textLine, textLines } from "./field-text.ts";
import { withoutRepetition } from "./repeated-lines.ts";
import { isNode, listOf, property } from "./schema-node.ts";
import type { SchemaNode } from "./schema-node.ts";

const MAX_LINES = 500;
/** Check boxes and bullets that pages draw before a line. */
const BULLET = /^[\s•·▢□☐◦‣▪●○*✓✔]+(?=\S)/u;
/** A tag after which the source begins a new line on the page. */
const MARKED_LINE_END = /<(?:br|\/p|\/li)\b/i;
const STARTS_WITH_AMOUNT = /^[\d½⅓⅔¼¾⅛⅜⅝⅞]/u;

/** Reads `recipeIngredient`: a list of lines, one text with a line each, or things with amount, unit and name. */
export function readIngredientLines(value: unknown): string[] {
  const parts = listOf(value).slice(0, MAX_LINES);
  const lines =
    parts.length === 1 && typeof parts[0] === "string" ? textLines(parts[0]) : parts.flatMap(linesOf);
  const clean = lines.slice(0, MAX_LINES).map((line) => line.replace(BULLET, ""));
  return withoutRepetition(clean.filter((line) => line !== ""));
}

function linesOf(part: unknown): string[] {
  if (typeof part === "string") return splitEntry(part);
  if (Array.isArray(part)) return part.slice(0, MAX_LINES).flatMap(linesOf);
  if (!isNode(part)) return [];
  const list = property(part, "itemListElement") ?? property(part, "recipeIngredient");
  return list === undefined
    ? [lineOf(part)]
    : [textLine(property(part, "name")), ...listOf(list).slice(0, MAX_LINES).flatMap(linesOf)];
}

/**
 * An entry of a list is a line, whatever breaks the source has within it; unless a tag ends a line there, or several of
 * its lines begin with an amount.
 */
function splitEntry(entry: string): string[] {
  const lines = textLines(entry);
  const withAmount = lines.filter((line) => STARTS_WITH_AMOUNT.test(line));
  return MARKED_LINE_END.test(entry) || withAmount.length > 1 ? lines : [lines.join(" ")];
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
