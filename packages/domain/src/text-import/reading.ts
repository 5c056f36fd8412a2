import { ingredientTexts } from "./ingredient-lines.ts";
import type { Labels } from "./labels.ts";
import { sortSections } from "./sections.ts";
import { sourceLines } from "./source-lines.ts";
import { stepTexts } from "./steps.ts";

/** What a pasted text says, before any default is filled in; null where it says nothing. */
export type TextReading = {
  name: string;
  servings: number | null;
  totalMinutes: number | null;
  ingredients: string[];
  steps: string[];
  /** Where the text says it is from. */
  url: string | null;
};

/** Reads a pasted recipe: any layout, with headings or without, English and Spanish and the common ones of others. */
export function readingOf(text: string): TextReading {
  const { title, labels, ingredients, steps } = sortSections(sourceLines(text.normalize("NFC")));
  return {
    name: title.replace(/\s+/g, " "),
    servings: labels.servings ?? null,
    totalMinutes: totalOf(labels),
    ingredients: ingredientTexts(ingredients),
    steps: stepTexts(steps),
    url: labels.url ?? null,
  };
}

/** The total as written, else what preparing and cooking take together. */
function totalOf({ total, prep, cook }: Labels): number | null {
  if (total !== undefined) return total;
  return prep === undefined && cook === undefined ? null : (prep ?? 0) + (cook ?? 0);
}
