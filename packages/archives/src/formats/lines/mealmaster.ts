import { groupedLines, headingOfLine } from "../grouped-lines.ts";
import { splitLabels } from "../split-labels.ts";
import { splitTrailingNotes } from "../trailing-notes.ts";
import { type ColumnLine, columnLine, lineOfColumns } from "./column-lines.ts";
import type { LineFormat, LineRecipe } from "./line-reader.ts";
import { paragraphsOf } from "./paragraphs.ts";

const UNIT_WIDTH = 2;
/** The position at which the second column begins. */
const SECOND_COLUMNS = [41, 40, 39, 42] as const;
const QUOTED = /^(?:>\s?)+/;
const FIRST_LINE = /^(?:>\s?)*(?:M{5}|-{5}|\*{5}|@{5}).{0,120}Meal-?\s?Master/i;
const FIELD = /^\s*(title|categories|yield|servings)\s*:\s*(.*)$/i;
/** "MMMMM-----SAUCE-----", "-----SAUCE-----"; without a name it is a rule. */
const SECTION = /^(?:M{5}|-{5})[\s-]*(\S.*?)?[\s-]*$/;

/** The codes of units whose full names are better known; "t", "T" and "c" are known as they are. */
const UNITS = new Map([
  ["ts", "tsp"],
  ["tb", "tbsp"],
  ["pn", "pinch"],
  ["ds", "dash"],
  ["dr", "drop"],
  ["cn", "can"],
  ["pk", "package"],
  ["ct", "carton"],
  ["bn", "bunch"],
  ["sl", "slice"],
  ["sm", "small"],
  ["md", "medium"],
  ["lg", "large"],
  ["ga", "gallon"],
  ["fl", "fl oz"],
  ["ea", ""],
  ["x", ""],
]);

/** Meal-Master: amounts, units and texts in fixed columns, often two ingredients on a line. */
export const MEALMASTER: LineFormat = {
  format: "mealmaster",
  isFirstLine: (line) => FIRST_LINE.test(line),
  recipeOf([first = "", ...rest]) {
    const isQuoted = QUOTED.test(first);
    const lines = isQuoted ? rest.map((line) => line.replace(QUOTED, "")) : rest;
    const end = first.includes("MMMMM") ? /^M{5}\s*$/ : /^-{5}\s*$/;
    const last = lines.findIndex((line) => end.test(line));
    return recipeOf(last === -1 ? lines : lines.slice(0, last));
  },
};

function recipeOf(lines: readonly string[]): LineRecipe | null {
  const { fields, end } = headOf(lines);
  const name = fields.get("title");
  if (name === undefined) return null;
  const { ingredients, steps } = bodyOf(lines.slice(end));
  const { steps: text, notes } = splitTrailingNotes(steps.join("\n"));
  return {
    name,
    labels: splitLabels(fields.get("categories")).filter((label) => label !== "None"),
    servings: fields.get("yield") ?? fields.get("servings"),
    ingredients,
    steps: groupedLines(paragraphsOf(text.split("\n")), stepHeading),
    notes: notes === null ? [] : paragraphsOf(notes.split("\n")),
  };
}

/** Reads the fields at the top; a line between two of them goes on the one before. */
function headOf(lines: readonly string[]): { fields: Map<string, string>; end: number } {
  const fields = new Map<string, string>();
  let last = "";
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, written = "", value = ""] = FIELD.exec(line) ?? [];
    const name = written.toLowerCase();
    if (name !== "" && !fields.has(name)) {
      fields.set(name, value.trim());
      last = name;
    } else if (line.trim() !== "") {
      const isBetween = last !== "" && FIELD.test(lines[at + 1] ?? "");
      if (!isBetween) break;
      fields.set(last, `${fields.get(last) ?? ""}${last === "categories" ? "," : ""} ${line.trim()}`);
    }
  }
  return { fields, end: at };
}

function stepHeading(line: string): string | null {
  return line === line.toUpperCase() ? headingOfLine(line) : null;
}

interface Body {
  ingredients: { name: string | null; lines: string[] }[];
  steps: string[];
}

function bodyOf(lines: readonly string[]): Body {
  const ingredients: Body["ingredients"] = [];
  const steps: string[] = [];
  let name: string | null = null;
  let block: string[] = [];
  const endBlock = (): void => {
    const found = ingredientsOfBlock(block);
    const last = ingredients.at(-1);
    if (found.length > 0 && last && last.name === name) last.lines.push(...found);
    else if (found.length > 0) ingredients.push({ name, lines: found });
    block = [];
  };
  for (const [index, line] of lines.entries()) {
    const section = steps.length > 0 && !/^M{5}/.test(line) ? null : SECTION.exec(line);
    if (section) {
      const heading = section[1]?.trim() ?? "";
      endBlock();
      if (heading !== "" && !hasIngredients(lines, index + 1)) steps.push("", `${heading.toUpperCase()}:`);
      else if (heading !== "") name = heading;
    } else if (line.trim() === "") {
      endBlock();
      if (steps.length > 0) steps.push("");
    } else if (columnLine(line, UNIT_WIDTH) && (steps.length === 0 || (name !== null && isAmount(line)))) {
      block.push(line);
    } else {
      endBlock();
      steps.push(line);
    }
  }
  endBlock();
  return ingredients.length > 0 ? { ingredients, steps } : looseBody(steps);
}

/** Reports whether the first line that is not blank is an ingredient with an amount or in its column. */
function hasIngredients(lines: readonly string[], from: number): boolean {
  const line = lines.slice(from).find((one) => one.trim() !== "") ?? "";
  return columnLine(line, UNIT_WIDTH) !== null || SECTION.test(line);
}

function isAmount(line: string): boolean {
  return (columnLine(line, UNIT_WIDTH)?.amount ?? "") !== "";
}

/** Reads a block of lines, the left column before the right one; "-" continues the line before. */
function ingredientsOfBlock(block: readonly string[]): string[] {
  const left: ColumnLine[] = [];
  const right: ColumnLine[] = [];
  for (const line of block) {
    const second = secondColumn(line);
    const first = columnLine(second ? line.slice(0, second.at).trimEnd() : line, UNIT_WIDTH);
    if (first) left.push(first);
    if (second) right.push(second.read);
  }
  const joined: ColumnLine[] = [];
  for (const read of [...left, ...right]) {
    const before = joined.at(-1);
    const continues = before && read.amount === "" && read.unit === "" && read.text.startsWith("-");
    if (continues) before.text += ` ${read.text.slice(1).trim()}`;
    else joined.push({ ...read, unit: UNITS.get(read.unit) ?? read.unit });
  }
  return joined.map(lineOfColumns);
}

function secondColumn(line: string): { at: number; read: ColumnLine } | null {
  for (const at of SECOND_COLUMNS) {
    // The columns touch where the left one is full.
    if (line.charAt(at - 1) !== " " && line.charAt(at) !== " ") continue;
    const read = columnLine(line.slice(at), UNIT_WIDTH);
    if (read) return { at, read };
  }
  return null;
}

const AMOUNT_FIRST = /^\s*[\d½¼¾⅓⅔⅛]/;

/** A recipe whose columns were lost in mails: the first block is the ingredients when half of its lines begin with an amount. */
function looseBody(lines: readonly string[]): Body {
  const blank = lines.findIndex((line, index) => index > 0 && line.trim() === "");
  const block = lines.slice(0, blank === -1 ? 0 : blank);
  const amounts = block.filter((line) => AMOUNT_FIRST.test(line)).length;
  if (amounts * 2 < block.length || amounts < 2) return { ingredients: [], steps: [...lines] };
  const texts = block.flatMap((line) => line.trim().split(/\s{4,}/));
  return { ingredients: [{ name: null, lines: texts }], steps: lines.slice(block.length) };
}
