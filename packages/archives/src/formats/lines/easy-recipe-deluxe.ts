import { groupedLines, linesOfText } from "../grouped-lines.ts";
import type { LineFormat, LineRecipe } from "./line-reader.ts";

const LABEL =
  /^(category|main ingredient|cuisine style|yield|preparation time|cooking time|source|author)\s*:\s*(.*)$/i;
const SECTION = /^\[\s*(ingredients?|instructions?|directions?|notes?|tips?|comments?)\s*\]\s*$/i;

/** Easy Recipe Deluxe: a name after an asterisk, labels between lines, then parts in brackets. */
export const EASY_RECIPE_DELUXE: LineFormat = {
  format: "easyrecipedeluxe",
  isFirstLine: (line) => /^\*[^\s*]/.test(line),
  isOfFormat: (text) => /^_{20,}\s*$/m.test(text) && /^\[ingredients?\]/im.test(text),
  recipeOf,
};

function recipeOf([first = "", ...lines]: readonly string[]): LineRecipe | null {
  const labels = new Map<string, string>();
  const parts = new Map<string, string[]>();
  let part = "notes";
  for (const line of lines) {
    const section = SECTION.exec(line.trim())?.[1];
    const [, label = "", value = ""] = parts.size === 0 ? (LABEL.exec(line.trim()) ?? []) : [];
    if (section !== undefined) {
      part = partOf(section.toLowerCase());
      parts.set(part, parts.get(part) ?? []);
    } else if (label !== "") labels.set(label.toLowerCase(), value.trim());
    else if (!/^_*\s*$/.test(line)) parts.set(part, [...(parts.get(part) ?? []), line]);
  }
  if (!parts.has("ingredients") && !parts.has("steps")) return null;
  const one = (label: string): string | undefined => labels.get(label) || undefined;
  const notes = parts.get("notes") ?? [];
  return {
    name: first.slice(1).trim(),
    labels: [one("category"), one("main ingredient")].filter((label) => label !== undefined),
    cuisine: one("cuisine style"),
    servings: one("yield"),
    prepTime: one("preparation time"),
    cookTime: one("cooking time"),
    source: one("source"),
    author: one("author"),
    ingredients: groupedLines(linesOfText((parts.get("ingredients") ?? []).join("\n"))),
    steps: groupedLines(linesOfText((parts.get("steps") ?? []).join("\n"))),
    notes: notes.length > 0 ? [notes.join("\n")] : [],
  };
}

function partOf(section: string): string {
  if (section.startsWith("ingredient")) return "ingredients";
  return /^(?:instruction|direction)/.test(section) ? "steps" : "notes";
}
