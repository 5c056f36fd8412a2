import { readLabels, type Labels } from "@larder/domain/text-import/labels";
import { headingOf } from "@larder/domain/text-import/headings";
import { readingOf, type ParsedText } from "@larder/domain/text-import/parsed-text";
import { plainLetters } from "@larder/domain/text/fold";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { fieldOfName } from "../csv/csv-columns.ts";
import { linesOfText } from "../grouped-lines.ts";
import { splitLabels } from "../split-labels.ts";
import { isWebAddress } from "../web-address.ts";

const LONGEST_INGREDIENT = 160;
const LONGEST_DETAIL = 60;
const MOST_WORDS_OF_DETAIL = 4;
/** A name, a colon and a short value. */
const LABEL = /^(\p{L}[\p{L} ]{1,25}):\s+(\S.{0,80})$/u;
const DETAIL = /^\p{L}[\p{L} -]{1,25}:\s.{1,40}$/u;
/** The number of a step. */
const NUMBER = /^\s*(?:\d{1,2}[.):]|\d{1,2}(?=\s+\p{Lu}))\s*/u;

/** Reads a recipe in plain words. What its reading leaves out stays: as the description before the ingredients, else as notes. */
export function recipeOfText(text: string, fallbackName: string): Omit<ForeignRecipe, "entry" | "original"> {
  const all = linesOfText(text);
  const url = all.find(isWebAddress);
  const lines = all.filter((line) => !isWebAddress(line));
  const read = readingOf(withoutAddressLines(text));
  const labels = labelsOf(lines);
  const unused = unusedLines(lines, read);
  const details = detailsOf([...unused.before, ...unused.after]);
  const before = unused.before.filter((line) => !details.lines.has(line));
  const after = unused.after.filter((line) => !details.lines.has(line));
  const description = before.filter((line) => !isDetail(line, before));
  const rest = [...before.filter((line) => isDetail(line, before)), ...after];
  return {
    name: read.name || fallbackName,
    description: description.join("\n") || undefined,
    ingredients: read.ingredientGroups.map(({ title, texts }) => ({
      name: title,
      lines: texts.filter((line) => !isProse(line)),
    })),
    steps: [
      { name: null, lines: read.ingredients.filter(isProse) },
      ...read.stepGroups.map(({ title, texts }) => ({ name: title, lines: texts })),
    ],
    notes: rest.length > 0 ? [rest.join("\n")] : [],
    servings: servingsLine(lines) ?? read.servings ?? undefined,
    prepTime: labels.prep,
    cookTime: labels.cook,
    totalTime: labels.total,
    url: read.url ?? url,
    ...details.fields,
  };
}

/** A paragraph among the ingredients says what to do with them. */
function isProse(line: string): boolean {
  return line.length > LONGEST_INGREDIENT && /[.!?]\s+\p{Lu}/u.test(line);
}

/** The line that names the servings, as it is written: "Serves 4-6". */
function servingsLine(lines: readonly string[]): string | undefined {
  return lines.find((line) => readLabels(line)?.labels.servings !== undefined);
}

/** Reports whether a line beside a description is a detail of the recipe: "Type: dinner", "Easy". */
function isDetail(line: string, all: readonly string[]): boolean {
  const isShort = line.split(/\s+/).length <= MOST_WORDS_OF_DETAIL && !/[.!?]$/.test(line);
  return (isShort || DETAIL.test(line)) && all.some((other) => other.length > LONGEST_DETAIL);
}

/** Finds the labels of a text that its reading does not know: "Course: soup", "By: Ana". */
function detailsOf(lines: readonly string[]): {
  fields: Pick<ForeignRecipe, "author" | "cuisine" | "difficulty" | "labels">;
  lines: ReadonlySet<string>;
} {
  const labels: string[] = [];
  const single = new Map<string, string>();
  const used = new Set<string>();
  for (const line of lines) {
    const [, name = "", value = ""] = LABEL.exec(line) ?? [];
    const field = name === "" ? undefined : fieldOfName(name);
    const isSingle = field === "author" || field === "cuisine" || field === "difficulty";
    if (field === "labels") labels.push(...splitLabels(value));
    else if (field !== undefined && isSingle && !single.has(field)) single.set(field, value);
    else continue;
    used.add(line);
  }
  const [author, cuisine, difficulty] = ["author", "cuisine", "difficulty"].map((field) => single.get(field));
  return { fields: { author, cuisine, difficulty, labels }, lines: used };
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
