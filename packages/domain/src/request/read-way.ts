import { foodById } from "../food/foods.ts";
import { contentsOf, holdsFood } from "../food/holds.ts";
import type { RecipeRequest, RequestedFood } from "../recipe/recipe-request.ts";

/** How a food is to be cooked; "other" stands for ways such as poaching. */
export type WayOfCooking = "grilled" | "roasted" | "other";

/** The way in which one food of a request is to be cooked. */
export interface SaidWay {
  way: WayOfCooking;
  food: RequestedFood;
}

/** Words before or after a food that say how it is cooked. */
const WAYS: readonly (readonly [RegExp, WayOfCooking])[] = [
  [/^(?:grilled|griddled|barbecued|seared)\b|\ba la (?:plancha|parrilla)$/, "grilled"],
  [/^(?:baked|roast|roasted)\b|\bal horno$/, "roasted"],
  [/^(?:steamed|poached|mashed)\b|\bal vapor$/, "other"],
];
const EGGS =
  /^(?:fried|scrambled|poached|baked) eggs?$|^huevos? (?:fritos?|revueltos?|escalfados?|al horno|al plato)$/;
const BOILED = /^boiled\b/;
/** Foods that are often cooked in advance, so that "boiled rice" says what is there. */
const IN_ADVANCE = /\b(?:rice|potato(?:es)?|eggs?)$/;
const MOST_FOODS = 3;

/**
 * Returns how a food of a request without a dish is to be cooked: grilled for "grilled salmon with peas". Food that is there
 * already can be used in any way.
 *
 * @returns null where the request says nothing of it
 */
export function readWay({ dish, foods, tools }: RecipeRequest): SaidWay | null {
  const isSupply = foods.some(({ quantity, state }) => state === "leftover" || quantity !== null);
  if (dish !== null || foods.length > MOST_FOODS || isSupply) return null;
  for (const food of foods) {
    const way = wayOf(food);
    if (way) return { way, food };
  }
  const [food] = foods;
  const said = tools.find(
    ({ use, words }) => use && /plancha|parrilla|horno|roast|baked|grilled|asad/.test(words),
  );
  return food && said ? { way: said.tool === "oven" ? "roasted" : "grilled", food } : null;
}

function wayOf({ words: said, food }: RequestedFood): WayOfCooking | null {
  const known = foodById(food ?? "");
  if (!known) return null;
  const words = said.toLowerCase();
  if (EGGS.test(words)) return "other";
  const { name, short, also } = known;
  const own = [name.en.one, name.en.many, short.en.one, short.en.many, ...also.en];
  if (IN_ADVANCE.test(words) || own.some((each) => each.toLowerCase() === words)) return null;
  const contents = contentsOf(known);
  if (BOILED.test(words) && !contents.has("starch") && !contents.has("pulse")) return "other";
  const way = WAYS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  // Baked fruit is no dish with vegetables.
  return way === "roasted" && holdsFood(known, "fruit") ? "other" : way;
}
