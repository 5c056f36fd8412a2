import { normalForm } from "../text/normal-form.ts";
import { plainText } from "../text/plain-text.ts";
import { ingredientTexts } from "./ingredient-lines.ts";
import type { Labels } from "./labels.ts";
import { sortSections } from "./sections.ts";
import { sourceLines } from "./source-lines.ts";
import { stepTexts } from "./steps.ts";

const BLOCK_TAG = /<(?:li|p|br|div|h[1-6]|ul|ol)(?:\s[^<>]{0,200})?\/?>/gi;
const FEWEST_TAGS = 3;

/** What a pasted text says, before any default is filled in; null where it says nothing. */
export type ParsedText = {
  name: string;
  servings: number | null;
  totalMinutes: number | null;
  ingredients: string[];
  steps: string[];
  /** Where the text says it is from. */
  url: string | null;
};

/** Reads a pasted recipe: any layout, with headings or without, English and Spanish and the common ones of others. */
export function readingOf(text: string): ParsedText {
  const { title, labels, ingredients, steps } = sortSections(
    sourceLines(withoutMarkup(normalForm(text, "NFC"))),
  );
  return {
    name: title.replace(/\s+/g, " "),
    servings: labels.servings ?? null,
    totalMinutes: totalOf(labels),
    ingredients: ingredientTexts(ingredients),
    steps: stepTexts(steps),
    url: labels.url ?? null,
  };
}

/** The source of a page, pasted: its text. */
function withoutMarkup(text: string): string {
  return (text.match(BLOCK_TAG)?.length ?? 0) >= FEWEST_TAGS ? plainText(text) : text;
}

/** The total as written, else what preparing and cooking take together. */
function totalOf({ total, prep, cook }: Labels): number | null {
  if (total !== undefined) return total;
  return prep === undefined && cook === undefined ? null : (prep ?? 0) + (cook ?? 0);
}
