import { groupedLines } from "../grouped-lines.ts";
import { splitLabels } from "../split-labels.ts";
import { splitTrailingNotes } from "../trailing-notes.ts";
import { type ColumnLine, columnLine, lineOfColumns } from "./column-lines.ts";
import type { LineFormat, LineRecipe } from "./line-reader.ts";
import { paragraphsOf } from "./paragraphs.ts";

const UNIT_WIDTH = 9;
const FIELD = /^\s*(titel|kategorien|menge)\s*:\s*(.*)$/i;
const SECTION = /^={3,}\s*(\S.*?)\s*={3,}\s*$/;
const END = /^={3,}\s*$/;

/** RezKonv, the German kin of Meal-Master: units of nine characters, sections between equals signs. */
export const REZKONV: LineFormat = {
  format: "rezkonv",
  isFirstLine: (line) => /^={3,}\s*REZKONV/i.test(line),
  recipeOf([, ...rest]) {
    const last = rest.findIndex((line) => END.test(line));
    return recipeOf(last === -1 ? rest : rest.slice(0, last));
  },
};

function recipeOf(lines: readonly string[]): LineRecipe | null {
  const fields = new Map<string, string>();
  const groups: { name: string | null; lines: string[] }[] = [];
  const source: string[] = [];
  const steps: string[] = [];
  let name: string | null = null;
  let isSource = false;
  let last = "";
  for (const line of lines) {
    const [, field = "", value = ""] = FIELD.exec(line) ?? [];
    const heading = SECTION.exec(line)?.[1];
    if (field !== "" && !fields.has(field.toLowerCase())) {
      last = field.toLowerCase();
      fields.set(last, value.trim());
    } else if (last !== "" && line.trim() !== "" && !fields.has("menge")) {
      // A field that goes on: the amount of servings is the last one.
      fields.set(last, `${fields.get(last) ?? ""}${last === "kategorien" ? "," : ""} ${line.trim()}`);
    } else if (heading !== undefined) {
      isSource = /^quelle$/i.test(heading);
      if (!isSource && steps.length > 0) steps.push("", `${heading.toUpperCase()}:`);
      else if (!isSource) name = heading;
    } else if (line.trim() === "") {
      isSource = false;
      if (steps.length > 0) steps.push("");
    } else if (isSource) source.push(line.trim().replace(/^--\s*/, ""));
    else if (!addIngredient(groups, name, steps.length === 0 ? line : "")) steps.push(line);
  }
  const title = fields.get("titel");
  if (title === undefined) return null;
  const { steps: text, notes } = splitTrailingNotes(steps.join("\n"));
  return {
    name: title,
    language: "de",
    labels: splitLabels(fields.get("kategorien")),
    servings: fields.get("menge"),
    source: source.join("; ") || undefined,
    ingredients: groups,
    steps: groupedLines(paragraphsOf(text.split("\n"))),
    notes: notes === null ? [] : [notes],
  };
}

/** An ingredient whose amount or unit is longer than its column: it begins with blanks or an amount all the same. */
function outOfColumns(line: string): ColumnLine | null {
  const text = line.trim().replace(/\s+/g, " ");
  return /^(?:\s{4,}\S|[\s\d][\s\d.,/½¼¾⅓⅔⅛-]*\s\S)/.test(line) ? { amount: "", unit: "", text } : null;
}

/** Adds a line that stands in the columns; "--" continues the line before. */
function addIngredient(
  groups: { name: string | null; lines: string[] }[],
  name: string | null,
  line: string,
): boolean {
  const read = columnLine(line, UNIT_WIDTH) ?? outOfColumns(line);
  if (!read) return false;
  let group = groups.at(-1);
  if (!group || group.name !== name) {
    group = { name, lines: [] };
    groups.push(group);
  }
  const before = group.lines.length - 1;
  if (read.amount === "" && read.text.startsWith("--") && before >= 0)
    group.lines[before] += ` ${read.text.replace(/^-+\s*/, "")}`;
  else group.lines.push(lineOfColumns(read));
  return true;
}
