import { isWebAddress } from "../web-address.ts";
import type { ArchivePicture, ForeignRecipe } from "../../foreign-recipe.ts";
import { sourceFields } from "../source-fields.ts";
import { groupedLines, headingOfLine, linesOfText } from "../grouped-lines.ts";
import { splitLabels } from "../split-labels.ts";
import { splitTrailingNotes } from "../trailing-notes.ts";
import { starsOf } from "../stars.ts";
import { type CsvColumns, type CsvField, namedCell } from "./csv-columns.ts";

const YES = /^(?:true|yes|y|1|x|si|sí|ja|oui|sim)$/i;

/** Reads one row of a table as a recipe; null for a row that names none. */
export function recipeOfRow(
  row: readonly string[],
  columns: CsvColumns,
  { entry, header }: { entry: string; header: readonly string[] },
): ForeignRecipe | null {
  const all = (field: CsvField): string[] =>
    (columns.get(field) ?? []).map((index) => row[index] ?? "").filter((cell) => cell.trim() !== "");
  const named = (field: CsvField): string[] =>
    (columns.get(field) ?? [])
      .filter((index) => (row[index] ?? "").trim() !== "")
      .map((index) => namedCell(header[index] ?? "", row[index] ?? ""));
  const one = (field: CsvField): string | undefined => all(field)[0];
  const ingredients = all("ingredients").flatMap(linesOfCell);
  const { steps, notes } = splitTrailingNotes(all("steps").join("\n"));
  const name = one("name") ?? "";
  if (name === "" && ingredients.length === 0 && steps.trim() === "") return null;
  return {
    entry,
    ownId: one("ownId"),
    name,
    description: one("description"),
    ingredients: groupedLines(ingredients, ingredientHeading),
    steps: groupedLines(linesOfCell(steps)),
    notes: [...named("notes"), ...named("servings").slice(1), ...(notes === null ? [] : [notes])],
    servings: one("servings"),
    prepTime: one("prepTime"),
    cookTime: one("cookTime"),
    totalTime: one("totalTime"),
    ownRating: starsOf(one("ownRating")),
    isFavorite: YES.test(one("isFavorite")?.trim() ?? ""),
    difficulty: one("difficulty"),
    author: one("author"),
    ...sourceFields(one("url"), all("source").join("; ")),
    video: one("video"),
    nutrition: named("nutrition").join("\n"),
    cuisine: one("cuisine"),
    // In tables a cuisine is one more category.
    labels: [...all("labels"), ...all("cuisine")].flatMap(splitLabels),
    tools: all("tools").flatMap(splitLabels),
    language: one("language"),
    createdAt: one("createdAt"),
    pictures: all("pictures").flatMap(picturesOf),
    original: { type: "text", text: writtenRow(row, header) },
  };
}

/** The lines of a cell; one that holds a list in JSON, or all in one line with strokes between, is split there. */
function linesOfCell(cell: string): string[] {
  const lines = linesOfText(cell);
  const [only] = lines;
  if (lines.length !== 1 || only === undefined) return lines;
  const listed = listInText(only);
  if (listed) return listed.flatMap(linesOfText);
  return only.includes(" | ") || only.includes("||") ? only.split("|").flatMap(linesOfText) : lines;
}

function listInText(text: string): string[] | null {
  if (!text.startsWith("[")) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : null;
  } catch {
    return null;
  }
}

/** Plan to Eat writes a heading as a row without an amount: ", Sauce". */
function ingredientHeading(line: string): string | null {
  return line.startsWith(",") ? line.replace(/^[,\s]+/, "") || null : headingOfLine(line);
}

function picturesOf(cell: string): ArchivePicture[] {
  return cell
    .split(/[\s;|]+/)
    .filter(isWebAddress)
    .map((address) => ({ address }));
}

/** The row as the cook can read it: one cell after the other, each with the name of its column. */
function writtenRow(row: readonly string[], header: readonly string[]): string {
  return row
    .map((cell, index) => (cell.trim() === "" ? "" : `${header[index] ?? ""}: ${cell}`))
    .filter((line) => line !== "")
    .join("\n");
}
