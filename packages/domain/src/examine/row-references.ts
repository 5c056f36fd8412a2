import type { FoodMention } from "../food/find-foods.ts";
import type { RecipeLanguage } from "../language.ts";
import { stem } from "../text/stem.ts";
import { plainText } from "./recipe-sentences.ts";

/** Words before a food that say no more of it than its state. */
const STATE = /^(?:hot|warm|cold|melted|softened|grated|chopped)$/;

/** A number or an indefinite article, after which a sentence adds a food rather than refers to one. */
const NEW_FOOD =
  /(?:^|[^\p{L}\p{N}])(?:an?|one|two|three|another|some|un|una|unos|unas|dos|tres|otro|otra|\d+)$/u;

/**
 * Returns whether a sentence's food is a row's under a shorter name: "the milk" is the oat milk of the rows.
 *
 * @param rows the foods of the rows that the request allows
 * @param before the sentence up to the food
 */
export function isRowsFood(
  mention: FoodMention,
  rows: readonly FoodMention[],
  before: string,
  language: RecipeLanguage,
): boolean {
  const name = plainText(mention.words)
    .trim()
    .split(/\s+/)
    .filter((word, index, all) => !(STATE.test(word) && index < all.length - 1));
  if (NEW_FOOD.test(plainText(before).trim())) return false;
  return rows.some(({ words }) => headOf(words, name.length, language) === stemmed(name));
}

/** Returns the last words of an English name, the first ones of a Spanish name. */
function headOf(words: string, count: number, language: RecipeLanguage): string {
  const all = plainText(words).trim().split(/\s+/);
  return stemmed(language === "es" ? all.slice(0, count) : all.slice(-count));
}

function stemmed(words: readonly string[]): string {
  return words.map(stem).join(" ");
}
