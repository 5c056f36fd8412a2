import { readWay, type SaidWay, type WayOfCooking } from "@larder/domain/request/read-way";
import type { RecipeLanguage } from "@larder/domain/language";
import { nameOf } from "./parse-request.ts";
import { assignToSlots, type Placement } from "./placement.ts";
import type { DishType } from "./dish-types/dish-type.ts";
import { DISH_TYPES } from "./dish-types/dish-types.ts";
import { type Food, wordList } from "./pantry/food.ts";
import type { Random } from "./random.ts";
import { type Cuisine, CUISINES } from "./cuisines.ts";
import type { Asked, ParsedQuery } from "./parsed-query.ts";

/** The score of each dish type when the query names none. */
const READINESS: Readonly<Record<string, number>> = {
  traybake: 3,
  soup: 2,
  plate: 2,
  pasta: 2,
  salad: 1,
  stew: 1,
  "stir-fry": 1,
};

/** The dish types that appliances and ways of cooking ask for: "al horno", "a la plancha". */
const WAYS: Readonly<Record<string, string>> = { oven: "traybake", grill: "plate", pan: "plate" };

/** The dish types that cook foods as requests say. */
const COOKED: Readonly<Record<WayOfCooking, string | null>> = {
  grilled: "plate",
  roasted: "traybake",
  other: null,
};

/** Dish types that bring a main food of their own, so that foods without it hardly mean them. */
const WITH_BASE = new Set(["pasta", "curry"]);

/** Dish types that are filling and warm. */
const HEARTY = new Set(["stew", "soup", "curry"]);

/** The appliances that dish types need; the others need a stove. */
const NEEDS: Readonly<Record<string, string>> = {
  traybake: "oven",
  salad: "",
};

/** Appliances with the dish types that are cooked as they cook: slowly in liquid, or dry and hot. */
const COOKS_LIKE: Readonly<Record<string, ReadonlySet<string>>> = {
  "slow-cooker": new Set(["stew", "curry"]),
  "pressure-cooker": new Set(["stew", "curry", "soup"]),
  "air-fryer": new Set(["traybake"]),
  wok: new Set(["stir-fry"]),
};

/** Returns whether a dish type can be made without the appliances that a request rules out, and suits its diets. */
function isPossible({ id }: DishType, { request }: ParsedQuery): boolean {
  const need = NEEDS[id] ?? "stove";
  return !request.tools.some(({ tool, use }) => !use && tool === need);
}

export interface DishTypeChoice {
  dishType: DishType;
  placement: Placement;
}

/**
 * Returns the dish types that the query could mean, best first: the one that it names, else those that take most of its
 * foods.
 */
export function chooseDishTypes(
  parsed: ParsedQuery,
  foods: readonly Asked[],
  isAllowed: (food: Food) => boolean,
  random: Random,
): DishTypeChoice[] {
  const named = parsed.dishTypes.map(({ dishType }) => dishType);
  const way = readWay(parsed.request);
  const cooks = way && COOKED[way.way];
  const scored = DISH_TYPES.filter(
    (dishType) =>
      isPossible(dishType, parsed) &&
      (named.length === 0 || named.includes(dishType)) &&
      (way === null || dishType.id === cooks),
  )
    .map((dishType) => {
      const placement = assignToSlots(dishType, foods, isAllowed);
      const score = scoreOf(dishType, placement, parsed) + random() * (foods.length === 0 ? 8 : 2.5);
      return { dishType, placement, score };
    })
    .filter(
      ({ placement: { placed } }) =>
        way === null || placed.some((each) => isMain(each, way, parsed.language)),
    )
    .filter(({ dishType, placement }) => named.length > 0 || isFitting(dishType, placement));
  return scored.toSorted((a, b) => b.score - a.score);
}

/** Returns whether a food is the one to be cooked so, and a main food where it goes on a plate: no asparagus beside other food. */
function isMain(
  { asked, food }: Placement["placed"][number],
  way: SaidWay,
  language: RecipeLanguage,
): boolean {
  return asked.words === nameOf(way.food, language) && (way.way !== "grilled" || food.role === "protein");
}

/** Returns whether a dish type may be made without being named: seasoned vegetables are no soup ("garlic green beans"). */
function isFitting({ id }: DishType, { placed }: Placement): boolean {
  const foods = placed.map(({ food }) => food);
  return id !== "soup" || foods.length !== 2 || !foods.some(({ role }) => SEASONINGS.has(role));
}

const SEASONINGS: ReadonlySet<Food["role"]> = new Set(["aromatic", "herb", "spice"]);

function scoreOf(
  dishType: DishType,
  { placed, skipped }: Placement,
  { preferences, cuisine, foods, request }: ParsedQuery,
): number {
  const invites = wordList(dishType.invites);
  const invited = placed.filter(
    ({ food }) => invites.includes(food.id) || invites.includes(food.kind),
  ).length;
  const wantsMeal = (["light", "main"] as const).find((meal) => preferences.has(meal));
  const mealScore = wantsMeal === dishType.meal ? 10 : 0;
  const way = request.tools.some(({ tool, use }) => use && WAYS[tool] === dishType.id) ? 15 : 0;
  const hearty = preferences.has("hearty") && HEARTY.has(dishType.id) ? 8 : 0;
  const smooth = preferences.has("smooth") && dishType.id === "soup" ? 12 : 0;
  const suited = request.tools.some(({ tool, use }) => use && COOKS_LIKE[tool]?.has(dishType.id)) ? 12 : 0;
  const home =
    cuisine !== undefined && dishType.home === cuisine.id
      ? 7
      : cuisine !== undefined && !wordList(dishType.cuisines).includes(cuisine.id)
        ? -4
        : 0;
  return (
    placed.length * 10 -
    skipped.reduce((sum, { foods: [likeliest] }) => sum + missed(likeliest), 0) +
    Math.min(2, invited) * 5 +
    mealScore +
    smooth +
    hearty +
    suited +
    way +
    home -
    (foods.length > 0 && WITH_BASE.has(dishType.id) && invited === 0 ? 14 : 0) +
    (READINESS[dishType.id] ?? 0)
  );
}

/** Returns the penalty for a food that does not fit: higher for main foods than for seasonings. */
function missed(each: Food | undefined): number {
  if (each?.role === "protein" || each?.role === "pulse") return 22;
  return each?.role === "topping" || each?.role === "spice" || each?.role === "herb" ? 8 : 12;
}

/**
 * Chooses the cuisine that seasons the dish: the one that the query names, else the one that uses most of its foods.
 */
export function chooseCuisine(
  dishType: DishType,
  { cuisine, language }: ParsedQuery,
  { placed }: Placement,
  random: Random,
): Cuisine {
  const allowed = CUISINES.filter(({ id }) => wordList(dishType.cuisines).includes(id));
  let best: { cuisine: Cuisine; score: number } | null = null;
  for (const each of allowed) {
    const known = placed.filter(({ food }) => each.foods.includes(food.id)).length;
    const native = language === "es" && each.id === "spanish" ? 2 : 0;
    const score =
      known * 4 +
      (dishType.home === each.id ? 3 : 0) +
      native +
      random() * 2 -
      wordList(dishType.cuisines).indexOf(each.id) * 0.3;
    if (!best || score > best.score) best = { cuisine: each, score };
  }
  return cuisine ?? best?.cuisine ?? allowed[0] ?? CUISINES[0] ?? never();
}

function never(): never {
  throw new Error("There is no kitchen.");
}
