import { groupedLines } from "../grouped-lines.ts";
import type { LineFormat, LineRecipe } from "./line-reader.ts";
import { paragraphsOf } from "./paragraphs.ts";

const FIELD = /(recipe by|serving size|preparation time|categories)\s*:\s*/gi;
const TABLE = /^\s*amount\s+measure\s+ingredient/i;
const END = /^\s*-(?:\s-){3,}\s*$/;
/** The columns where the table draws none: the measure, and the ingredient. */
const DEFAULT_COLUMNS = [10, 24] as const;
const AMOUNT = /^[\s\d./\-½¼¾⅓⅔⅛]*$/;

/** Labels below the directions, by the field that they begin; their text is on the same line or below it. */
const PARTS: readonly {
  field: "source" | "url" | "notes" | "nutrition" | "totalTime" | "cookTime" | "skipped";
  label: RegExp;
}[] = [
  { field: "source", label: /^(?:recipe )?source\s*:\s*/i },
  { field: "url", label: /^s\(internet address\)\s*:\s*/i },
  { field: "totalTime", label: /^start to finish time\s*:\s*/i },
  { field: "cookTime", label: /^t\(cook(?:ing)?(?: time)?\)\s*:\s*/i },
  { field: "nutrition", label: /^(?=per serving\b)/i },
  { field: "skipped", label: /^nutr\. assoc\.\s*:\s*/i },
  { field: "notes", label: /^(?:notes?|description|copyright|serving ideas|suggested wine|yield)\s*:\s*/i },
];
type Part = (typeof PARTS)[number]["field"];

/** The text export of MasterCook (.mxp): a table of ingredients, then paragraphs. */
export const MASTERCOOK_TEXT: LineFormat = {
  format: "mastercook",
  isFirstLine: (line) => /^\s*\*\s*exported\s+(?:from|for)\s+mastercook/i.test(line),
  recipeOf([, ...lines]) {
    const titleAt = lines.findIndex((line) => line.trim() !== "");
    const tableAt = lines.findIndex((line) => TABLE.test(line));
    if (titleAt === -1 || (tableAt !== -1 && titleAt >= tableAt)) return null;
    const name = lines[titleAt]?.trim() ?? "";
    const fields = fieldsOf(lines.slice(titleAt + 1, tableAt === -1 ? titleAt + 1 : tableAt));
    return { name, ...fields, ...bodyOf(lines.slice(tableAt === -1 ? titleAt + 1 : tableAt + 1)) };
  },
};

function fieldsOf(lines: readonly string[]): Partial<LineRecipe> {
  const text = lines.map((line) => line.trimEnd()).join("\n");
  const found = new Map<string, string>();
  const labels = [...text.matchAll(FIELD)];
  for (const [index, label] of labels.entries()) {
    const value = text.slice(label.index + label[0].length, labels[index + 1]?.index);
    found.set((label[1] ?? "").toLowerCase(), value.trim());
  }
  const categories = found.get("categories") ?? "";
  return {
    author: found.get("recipe by"),
    servings: found.get("serving size"),
    prepTime: found.get("preparation time"),
    labels: categories.split(/\s{2,}|\n|\t/).filter((label) => label.trim() !== ""),
  };
}

function bodyOf(lines: readonly string[]): Pick<LineRecipe, "ingredients" | "steps"> & Partial<LineRecipe> {
  const end = lines.findIndex((line) => END.test(line));
  const all = end === -1 ? lines : lines.slice(0, end);
  const rule = /^-+\s+-+\s+-+/.test(all[0] ?? "") ? (all[0] ?? "") : "";
  const starts = [...rule.matchAll(/-+/g)].map(({ index }) => index);
  const [, measureAt = DEFAULT_COLUMNS[0], textAt = DEFAULT_COLUMNS[1]] = starts;
  const rows = all.slice(rule === "" ? 0 : 1);
  const isRow = (line: string): boolean =>
    line.trim() === "" || (AMOUNT.test(line.slice(0, measureAt)) && line.slice(textAt).trim() !== "");
  const bodyAt = rows.findIndex((line) => !isRow(line));
  const table = rows.slice(0, bodyAt === -1 ? rows.length : bodyAt).filter((line) => line.trim() !== "");
  const ingredients = table.map((line) =>
    [line.slice(0, measureAt), line.slice(measureAt, textAt), line.slice(textAt)]
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .join(" ")
      .replace(/\s+--\s*/, ", "),
  );
  const parts = partsOf(bodyAt === -1 ? [] : rows.slice(bodyAt));
  return {
    ingredients: groupedLines(ingredients, ingredientHeading),
    steps: groupedLines(parts.steps),
    ...parts.fields,
  };
}

/** "***SAUCE***", "--SAUCE--", "SAUCE:". */
function ingredientHeading(line: string): string | null {
  const drawn = /^(?:\*{1,5}|-{2,})\s*([^*-].*?)\s*(?:\*{1,5}|-{2,})$/.exec(line)?.[1];
  return drawn ?? (line.endsWith(":") && !/^\d/.test(line) ? line.slice(0, -1) : null);
}

function partsOf(lines: readonly string[]): { steps: string[]; fields: Partial<LineRecipe> } {
  const steps: string[] = [];
  const parts = new Map<Part, string[]>();
  let current: Part | null = null;
  for (const line of lines) {
    const text = line.trim();
    const part = PARTS.find(({ label }) => label.test(text));
    if (part) {
      current = part.field;
      const own = parts.get(current) ?? [];
      parts.set(current, [...own, text.replace(part.label, "")]);
    } else if (current) {
      parts.get(current)?.push(text);
      // The text of a part ends with the first blank line below it; notes go on.
      const hasText = parts.get(current)?.some((one) => one !== "");
      if (text === "" && hasText && current !== "notes") current = null;
    } else steps.push(line);
  }
  const one = (field: Part): string | undefined =>
    parts
      .get(field)
      ?.join(" ")
      .replace(/^[\s"]+|[\s"]+$/g, "") || undefined;
  return {
    steps: paragraphsOf(steps),
    fields: {
      source: one("source"),
      url: one("url"),
      totalTime: one("totalTime"),
      cookTime: one("cookTime"),
      nutrition: one("nutrition"),
      notes: paragraphsOf(parts.get("notes") ?? []),
    },
  };
}
