import { type RecipeLanguage, RECIPE_LANGUAGES } from "../language.ts";
import { stem } from "../text/stem.ts";
import { isJoined, type QueryWord, splitQuery } from "./query-words.ts";

/** A dish that a request can name. */
export interface DishName {
  id: string;
  names: Readonly<Record<RecipeLanguage, readonly string[]>>;
  /**
   * True for the name of many dishes, such as "soup": the foods beside it are asked for, and unknown words beside it make
   * it the name of an unknown dish.
   */
  isGeneric?: boolean;
}

/** The names of dishes, by the stems of their words. */
export interface DishIndex {
  named: ReadonlyMap<string, DishName>;
  longest: ReadonlyMap<string, number>;
}

export const NO_DISHES: DishIndex = { named: new Map(), longest: new Map() };

/** Builds the index of dish names; of two dishes with one name the first counts. */
export function dishIndex(dishes: Iterable<DishName>): DishIndex {
  const named = new Map<string, DishName>();
  const longest = new Map<string, number>();
  for (const dish of dishes)
    for (const language of RECIPE_LANGUAGES)
      for (const name of dish.names[language]) {
        const stems = splitQuery(name).words.map(({ key }) => stem(key));
        const [first] = stems;
        if (first === undefined || named.has(stems.join(" "))) continue;
        named.set(stems.join(" "), dish);
        longest.set(first, Math.max(longest.get(first) ?? 0, stems.length));
      }
  return { named, longest };
}

/** Finds the dish with the longest name that begins at this word, in singular or plural; "&" is "and". */
export function dishAt(
  { named, longest }: DishIndex,
  words: readonly QueryWord[],
  at: number,
): { dish: DishName; length: number } | null {
  const first = stem(words[at]?.key ?? "");
  let key = "";
  let found: { dish: DishName; length: number } | null = null;
  for (let length = 1; length <= (longest.get(first) ?? 0); length += 1) {
    const word = words[at + length - 1];
    const isAnd = word?.before === "and";
    if (!word || (length > 1 && !isJoined(word) && !isAnd)) break;
    key = length === 1 ? first : `${key} ${isAnd ? "and " : ""}${stem(word.key)}`;
    const dish = named.get(key);
    if (dish) found = { dish, length };
  }
  return found;
}
