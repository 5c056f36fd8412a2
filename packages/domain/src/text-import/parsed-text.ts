import { normalForm } from "../text/normal-form.ts";
import { plainText } from "../text/plain-text.ts";
import { ingredientTexts } from "./ingredient-lines.ts";
import type { Labels } from "./labels.ts";
import { sortSections } from "./sections.ts";
import { sourceLines } from "./source-lines.ts";
import { stepTexts } from "./steps.ts";
import { type TextGroup, textGroups } from "./titled-texts.ts";

const BLOCK_TAG = /<(?:li|p|br|div|h[1-6]|ul|ol)(?:\s[^<>]{0,200})?\/?>/gi;
const FEWEST_TAGS = 3;

/** The content of a pasted text, before defaults are filled in; null for missing values. */
export type ParsedText = {
  name: string;
  servings: number | null;
  totalMinutes: number | null;
  ingredients: string[];
  steps: string[];
  /** The ingredients and the steps by the titles above them. */
  ingredientGroups: TextGroup[];
  stepGroups: TextGroup[];
  /** The source address that the text names. */
  url: string | null;
};

/** Reads a pasted recipe: any layout, with headings or without, English and Spanish and the common ones of others. */
export function readingOf(text: string): ParsedText {
  const { title, labels, ...parts } = sortSections(sourceLines(withoutMarkup(normalForm(text, "NFC"))));
  const ingredients = ingredientTexts(parts.ingredients);
  const steps = stepTexts(parts.steps);
  return {
    name: title.replace(/\s+/g, " "),
    servings: labels.servings ?? null,
    totalMinutes: totalOf(labels),
    ingredients: ingredients.texts,
    steps: steps.texts,
    ingredientGroups: textGroups(ingredients),
    stepGroups: textGroups(steps),
    url: labels.url ?? null,
  };
}

/** Returns the text of a pasted page source; other texts unchanged. */
function withoutMarkup(text: string): string {
  return (text.match(BLOCK_TAG)?.length ?? 0) >= FEWEST_TAGS ? plainText(text) : text;
}

/** Returns the total as written, else the sum of preparing and cooking. */
function totalOf({ total, prep, cook }: Labels): number | null {
  if (total !== undefined) return total;
  return prep === undefined && cook === undefined ? null : (prep ?? 0) + (cook ?? 0);
}
