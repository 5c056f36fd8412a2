import { fold } from "@larder/domain/text/fold";
import { COOKING_WORDS } from "../lines/cooking-words.ts";
import { instructionLines } from "@larder/domain/schema-org/raw-recipe";
import { readsDeclaredRecipe, readsNamedParts } from "../found/page.ts";
import { shareOfAmounts } from "./looks-whole.ts";
import type { Merged } from "./merge-found.ts";
import { languageOfText } from "../lines/text-language.ts";

const FEWEST_LINES = 3;
const LONGEST_TEXT = 8_000;
/** The number of characters from which the language of a text is detected, if it is a known one. */
const LONG_ENOUGH_TO_DETECT = 300;
/** The price at the end of a line of a menu or a list of goods. */
const PRICE_AT_END = /\s[€$£]?\d{1,3}[.,]\d{2}\s?[€$£]?$/u;

/**
 * Reports whether a merged result is a recipe of food. Building instructions, skin care, menus and directions on
 * goods are lists of amounts and steps as well.
 */
export function isAboutCooking({ raw, readers }: Merged): boolean {
  const finders = [readers.ingredients, readers.instructions].filter((reader) => reader !== undefined);
  if (finders.some(readsDeclaredRecipe)) return true;
  const lines = raw.ingredients ?? [];
  const steps = instructionLines(raw.instructions ?? []);
  if (lines.length === 0) return false;
  if (lines.filter((line) => PRICE_AT_END.test(line)).length * 2 > lines.length) return false;
  if (steps.length === 0) return lines.length >= FEWEST_LINES && shareOfAmounts(lines) > 0.5;
  return cookingWords(steps, raw.language) >= (finders.some(readsNamedParts) ? 1 : 2);
}

/** Counts the different cooking words in the steps; returns infinity for a language without a word list. */
function cookingWords(steps: readonly string[], namedLanguage: string | undefined): number {
  const text = steps.join(" ").slice(0, LONGEST_TEXT);
  const detected = languageOfText(steps);
  const isForeign = namedLanguage !== undefined && COOKING_WORDS[namedLanguage] === undefined;
  if (isForeign || (detected === null && text.length > LONG_ENOUGH_TO_DETECT))
    return Number.POSITIVE_INFINITY;
  const languages = new Set([detected, namedLanguage]);
  const lists = [...languages].flatMap((language) => COOKING_WORDS[language ?? ""] ?? []);
  if (lists.length === 0) return Number.POSITIVE_INFINITY;
  const words = [...new Set(fold(text).match(/\p{L}+/gu))];
  return lists.filter((beginning) => words.some((word) => isForm(word, beginning))).length;
}

/**
 * Reports whether a word is a form of a cooking word. Beginnings of up to 3 letters must be the whole word, as "ei"
 * also begins "eine".
 */
function isForm(word: string, beginning: string): boolean {
  return beginning.length <= 3 ? word === beginning : word.startsWith(beginning);
}
