import { holdsFood, isKind, type NamedFood } from "../food/holds.ts";
import type { RecipeLanguage } from "../language.ts";
import { stem } from "../text/stem.ts";
import type { FoodInSentence } from "./eaten-foods.ts";
import { plainText } from "./recipe-sentences.ts";

/** Words before a food that say no more of it than its state. */
const STATE = /^(?:hot|warm|cold|melted|softened|grated|chopped)$/;

/** A number or an indefinite article, after which a sentence adds a food rather than refers to one. */
const NEW_FOOD =
  /(?:^|[^\p{L}\p{N}])(?:an?|one|two|three|another|some|un|una|unos|unas|dos|tres|otro|otra|\d+) $/u;

/**
 * Returns whether a sentence's food is one of the rows, under a shorter name ("the milk" is the oat milk of the rows) or
 * that of its group ("the meat" is the beef). Words that are no name of a food mean any row that they can stand for.
 *
 * @param rows the foods of the rows
 */
export function rowsFoods(
  rows: readonly (NamedFood & { words: string })[],
  language: RecipeLanguage,
): (mention: FoodInSentence) => boolean {
  const names = rows.map(({ words }) => plainText(words).trim().split(/\s+/));
  const foods = [...new Set(rows.map(({ food }) => food))];
  /** The short names of the rows, by their number of words. */
  const heads = new Map<number, ReadonlySet<string>>();
  return ({ food, words, before, standIns }) => {
    if (standIns) return foods.some((row) => standIns.some((id) => holdsFood(row, id)));
    if (NEW_FOOD.test(before)) return false;
    const name = plainText(words)
      .trim()
      .split(/\s+/)
      .filter((word, index, all) => !(STATE.test(word) && index < all.length - 1));
    let known = heads.get(name.length);
    if (!known)
      heads.set(name.length, (known = new Set(names.map((each) => headOf(each, name.length, language)))));
    return known.has(stemmed(name)) || foods.some((row) => row !== food && isKind(row, food.id));
  };
}

/** Returns the last words of an English name, the first ones of a Spanish name. */
function headOf(words: readonly string[], count: number, language: RecipeLanguage): string {
  return stemmed(language === "es" ? words.slice(0, count) : words.slice(-count));
}

function stemmed(words: readonly string[]): string {
  return words.map(stem).join(" ");
}
