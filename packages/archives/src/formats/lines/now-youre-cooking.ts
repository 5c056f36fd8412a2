import { groupedLines, headingOfLine } from "../grouped-lines.ts";
import { splitLabels } from "../split-labels.ts";
import type { LineFormat, LineRecipe } from "./line-reader.ts";
import { paragraphsOf } from "./paragraphs.ts";

const LABEL =
  /^(contributor|yield|preparation time|prep time|cooking time|cook time|total time|source|notes?|nyc nutrition analysis[^:]{0,60})\s*:\s*/i;
const SKIPPED = /^(?:nyc nutrilink|\*\* exported from)/i;

/** Now You're Cooking: name, categories, ingredients and directions with a blank line between, then labels. */
export const NOW_YOURE_COOKING: LineFormat = {
  format: "nyc",
  isFirstLine: (line) => /^@{5}.{0,80}(?:now you're cooking|nyc)/i.test(line),
  recipeOf([, ...lines]) {
    const [title, ...blocks] = blocksOf(lines);
    if (!title) return null;
    const isCategories = blocks[0]?.length === 1 && !/^\s*\d/.test(blocks[0][0] ?? "");
    const categories = isCategories ? (blocks.shift() ?? []) : [];
    const { fields, directions } = restOf(blocks.slice(1));
    return {
      name: title.join(" ").trim(),
      labels: splitLabels(categories.join(",").replaceAll("\t", " ")),
      ingredients: groupedLines(
        (blocks[0] ?? []).map((line) => line.trim().replace(/\s+--\s*/, ", ")),
        ingredientHeading,
      ),
      steps: groupedLines(directions),
      ...fields,
    };
  },
};

function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const isBlank = line.trim() === "";
    if (!isBlank && !isOpen) blocks.push([]);
    if (!isBlank) blocks.at(-1)?.push(line);
    isOpen = !isBlank;
  }
  return blocks;
}

function ingredientHeading(line: string): string | null {
  return /^-{2,}\s*([^-].*?)\s*-{2,}$/.exec(line)?.[1] ?? headingOfLine(line);
}

function restOf(blocks: readonly string[][]): { fields: Partial<LineRecipe>; directions: string[] } {
  const directions: string[] = [];
  const values = new Map<string, string>();
  for (const block of blocks) {
    const [first = ""] = block;
    if (SKIPPED.test(first)) continue;
    const label = LABEL.exec(first);
    if (label) values.set((label[1] ?? "").toLowerCase(), block.join(" ").slice(label[0].length).trim());
    else directions.push(...paragraphsOf(block));
  }
  const one = (name: string): string | undefined =>
    [...values].find(([label]) => label.startsWith(name))?.[1] || undefined;
  const notes = one("note");
  return {
    directions,
    fields: {
      author: one("contributor"),
      source: one("source"),
      servings: one("yield"),
      prepTime: one("prep"),
      cookTime: one("cook"),
      totalTime: one("total"),
      nutrition: one("nyc nutrition"),
      notes: notes === undefined ? [] : [notes],
    },
  };
}
