import { fold } from "@larder/domain/text/fold";
import { COOKING_WORDS } from "../lines/cooking-words.ts";
import { instructionLines } from "@larder/domain/schema-org/raw-recipe";
import { readsDeclaredRecipe, readsNamedParts } from "../found/page.ts";
import { shareOfAmounts } from "./looks-whole.ts";
import type { Merged } from "./merge-found.ts";
import { languageOfText } from "../lines/text-language.ts";

const FEWEST_LINES = 3;
const LONGEST_TEXT = 8_000;
/** In so much text the words of a known language are detected. */
const LONG_ENOUGH_TO_DETECT = 300;
/** A list of dishes or goods with what each costs. */
const PRICE_AT_END = /\s[€$£]?\d{1,3}[.,]\d{2}\s?[€$£]?$/u;

/**
 * Reports whether what was read is a recipe of something to eat. Instructions for building, care of the skin, menus and
 * directions on goods are lists of amounts and steps as well.
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

/** Counts the different cooking words; returns enough for languages whose words are unknown. */
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

/** Short words are whole: "oil" is not in "oils", yet "ei" would be in "eine". */
function isForm(word: string, beginning: string): boolean {
  return beginning.length <= 3 ? word === beginning : word.startsWith(beginning);
}
