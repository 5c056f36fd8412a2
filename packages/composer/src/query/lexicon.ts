import { type RecipeLanguage, RECIPE_LANGUAGES } from "@larder/domain/language";
import type { Bilingual } from "../bilingual.ts";
import type { DishType } from "../dish-types/dish-type.ts";
import { DISH_TYPES } from "../dish-types/dish-types.ts";
import { type Contents, type Food, type Season, wordList } from "../pantry/food.ts";
import { food, PANTRY } from "../pantry/pantry.ts";
import { type Cuisine, CUISINES } from "../cuisines.ts";
import {
  BARRED,
  type Diet,
  DIETS,
  FILLER,
  NOR,
  NOT_MADE,
  NOT_OBEYED,
  SEASONS,
  SHELVES,
  type Preference,
  PREFERENCES,
  WITHOUT,
} from "./query-words.ts";
import { type KnownDish, KNOWN_DISHES } from "./known-dishes.ts";
import { phraseKey } from "./tokens.ts";

/** A possible meaning of a phrase. */
export type Meaning =
  | { kind: "food"; food: Food }
  | { kind: "dish-type"; dishType: DishType }
  | { kind: "way"; dishType: DishType }
  | { kind: "dish"; dish: KnownDish; dishType: DishType }
  | { kind: "cuisine"; cuisine: Cuisine }
  | { kind: "diet"; diet: Diet }
  | { kind: "barred"; bars: readonly Contents[]; diet: string | undefined }
  | { kind: "preference"; preference: Preference }
  | { kind: "season"; season: Season }
  | { kind: "without" }
  | { kind: "nor" }
  | { kind: "not-obeyed" }
  | { kind: "not-made" }
  | { kind: "filler" };

export interface Entry {
  meaning: Meaning;
  language: RecipeLanguage;
}

/** The longest phrase that is looked up. */
export const LONGEST_PHRASE = 5;

const LEXICON: ReadonlyMap<string, readonly Entry[]> = build();

/** Returns the possible meanings of a phrase, also without its plural ending. */
export function lookUp(key: string): readonly Entry[] {
  return (
    LEXICON.get(key) ??
    (key.length > 3
      ? (LEXICON.get(key.replace(/s$/, "")) ?? LEXICON.get(key.replace(/es$/, "")))
      : undefined) ??
    []
  );
}

function build(): Map<string, Entry[]> {
  const lexicon = new Map<string, Entry[]>();
  const add = (phrase: string, language: RecipeLanguage, meaning: Meaning) => {
    const key = phraseKey(phrase);
    if (key === "") return;
    const entries = lexicon.get(key) ?? [];
    const isThere = entries.some(
      (entry) => entry.language === language && sameMeaning(entry.meaning, meaning),
    );
    if (!isThere) lexicon.set(key, [...entries, { meaning, language }]);
  };
  const addAll = (words: Bilingual, meaning: Meaning) => {
    for (const language of RECIPE_LANGUAGES)
      for (const word of words[language].split(", ")) add(word, language, meaning);
  };
  for (const each of PANTRY) {
    for (const language of RECIPE_LANGUAGES) {
      const { name, short, also } = each;
      const words = [
        name[language].one,
        name[language].many,
        short[language].one,
        short[language].many,
        ...also[language],
      ];
      for (const word of words) add(word, language, { kind: "food", food: each });
    }
  }
  for (const { words, foods } of SHELVES)
    for (const id of wordList(foods)) addAll(words, { kind: "food", food: food(id) });
  for (const dishType of DISH_TYPES) {
    addAll(dishType.words, { kind: "dish-type", dishType });
    if (dishType.ways) addAll(dishType.ways, { kind: "way", dishType });
  }
  for (const dish of KNOWN_DISHES) {
    const dishType = DISH_TYPES.find(({ id }) => id === dish.dishType);
    if (dishType) addAll(dish.words, { kind: "dish", dish, dishType });
  }
  for (const cuisine of CUISINES) addAll(cuisine.words, { kind: "cuisine", cuisine });
  for (const diet of DIETS) addAll(diet.words, { kind: "diet", diet });
  for (const { words, bars, diet } of BARRED) addAll(words, { kind: "barred", bars, diet });
  for (const [preference, words] of entriesOf(PREFERENCES)) addAll(words, { kind: "preference", preference });
  for (const [season, words] of entriesOf(SEASONS)) addAll(words, { kind: "season", season });
  addAll(WITHOUT, { kind: "without" });
  addAll(NOR, { kind: "nor" });
  addAll(NOT_MADE, { kind: "not-made" });
  addAll(NOT_OBEYED, { kind: "not-obeyed" });
  addAll(FILLER, { kind: "filler" });
  return lexicon;
}

function sameMeaning(one: Meaning, other: Meaning): boolean {
  return one.kind === other.kind && (one.kind !== "food" || other.kind !== "food" || one.food === other.food);
}

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys.map((key) => [key, record[key]]);
}
