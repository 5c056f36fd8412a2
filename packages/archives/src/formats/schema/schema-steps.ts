import { withoutNumbering } from "@larder/domain/schema-org/instructions";
import { hasType, isNode, listOf, property, type SchemaNode } from "@larder/domain/schema-org/schema-node";
import type { ForeignGroup } from "../../foreign-recipe.ts";
import { groupedLines, linesOfText } from "../grouped-lines.ts";
import { rowGroups, type TitledRow } from "../row-groups.ts";
import { headingOfStep, stepGroups, withoutNumbers } from "../written-lines.ts";

/** The properties in which a section holds its steps. */
const PARTS = ["itemListElement", "steps", "step", "recipeInstructions", "itemList"];
const DEEPEST = 12;

/**
 * Reads `recipeInstructions` in all their shapes: one text, a list of texts, steps, sections around their steps, and sections
 * that stand before them.
 */
export function schemaSteps(value: unknown): ForeignGroup[] {
  const parts = listOf(value);
  const [only] = parts;
  if (parts.length === 1 && typeof only === "string") return stepGroups(only);
  const rows: TitledRow[] = [];
  addRows(parts, rows, 0);
  return rowGroups(rows).flatMap(({ name, lines }) =>
    name === null
      ? groupedLines(withoutNumbers(lines), headingOfStep)
      : [{ name, lines: withoutNumbers(lines) }],
  );
}

function addRows(parts: readonly unknown[], rows: TitledRow[], depth: number): void {
  if (depth > DEEPEST) return;
  for (const part of parts) {
    if (typeof part === "string") rows.push({ lines: linesOfText(part) });
    else if (Array.isArray(part)) addRows(part, rows, depth + 1);
    else if (isNode(part)) addRowsOf(part, rows, depth);
  }
}

function addRowsOf(node: SchemaNode, rows: TitledRow[], depth: number): void {
  const inner = PARTS.map((name) => property(node, name)).find((value) => value !== undefined);
  const name = textOfValue(property(node, "name"));
  const text = textOfValue(property(node, "text") ?? property(node, "description"));
  const isSection = hasType(node, "HowToSection");
  if (isSection || (inner !== undefined && !hasType(node, "HowToStep") && text === "")) {
    const title = withoutBrackets(name || text);
    if (title !== "") rows.push({ title, lines: [] });
    addRows(listOf(inner), rows, depth + 1);
    // A section around its steps ends with them; one without any begins those that follow.
    if (inner !== undefined && title !== "") rows.push({ title: "", lines: [] });
  } else if (text !== "") rows.push({ lines: linesOfText(withName(name, text)) });
  else if (inner !== undefined) addRows(listOf(inner), rows, depth + 1);
  else if (property(node, "item") !== undefined) addRows(listOf(property(node, "item")), rows, depth + 1);
  else rows.push({ lines: linesOfText(name) });
}

/** Puts a name before a step where it says more than "Step 1", or than the beginning of the step. */
function withName(name: string, text: string): string {
  const meaning = withoutNumbering(name.trim());
  const beginning = meaning.replace(/[.…:]+$/u, "").toLowerCase();
  const isRepeated = beginning === "" || withoutNumbering(text.trim()).toLowerCase().startsWith(beginning);
  return isRepeated ? text : `${meaning.replace(/[.:]$/, "")}: ${text}`;
}

/** RecipeSage writes the line of its editor: "[Sauce]". */
function withoutBrackets(title: string): string {
  return title
    .trim()
    .replace(/^\[(.*)\]$/, "$1")
    .trim();
}

function textOfValue(value: unknown): string {
  return listOf(value)
    .filter((part) => typeof part === "string")
    .join("\n");
}
