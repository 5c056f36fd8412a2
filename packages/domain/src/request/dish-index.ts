import { type RecipeLanguage, RECIPE_LANGUAGES } from "../language.ts";
import { isJoined, type QueryWord, splitQuery } from "./query-words.ts";

/** A dish that a request can name. */
export interface DishName {
  /** Null for a dish that is known by name alone: it is read as an unknown dish with its whole name. */
  id: string | null;
  names: Readonly<Record<RecipeLanguage, readonly string[]>>;
  /**
   * True for the name of many dishes, such as "soup": the foods beside it are asked for, and unknown words beside it make
   * it the name of an unknown dish.
   */
  isGeneric?: boolean;
  /** The pieces that one person gets of a dish that is counted: two of the scones. */
  piecesEach?: number;
  /** True for a general name that means any dish only while it stands alone: "pudding", but not "rice pudding". */
  standsAlone?: boolean;
}

/** The names of dishes, by the stems of their words. */
export interface DishIndex {
  named: ReadonlyMap<string, DishName>;
  /** The names that dishes have in Spanish alone. */
  spanish: ReadonlySet<string>;
  longest: ReadonlyMap<string, number>;
}

export const NO_DISHES: DishIndex = { named: new Map(), spanish: new Set(), longest: new Map() };

/** Builds the index of dish names; of two dishes with one name the first counts. */
export function dishIndex(dishes: Iterable<DishName>): DishIndex {
  const named = new Map<string, DishName>();
  const spanish = new Set<string>();
  const longest = new Map<string, number>();
  for (const dish of dishes)
    for (const language of RECIPE_LANGUAGES)
      for (const name of dish.names[language]) {
        const stems = splitQuery(name).words.map(({ key }) => singular(key));
        const [first] = stems;
        if (first === undefined || named.has(stems.join(" "))) continue;
        named.set(stems.join(" "), dish);
        if (language === "es" && dish.isGeneric !== true) spanish.add(stems.join(" "));
        longest.set(first, Math.max(longest.get(first) ?? 0, stems.length));
      }
  return { named, spanish, longest };
}

interface FoundDish {
  dish: DishName;
  length: number;
  isSpanish: boolean;
}

/** Finds the dish with the longest name that begins at this word, in singular or plural; "&" is "and". */
export function dishAt(
  { named, spanish, longest }: DishIndex,
  words: readonly QueryWord[],
  at: number,
): FoundDish | null {
  const first = singular(words[at]?.key ?? "");
  let key = "";
  let found: FoundDish | null = null;
  for (let length = 1; length <= (longest.get(first) ?? 0); length += 1) {
    const word = words[at + length - 1];
    const isAnd = word?.before === "and";
    if (!word || (length > 1 && !isJoined(word) && !isAnd)) break;
    key = length === 1 ? first : `${key} ${isAnd ? "and " : ""}${singular(word.key)}`;
    const dish = named.get(key);
    if (dish) found = { dish, length, isSpanish: spanish.has(key) };
  }
  return found;
}

/** Returns the common form of a word's singular and plural; unlike a stem it keeps "frito" and "frites" apart. */
function singular(word: string): string {
  return word.length > 3
    ? word.replace(/e?s$/, "").replace(/e$/, "").replace(/y$/, "i").replace(/z$/, "c")
    : word;
}
