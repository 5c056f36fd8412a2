import { headingOf } from "@larder/domain/text-import/headings";
import { type Labels, readLabels } from "@larder/domain/text-import/labels";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { sourceFields } from "../source-fields.ts";
import { splitLabels } from "../split-labels.ts";
import { groupsUnderHeadings } from "../groups-under-headings.ts";
import { headingOfStep, withoutNumbers } from "../written-lines.ts";

/** A line of a document. */
export interface DocumentRow {
  text: string;
  /** Whether the document writes it as a heading, or in bold alone. */
  isHeading: boolean;
}

type Section = "start" | "ingredients" | "method" | "notes" | "tools" | "nutrition";

const NUTRITION =
  /^(?:nutrition|nutritional|nährwert|información nutricional|valores nutricionales|valeurs nutritionnelles|valori nutrizionali)/i;
const TAGS =
  /^(?:tags?|categor(?:y|ies)|keywords|etiquetas|categorías?|schlagw(?:o|ö)rter|kategorien?|catégories?|categorie)\s*:\s*/i;
const SOURCE = /^(?:source|from|fuente|quelle|origine?|fonte|bron)\s*:\s*/i;
const DIFFICULTY = /^(?:difficulty|dificultad|schwierigkeit|difficulté|difficoltà)\s*:\s*/i;
const AUTHOR = /^(?:author|by|autora?|auteur|autore)\s*:\s*/i;

/**
 * Reads a recipe out of the rows of a document with headings such as "Ingredients", in the languages that pasted texts may
 * have.
 *
 * @returns null where the document has neither a heading of ingredients nor of steps
 */
export function sectionedRecipe(rows: readonly DocumentRow[]): Partial<ForeignRecipe> | null {
  const sections = new Map<Section, DocumentRow[]>([["start", []]]);
  let current = sections.get("start") ?? [];
  for (const row of rows) {
    const section = sectionOf(row);
    // "Tip" among the notes is a part of these.
    if (section === null || current === sections.get(section)) {
      current.push(row);
      continue;
    }
    current = sections.get(section) ?? [];
    sections.set(section, current);
  }
  const rowsIn = (section: Section) => sections.get(section) ?? [];
  if (!sections.has("ingredients") && !sections.has("method")) return null;
  const start = startOf(rowsIn("start"));
  return {
    ...start,
    ingredients: groupsUnderHeadings(rowsIn("ingredients").map(titled)),
    steps: groupsUnderHeadings(numberless(rowsIn("method")).map(titled)),
    notes: [textOf(rowsIn("notes"))],
    tools: rowsIn("tools").map(({ text }) => text),
    nutrition: textOf(rowsIn("nutrition")),
  };
}

function sectionOf({ text, isHeading }: DocumentRow): Section | null {
  const name = text.replace(/\s*:\s*$/, "");
  if (isHeading && NUTRITION.test(name)) return "nutrition";
  const heading = headingOf(text);
  // A line of text is a heading where it says nothing else.
  return heading && heading.rest === "" && (isHeading || heading.section !== "notes" || text.endsWith(":"))
    ? heading.section
    : null;
}

function titled({ text, isHeading }: DocumentRow): DocumentRow {
  return { text: text.replace(/\s*:\s*$/, ""), isHeading: isHeading || headingOfStep(text) !== null };
}

function numberless(rows: readonly DocumentRow[]): DocumentRow[] {
  const lines = withoutNumbers(rows.map(({ text }) => text));
  return rows.map((row, index) => ({ ...row, text: lines[index] ?? "" }));
}

function textOf(rows: readonly DocumentRow[]): string {
  return rows.map(({ text }) => text).join("\n");
}

/** Reads what stands above the ingredients: labelled values; all else is the description. */
function startOf(rows: readonly DocumentRow[]): Partial<ForeignRecipe> {
  const read: Partial<ForeignRecipe> = {};
  const rest: string[] = [];
  let labels: Labels = {};
  for (const { text } of rows) {
    const found = readLabels(text)?.labels;
    if (TAGS.test(text)) read.labels = [...(read.labels ?? []), ...splitLabels(text.replace(TAGS, ""))];
    else if (SOURCE.test(text)) Object.assign(read, sourceFields(text.replace(SOURCE, "")));
    else if (DIFFICULTY.test(text)) read.difficulty = text.replace(DIFFICULTY, "");
    else if (AUTHOR.test(text)) read.author = text.replace(AUTHOR, "");
    else if (found && Object.keys(found).length > 0) labels = { ...found, ...labels };
    else rest.push(text);
  }
  return {
    ...read,
    description: rest.join("\n"),
    servings: labels.servings,
    prepTime: labels.prep,
    cookTime: labels.cook,
    totalTime: labels.total,
    ...(labels.url !== undefined && { url: labels.url }),
  };
}
