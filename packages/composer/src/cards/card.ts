import type { Food, FoodId } from "@larder/domain/food/food";
import type { Bilingual } from "../bilingual.ts";
import type { Unit } from "../pantry/food.ts";
import type { ToolId } from "../tools.ts";

/** The meal or the part of a meal that a dish is. */
export const COURSES = [
  "breakfast",
  "starter",
  "soup",
  "salad",
  "main",
  "side",
  "snack",
  "dessert",
  "cake",
  "bread",
  "sauce",
  "basic",
  "drink",
] as const;
export type Course = (typeof COURSES)[number];

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The sources of heat or cold that a card can use. */
export const WAYS = [
  "none",
  "stove",
  "oven",
  "grill",
  "air-fryer",
  "microwave",
  "slow-cooker",
  "pressure-cooker",
  "rice-cooker",
  "barbecue",
  "freezer",
] as const;
export type Way = (typeof WAYS)[number];

/** An ingredient of a card: the amount is for all servings of the card. */
export interface CardRow {
  /** The name by which sentences refer to it: the food's id, or the name after "as". */
  key: string;
  food: Food;
  amount: number;
  unit: Unit;
  /** The preparation in the list; "@" is the Spanish ending o, a, os, as. */
  prep: Bilingual;
  /** True when the dish is the same dish without it. */
  isOptional: boolean;
  /** True for an egg that only binds, which a general substitute can replace. */
  binds: boolean;
  /** The heading above it in the list; null for the usual groups of foods. */
  section: Bilingual | null;
}

/** A substitute that a card gives for one of its foods. */
export interface CardSwap {
  key: string;
  row: Pick<CardRow, "food" | "amount" | "unit" | "prep">;
  /** The name of the dish with it, where the food is a core food; else null. */
  name: Bilingual | null;
}

/** The place of foods that a request adds: amounts for all servings of the card. */
export interface CardExtra {
  amount: number;
  unit: Unit;
  /** Ids of the foods, or of groups of foods, that suit the dish. */
  foods: readonly FoodId[];
}

/**
 * - `work`: work by hand; the minutes grow slowly with the servings
 * - `cook`: heat, or waiting; the minutes stay
 * - `batch`: heat in the card's vessel; it is done again for each batch beyond `most`
 * - `pieces`: heat for one piece after another; the minutes grow with the servings
 */
export const PART_KINDS = ["work", "cook", "batch", "pieces"] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** A task of a step: a few sentences with placeholders, and their minutes. */
export interface CardPart {
  kind: PartKind;
  minutes: number;
  text: Bilingual;
  /** Keys of foods that must be safe to eat after this task: their temperature is stated. */
  safe: readonly string[];
  /** Keys of foods that stay raw: a warning is stated. */
  raw: readonly string[];
  /** The part is needed only while none of these foods was substituted or dropped. */
  onlyWith: readonly string[];
  /** The part is needed only where these foods were substituted or dropped. */
  onlyWithout: readonly string[];
  /** The part is needed only where one of these is used; empty for all ways. */
  ways: readonly Way[];
}

export interface CardStep {
  title: Bilingual;
  /** Steps of one group run side by side. */
  group: number | undefined;
  parts: readonly CardPart[];
  tip: Bilingual | null;
  why: Bilingual | null;
}

/** A dish: what makes it this dish, and how it is made and adapted. */
export interface Card {
  id: string;
  /** The names, the first of which is the title. */
  names: Readonly<Record<"en" | "es", readonly string[]>>;
  /** The title with the foods of a request in the place of "{extra}"; null for dishes whose name stays. */
  title: Bilingual | null;
  /** What it is, as a phrase without article at its end: "eggs poached in a spiced tomato sauce". */
  about: Bilingual;
  course: Course;
  /** The id of its cuisine; null for dishes of everywhere. */
  cuisine: string | null;
  difficulty: Difficulty;
  serves: number;
  /** The most servings that its vessel takes at once. */
  most: number;
  /** True for what is made in whole tins, loaves or batches only. */
  isWhole: boolean;
  /** The pieces that the card makes, for `{pieces}`; null where it is not counted. */
  pieces: number | null;
  vessel: ToolId;
  tools: readonly ToolId[];
  /** Keys of the foods that make it this dish: only a substitute of the card's own replaces them. */
  core: readonly string[];
  /** The ways to make it, each with all that it needs; the first is the usual one. */
  ways: readonly (readonly Way[])[];
  /** Ids of cards of other versions of the dish, tried where this one cannot be adapted. */
  instead: readonly string[];
  rows: readonly CardRow[];
  extra: CardExtra | null;
  swaps: readonly CardSwap[];
  steps: readonly CardStep[];
}

/** An ingredient of an adapted card. */
export interface CardUse extends Pick<CardRow, "key" | "food" | "amount" | "unit" | "prep" | "section"> {
  /** True when it stands in for the card's own food. */
  isSwapped: boolean;
  /** The preparation of a food that must end before the first step that uses it. */
  preparation?: Preparation;
}

/** A step that a substitute needs of its own. */
export interface Preparation {
  minutes: number;
  /** The sentence; it names the bought food by `{food}`, `{water}` and `{time}`. */
  text: Bilingual;
  /** The tablespoons of water for one of the food. */
  waterFactor: number;
}
