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
  return rows.length > 0 && rowsFoods(rows, language)(mention, before);
}

/** Returns `isRowsFood` for many foods and the same rows, whose names are read once. */
export function rowsFoods(
  rows: readonly FoodMention[],
  language: RecipeLanguage,
): (mention: FoodMention, before: string) => boolean {
  const names = rows.map(({ words }) => plainText(words).trim().split(/\s+/));
  /** The short names of the rows, by their number of words. */
  const heads = new Map<number, ReadonlySet<string>>();
  return (mention, before) => {
    const name = plainText(mention.words)
      .trim()
      .split(/\s+/)
      .filter((word, index, all) => !(STATE.test(word) && index < all.length - 1));
    let known = heads.get(name.length);
    if (!known)
      heads.set(name.length, (known = new Set(names.map((words) => headOf(words, name.length, language)))));
    return known.has(stemmed(name)) && !NEW_FOOD.test(plainText(before).trim());
  };
}

/** Returns the last words of an English name, the first ones of a Spanish name. */
function headOf(words: readonly string[], count: number, language: RecipeLanguage): string {
  return stemmed(language === "es" ? words.slice(0, count) : words.slice(-count));
}

function stemmed(words: readonly string[]): string {
  return words.map(stem).join(" ");
}
