import { type RecipeLanguage, recipeLanguageFrom, RECIPE_LANGUAGES } from "@larder/domain/language";
import type { IngredientRow, RecipeDraft, Step, SubStep } from "@larder/domain/recipe/recipe";
import type { Noun } from "@larder/domain/food/noun";
import type { Contents, Food } from "../pantry/food.ts";
import { PANTRY } from "../pantry/pantry.ts";

/** Checks a composed recipe as a reader would: by its text alone. */

export function rowsOf(recipe: RecipeDraft): IngredientRow[] {
  return Object.values(recipe.ingredients).flat();
}

export function partsOf({ steps }: RecipeDraft): SubStep[] {
  return steps.flatMap((step) => step.sub_steps);
}

export function textOf(recipe: RecipeDraft): string {
  return partsOf(recipe)
    .map(({ description }) => description)
    .join("\n");
}

export function languageOf({ language }: RecipeDraft): RecipeLanguage {
  return recipeLanguageFrom(language);
}

// ---- foods ----

const dishTypesOf = ({ one, many }: Noun): string[] => [one, many];
const namesOf = (food: Food, language: RecipeLanguage): string[] => [
  ...dishTypesOf(food.name[language]),
  ...dishTypesOf(food.short[language]),
  ...(food.juiced ? dishTypesOf(food.juiced[language]) : []),
];

/** Returns the pantry foods that a row can stand for: two can share a short name, by which only tins are listed. */
export function foodsOf(row: IngredientRow, language: RecipeLanguage): Food[] {
  const isTin = /^(cans?|latas?)$/.test(row.unit);
  const said = isTin ? row.ingredient_name.replace(/^cooked /, "tinned ") : row.ingredient_name;
  const named = (which: "name" | "short") =>
    PANTRY.filter(
      (food) => dishTypesOf(food[which][language]).includes(said) && (food.amount[1] === "can") === isTin,
    );
  const whole = named("name");
  return whole.length > 0 ? whole : named("short");
}

export function foodsIn(recipe: RecipeDraft): Food[] {
  return rowsOf(recipe).flatMap((row) => foodsOf(row, languageOf(recipe)));
}

const PATTERNS: Readonly<Record<RecipeLanguage, RegExp>> = { en: patternOf("en"), es: patternOf("es") };

/** Returns every food name in a text, the longest where several begin alike. */
export function foodNamesIn(text: string, language: RecipeLanguage): string[] {
  return [...text.matchAll(PATTERNS[language])].map(([name]) => name);
}

function patternOf(language: RecipeLanguage): RegExp {
  const names = [...new Set(PANTRY.flatMap((food) => namesOf(food, language)))].toSorted(
    (a, b) => b.length - a.length,
  );
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}])(?:${escaped.join("|")})(?![\\p{L}])`, "gu");
}

/** Returns whether a text can name this food in a recipe with these foods; water need not be listed. */
export function isListed(name: string, foods: readonly Food[], language: RecipeLanguage): boolean {
  return ["water", "agua"].includes(name) || foods.some((food) => namesOf(food, language).includes(name));
}

export function contains(foods: readonly Food[], contents: readonly Contents[]): Food[] {
  return foods.filter((food) => food.contains.some((content) => contents.includes(content)));
}

/** Returns whether one word can mean both: "lentils" are dried or tinned. */
export function shareName(one: Food, other: Food): boolean {
  return RECIPE_LANGUAGES.some((language) =>
    phrasesFor(one, language).some((word) => phrasesFor(other, language).includes(word)),
  );
}

function phrasesFor(food: Food, language: RecipeLanguage): string[] {
  return [...namesOf(food, language), ...food.also[language]];
}

// ---- amounts ----

const BY_NAME: ReadonlyMap<string, Food> = new Map(
  PANTRY.flatMap((food) =>
    RECIPE_LANGUAGES.flatMap((language) => namesOf(food, language).map((name) => [name, food] as const)),
  ).toReversed(),
);

/** Adds up the amounts of each food, cut and unit, under one key for singular and plural. */
export function amountsByFood(rows: readonly IngredientRow[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { ingredient_name, prep_style, measure, unit } of rows) {
    const key = [
      BY_NAME.get(ingredient_name)?.short.en.one ?? ingredient_name,
      prep_style.replace(/[oa]s?\b/g, ""),
      unit.replace(/e?s$/, ""),
    ].join(" ");
    sums.set(key, (sums.get(key) ?? 0) + Number(measure));
  }
  return [...sums].toSorted(([a], [b]) => a.localeCompare(b));
}

/** Grams of a row, for judging whether it is a sensible amount. */
export function gramsOf(row: IngredientRow, food: Food): number {
  const amount = typeof row.measure === "number" ? row.measure : 0;
  const [, unit, grams = 1] = food.amount;
  if (row.unit === "g" || row.unit === "ml") return amount;
  if (/^(tbsp|cucharadas?)$/.test(row.unit)) return amount * 15;
  if (/^(tsp|cucharaditas?)$/.test(row.unit)) return amount * 5;
  if (/^(pinch|pizca)/.test(row.unit)) return amount * 0.4;
  return unit === "g" || unit === "ml" ? amount : amount * grams;
}

// ---- time ----

/** Returns the minutes that the steps take: of neighbours in one group, which run side by side, the longest counts. */
export function longestPath(steps: readonly Step[]): number {
  let total = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const group = steps[at]?.parallel_group;
    let longest = ownMinutes(steps[at]);
    while (group !== undefined && steps[at + 1]?.parallel_group === group) {
      at += 1;
      longest = Math.max(longest, ownMinutes(steps[at]));
    }
    total += longest;
  }
  return total;
}

function ownMinutes(step: Step | undefined): number {
  return (step?.sub_steps ?? []).reduce((sum, part) => sum + (part.duration_minutes ?? 0), 0);
}
