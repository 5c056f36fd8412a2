import { readLabels, type Labels } from "@larder/domain/text-import/labels";
import { headingOf } from "@larder/domain/text-import/headings";
import { readingOf, type ParsedText } from "@larder/domain/text-import/parsed-text";
import { plainLetters } from "@larder/domain/text/fold";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { linesOfText } from "../grouped-lines.ts";
import { isWebAddress } from "../web-address.ts";

const LONGEST_INGREDIENT = 160;
/** The number of a step. */
const NUMBER = /^\s*(?:\d{1,2}[.):]|\d{1,2}(?=\s+\p{Lu}))\s*/u;

/** Reads a recipe in plain words. What its reading leaves out stays: as the description before the ingredients, else as notes. */
export function recipeOfText(text: string, fallbackName: string): Omit<ForeignRecipe, "entry" | "original"> {
  const all = linesOfText(text);
  const url = all.find(isWebAddress);
  const lines = all.filter((line) => !isWebAddress(line));
  const read = readingOf(withoutAddressLines(text));
  const labels = labelsOf(lines);
  const { before, after } = unusedLines(lines, read);
  return {
    name: read.name || fallbackName,
    description: before.join("\n") || undefined,
    ingredients: read.ingredientGroups.map(({ title, texts }) => ({
      name: title,
      lines: texts.filter((line) => !isProse(line)),
    })),
    steps: [
      { name: null, lines: read.ingredients.filter(isProse) },
      ...read.stepGroups.map(({ title, texts }) => ({ name: title, lines: texts })),
    ],
    notes: after.length > 0 ? [after.join("\n")] : [],
    servings: read.servings ?? undefined,
    prepTime: labels.prep,
    cookTime: labels.cook,
    totalTime: labels.total,
    url: read.url ?? url,
  };
}

/** A paragraph among the ingredients says what to do with them. */
function isProse(line: string): boolean {
  return line.length > LONGEST_INGREDIENT && /[.!?]\s+\p{Lu}/u.test(line);
}

/** An address on a line of its own is where the recipe comes from, and no step. */
function withoutAddressLines(text: string): string {
  return text
    .split("\n")
    .filter((line) => !isWebAddress(line))
    .join("\n");
}

function labelsOf(lines: readonly string[]): Labels {
  let labels: Labels = {};
  for (const [index, line] of lines.entries()) {
    const read = readLabels(line, lines[index + 1] ?? "");
    // The first label counts, as for the reading itself.
    if (read) labels = { ...read.labels, ...labels };
  }
  return labels;
}

/** The lines that stand in no part of the reading: those above the first ingredient or step, and those below it. */
function unusedLines(lines: readonly string[], read: ParsedText): { before: string[]; after: string[] } {
  const groups = [...read.ingredientGroups, ...read.stepGroups];
  const used = groups
    .flatMap(({ title, texts }) => [title ?? "", ...texts])
    .map((text) => letters(text.replace(NUMBER, "")))
    .join("\n");
  const name = letters(read.name);
  const before: string[] = [];
  const after: string[] = [];
  let hasBegun = false;
  for (const [index, line] of lines.entries()) {
    const key = letters(line.replace(NUMBER, ""));
    if (key === "" || key === name) continue;
    if (isLabel(line, lines[index + 1] ?? "")) continue;
    const heading = headingOf(line);
    if (used.includes(key) || (heading && heading.section !== "notes" && heading.rest === ""))
      hasBegun ||= used.includes(key);
    else if (heading?.section === "notes" && heading.rest === "") hasBegun = true;
    else if (!isPartOf(line, used)) (hasBegun ? after : before).push(line);
  }
  return { before, after };
}

/** Reports whether a line is a label whose value the recipe has; one of an author or a course has not. */
function isLabel(line: string, next: string): boolean {
  const read = readLabels(line, next);
  return read !== null && Object.keys(read.labels).length > 0;
}

/** Reports whether a line was read in pieces: a list of ingredients in one line. */
function isPartOf(line: string, used: string): boolean {
  const pieces = line
    .split(/[,;:.]\s/)
    .map(letters)
    .filter((piece) => piece !== "");
  return pieces.every((piece) => used.includes(piece));
}

function letters(text: string): string {
  return plainLetters(text).replace(/[^\p{L}\p{N}]/gu, "");
}
