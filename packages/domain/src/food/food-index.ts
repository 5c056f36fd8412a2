import { type RecipeLanguage, RECIPE_LANGUAGES } from "../language.ts";
import type { Food } from "./food.ts";
import { nameKey } from "./food-words.ts";
import { FOODS } from "./foods.ts";
import { NO_FOODS } from "./word-senses.ts";

/** The food that a phrase names in each language; none for a phrase that contains a food's name and names no food. */
export type Named = Readonly<Partial<Record<RecipeLanguage, Food>>>;

interface FoodIndex {
  named: ReadonlyMap<string, Named>;
  /** The names that mean a food in recipes alone. */
  inRecipes: ReadonlyMap<string, Named>;
  /** The number of words of the longest name that begins with a word. */
  longest: ReadonlyMap<string, number>;
}

let index: FoodIndex | undefined;

/** Returns the index of all names; it is built at the first call, so that importing it costs nothing. */
export function foodIndex(): FoodIndex {
  return (index ??= build());
}

/** Names come before other names, these before the short names in sentences, and all before the plurals made here. */
function build(): FoodIndex {
  type Entry = Partial<Record<RecipeLanguage, Food>>;
  const named = new Map<string, Entry>();
  const inRecipes = new Map<string, Entry>();
  const longest = new Map<string, number>();
  const addKey = (key: string, entries = named): Entry => {
    const entry = entries.get(key) ?? {};
    entries.set(key, entry);
    const words = key.split(" ");
    const [first = ""] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    return entry;
  };
  for (const phrase of NO_FOODS) addKey(phrase);
  const add = (phrase: string, language: RecipeLanguage, food: Food) => {
    const key = nameKey(phrase);
    if (key !== "") addKey(key, food.isOnlyInRecipes ? inRecipes : named)[language] ??= food;
  };
  const levels: ((food: Food, language: RecipeLanguage) => string[])[] = [
    ({ name }, language) => [name[language].one, name[language].many],
    ({ also }, language) => [...also[language]],
    ({ short }, language) => [short[language].one, short[language].many],
    (food, language) => namesOf(food, language).flatMap((name) => pluralsOf(name, language)),
  ];
  for (const phrases of levels)
    for (const language of RECIPE_LANGUAGES)
      for (const food of FOODS) for (const phrase of phrases(food, language)) add(phrase, language, food);
  return { named, inRecipes, longest };
}

/** Returns all names of a food in a language, without the plurals that the index makes. */
export function namesOf({ name, also }: Food, language: RecipeLanguage): string[] {
  return [...new Set([name[language].one, name[language].many, ...also[language]])];
}

function pluralsOf(name: string, language: RecipeLanguage): string[] {
  const words = nameKey(name).split(" ");
  if (language === "en") {
    const before = words.slice(0, -1);
    return englishPlurals(words.at(-1) ?? "").map((last) => [...before, last].join(" "));
  }
  const headLength = words.findIndex((word) => SPANISH_LINKS.has(word));
  const head = headLength < 0 ? words : words.slice(0, headLength);
  const rest = words.slice(head.length);
  return [[...head.map(spanishPlural), ...rest].join(" ")];
}

function englishPlurals(word: string): string[] {
  if (word.endsWith("s")) return [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:x|z|ch|sh)$/.test(word)) return [`${word}es`];
  if (word.endsWith("o")) return [`${word}s`, `${word}es`];
  return [`${word}s`];
}

/** The words after which a Spanish name is no longer in the plural: "quesos de cabra". */
const SPANISH_LINKS: ReadonlySet<string> = new Set(["de", "del", "a", "al", "en", "con", "sin", "para"]);

function spanishPlural(word: string): string {
  if (word.endsWith("s")) return word;
  if (word.endsWith("z")) return `${word.slice(0, -1)}ces`;
  return /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;
}
