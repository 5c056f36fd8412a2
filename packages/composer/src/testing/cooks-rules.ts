import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { Kind, Role } from "../pantry/food.ts";
import { foodsIn, foodsOf, gramsOf, languageOf, rowsOf, textOf } from "./examine.ts";

/** The faults that a cook would notice, found from a recipe's text and amounts alone. */

/** The words that a recipe must contain for a kind of food to be safe. */
const SAFE: Partial<Record<Kind, readonly RegExp[]>> = {
  poultry: [/74 °C/],
  mince: [/71 °C/],
  "poultry-mince": [/74 °C/],
  rabbit: [/71 °C/],
  "whole-meat": [/63 °C/, /\b(rest|reposar)\b.*3 minut/],
  fish: [/63 °C/],
  shellfish: [/63 °C/],
  bivalve: [/shells have opened|conchas se abren/],
  egg: [/71 °C/],
  "dried-bean": [/8 (hours|horas)/, /(boil hard|hierve con fuerza) (for )?10 minut/i],
};

export function safetyFaults(recipe: RecipeDraft): string[] {
  const text = textOf(recipe);
  return foodsIn(recipe).flatMap(({ id, kind }) =>
    (SAFE[kind] ?? []).filter((pattern) => !pattern.test(text)).map((pattern) => `${id}: ${pattern.source}`),
  );
}

/** The least and most grams for one person, of all foods of a role together. */
const RANGES: Readonly<Record<Role, readonly [least: number, most: number]>> = {
  protein: [4, 480],
  pulse: [15, 300],
  starch: [15, 420],
  vegetable: [3, 700],
  leaf: [8, 200],
  aromatic: [2, 260],
  herb: [0.1, 20],
  spice: [0.05, 14],
  // Oil to fry in is not all eaten.
  fat: [1.5, 130],
  acid: [1.5, 90],
  liquid: [15, 720],
  dairy: [5, 260],
  cheese: [2, 120],
  sauce: [1, 70],
  sweetener: [1, 60],
  fruit: [3, 480],
  topping: [2, 60],
  baking: [0.5, 140],
};

export function amountFaults(recipe: RecipeDraft): string[] {
  const grams = new Map<Role, number>();
  for (const row of rowsOf(recipe)) {
    const [food] = foodsOf(row, languageOf(recipe));
    if (food) grams.set(food.role, (grams.get(food.role) ?? 0) + gramsOf(row, food) / recipe.servings);
  }
  return [...grams]
    .filter(([role, amount]) => amount < RANGES[role][0] || amount > RANGES[role][1])
    .map(([role, amount]) => `${Math.round(amount * 10) / 10} g of ${role} for one in ${recipe.name}`);
}
