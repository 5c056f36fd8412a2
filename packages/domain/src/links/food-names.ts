import { CHEESE } from "../food/foods/cheese.ts";
import type { Food } from "../food/food.ts";
import { foodIndex } from "../food/food-index.ts";
import { foodById } from "../food/foods.ts";
import type { RecipeLanguage } from "../language.ts";
import { stem } from "../text/stem.ts";
import { LITTLE, sortsOf } from "./link-vocabulary.ts";

/** The names of all foods in a language by the stems of their words, without little words: "cald poll". */
export interface FoodNames {
  /** The food of a name; null for a phrase that contains a food's name and is none. */
  foods: ReadonlyMap<string, Food | null>;
  /** The stems of all words of names. */
  stems: ReadonlySet<string>;
  /** The number of words of the longest name that begins, and that ends, with a stem. */
  longestFrom: ReadonlyMap<string, number>;
  longestTo: ReadonlyMap<string, number>;
}

const built = new Map<RecipeLanguage, FoodNames>();

/** The most words of a name that is looked for. */
const LONGEST_NAME = 5;

/** Returns the names of a language; they are built at the first call, so that importing them costs nothing. */
export function foodNames(language: RecipeLanguage): FoodNames {
  const names = built.get(language) ?? build(language);
  built.set(language, names);
  return names;
}

function build(language: RecipeLanguage): FoodNames {
  const foods = new Map<string, Food | null>();
  const stems = new Set<string>();
  const longestFrom = new Map<string, number>();
  const longestTo = new Map<string, number>();
  const note = (longest: Map<string, number>, word: string, length: number) => {
    if (length > (longest.get(word) ?? 0)) longest.set(word, length);
  };
  for (const [name, meanings] of foodIndex().named) {
    const food = meanings[language] ?? (Object.keys(meanings).length === 0 ? null : undefined);
    if (food === undefined) continue;
    const all = name.split(" ");
    const words = all.filter((word) => (sortsOf(word) & LITTLE) === 0).map(stem);
    // Without its little words "in stock" would be "stock".
    if (food === null && words.length < all.length) continue;
    const key = words.join(" ");
    if (key === "" || words.length > LONGEST_NAME || foods.has(key)) continue;
    foods.set(key, food);
    for (const word of words) stems.add(word);
    note(longestFrom, words[0] ?? "", words.length);
    note(longestTo, words.at(-1) ?? "", words.length);
  }
  return { foods, stems, longestFrom, longestTo };
}

const ancestors = new Map<string, ReadonlySet<string>>();

/** Returns the ids of a food and of all groups that it belongs to. */
export function groupsOfFood(food: Food): ReadonlySet<string> {
  const known = ancestors.get(food.id);
  if (known) return known;
  const ids = new Set([food.id]);
  if (CHEESE.includes(food)) ids.add("cheese");
  for (const id of ids) for (const group of foodById(id)?.is ?? []) ids.add(group);
  ancestors.set(food.id, ids);
  return ids;
}
