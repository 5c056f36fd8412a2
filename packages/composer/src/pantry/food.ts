import type { RecipeLanguage } from "@larder/domain/language";
import { type Bilingual, t } from "../bilingual.ts";
import type { Content } from "@larder/domain/food/content";
import type { Food as KnownFood } from "@larder/domain/food/food";
import { namesOf } from "@larder/domain/food/food-index";
import { foodById } from "@larder/domain/food/foods";
import { contentsOf } from "@larder/domain/food/holds";
import { type Noun, noun } from "@larder/domain/food/noun";
import type { Cut } from "../cuts.ts";

/** The part that a food plays in a dish. */
export const ROLES = [
  "protein",
  "pulse",
  "starch",
  "vegetable",
  "leaf",
  "aromatic",
  "herb",
  "spice",
  "fat",
  "acid",
  "liquid",
  "dairy",
  "cheese",
  "sauce",
  "sweetener",
  "fruit",
  "topping",
  "baking",
] as const;
export type Role = (typeof ROLES)[number];

/** Foods of one kind are bought, cooked and made safe alike. */
export type Kind =
  | "poultry"
  | "mince"
  | "poultry-mince"
  | "whole-meat"
  | "rabbit"
  | "cured-meat"
  | "bones"
  | "fish"
  | "shellfish"
  | "bivalve"
  | "ready"
  | "egg"
  | "soy"
  | "dried-bean"
  | "lentil"
  | "tinned-pulse"
  | "potato"
  | "pasta"
  | "noodles"
  | "rice"
  | "risotto-rice"
  | "grain"
  | "bread"
  | "tortilla"
  | "oats"
  | "flour"
  | "crumbs"
  | "tomato-base"
  | "curry-paste"
  | "stock"
  | "wine"
  | "coconut"
  | "cream"
  | "yoghurt"
  | "melting"
  | "fresh-cheese"
  | "dried-fruit"
  | "nut"
  | "seed"
  | "plain";

/** The techniques of cooking a food; the pantry gives the minutes of each for the usual cut. */
export const TECHNIQUES = ["fry", "stirfry", "sear", "roast", "simmer", "boil", "raw"] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** The contents of a food that a diet can bar, with the contents of the table of foods that each stands for. */
const BARS = {
  meat: ["meat"],
  pork: ["pork"],
  fish: ["fish", "crustaceans", "molluscs"],
  egg: ["egg"],
  dairy: ["milk"],
  rennet: ["rennet"],
  gluten: ["gluten"],
  nuts: ["nuts", "peanuts"],
  honey: ["honey"],
  alcohol: ["alcohol"],
} as const satisfies Record<string, readonly Content[]>;
export type Contents = keyof typeof BARS;
const CONTENTS = Object.keys(BARS) as Contents[];

export const UNITS = [
  "g",
  "ml",
  "tsp",
  "tbsp",
  "each",
  "clove",
  "can",
  "slice",
  "pinch",
  "sprig",
  "leaf",
  "stick",
  "cm",
  "handful",
  "bunch",
] as const;
export type Unit = (typeof UNITS)[number];

/** The amount for one person; `grams` is the weight of one unit, where it is counted. */
export type PerServing = readonly [amount: number, unit: Unit, grams?: number];

export type Season = "spring" | "summer" | "autumn" | "winter";

export interface Food {
  id: string;
  name: Readonly<Record<RecipeLanguage, Noun>>;
  /** The name in sentences and titles: "chicken" for boneless chicken thighs. */
  short: Readonly<Record<RecipeLanguage, Noun>>;
  /** The name of its juice: "orange juice". */
  juiced: Readonly<Record<RecipeLanguage, Noun>> | undefined;
  /** Further words for the food. A word can mean several foods: the dish decides. */
  also: Readonly<Record<RecipeLanguage, readonly string[]>>;
  role: Role;
  kind: Kind;
  contains: readonly Contents[];
  amount: PerServing;
  cuts: Readonly<Partial<Record<Technique | "any", Cut>>>;
  minutes: Readonly<Partial<Record<Technique, number>>>;
  seasons: readonly Season[];
  /** Foods that go well with it, by id. */
  partners: readonly string[];
  /** Its form as a flavour in a title: "al limón". */
  flavour: Bilingual | undefined;
  /** The ids of its substitutes where it is not allowed, best first. */
  swaps: readonly string[];
}

/** The fields that a pantry file gives of a food; lists are words separated by spaces. Names and contents are those of the table of foods. */
export interface FoodEntry {
  kind?: Kind;
  role?: Role;
  cut?: Cut | Food["cuts"];
  minutes?: Food["minutes"];
  season?: string;
  with?: string;
  /** The ids of foods that it is used for too: any bread for "bread", a group's name for one of its kinds. */
  for?: string;
  juiced?: readonly [en: string, es: string];
  flavour?: readonly [en: string, es: string];
  swaps?: string;
}

const SEASONS: readonly Season[] = ["spring", "summer", "autumn", "winter"];

/** Builds the foods of one family from the fields that they share. */
export function shelf(role: Role, shared: FoodEntry = {}) {
  return (id: string, amount: PerServing, own: FoodEntry = {}): Food => {
    const entry = { ...shared, ...own };
    const known = knownFood(id);
    const others = wordList(entry.for).map(knownFood);
    return {
      id,
      name: known.name,
      short: known.short,
      juiced: entry.juiced && { en: noun(entry.juiced[0]), es: noun(entry.juiced[1]) },
      also: { en: wordsOf([known, ...others], "en"), es: wordsOf([known, ...others], "es") },
      role: entry.role ?? role,
      kind: entry.kind ?? "plain",
      contains: CONTENTS.filter((each) => BARS[each].some((content) => contentsOf(known).has(content))),
      amount,
      cuts: typeof entry.cut === "string" ? { any: entry.cut } : (entry.cut ?? {}),
      minutes: entry.minutes ?? {},
      seasons: named(SEASONS, entry.season),
      partners: wordList(entry.with),
      flavour: entry.flavour && t(...entry.flavour),
      swaps: wordList(entry.swaps),
    };
  };
}

function knownFood(id: string): KnownFood {
  const known = foodById(id);
  if (!known) throw new Error(`The table of foods does not know "${id}".`);
  return known;
}

function wordsOf(foods: readonly KnownFood[], language: RecipeLanguage): string[] {
  return foods.flatMap((each) => namesOf(each, language));
}

const LISTS = new Map<string, readonly string[]>();

/** Splits a list of words of the composer's own data; each list is split once. */
export function wordList(text = ""): readonly string[] {
  const known = LISTS.get(text);
  if (known) return known;
  const words = text.split(/\s+/).filter((word) => word !== "");
  LISTS.set(text, words);
  return words;
}

function named<T extends string>(known: readonly T[], text = ""): T[] {
  const words = wordList(text);
  const unknown = words.find((word) => !known.some((name) => name === word));
  if (unknown !== undefined) throw new Error(`The pantry does not know "${unknown}".`);
  return known.filter((name) => words.includes(name));
}
