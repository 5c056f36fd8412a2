import type { DishType, Slot } from "./dish-types/dish-type.ts";
import { type Food, type Role, wordList } from "./pantry/food.ts";
import { allowedOf, arePartners, food, PANTRY } from "./pantry/pantry.ts";
import { alikeTo, type Placement, takes } from "./placement.ts";
import type { Random } from "./random.ts";
import type { Cuisine } from "./cuisines.ts";
import type { ParsedQuery } from "./parsed-query.ts";

export interface Taste {
  parsed: ParsedQuery;
  cuisine: Cuisine;
  random: Random;
  isAllowed: (food: Food) => boolean;
  /** The longest time, in minutes, that an added food can take. */
  maxMinutes: number;
}

/**
 * Fills the dish type's slots beside the requested foods: with foods that suit these, the cuisine and the season. Null
 * when a required slot cannot be filled.
 */
export function fillSlots(
  dishType: DishType,
  placement: Placement,
  taste: Taste,
): Map<string, readonly Food[]> | null {
  const slots = new Map<string, Food[]>([...placement.slots].map(([name, foods]) => [name, [...foods]]));
  const asked = placement.placed.map((entry) => entry.food);
  for (const [name, slot] of Object.entries(dishType.slots)) {
    const inSlot = slots.get(name) ?? [];
    const least = leastOf(slot, slots, asked, taste);
    while (inSlot.length < least) {
      // A staple can fill two slots: oil for the pan and oil for the dressing.
      const taken = slot.only === undefined ? [...slots.values()].flat().flatMap(withAlike) : inSlot;
      const next = best(
        candidatesFor(dishType, slot, asked, [...slots.values()].flat(), taste),
        (each) => !taken.includes(each),
        (each) => {
          return scoreOf(each, slot, asked, [...slots.values()].flat(), taste);
        },
      );
      if (!next) break;
      inSlot.push(next);
      slots.set(name, inSlot);
    }
    // Without a stock that is allowed, a dish is cooked in water.
    if (inSlot.length === 0 && least > 0 && slot.kinds?.includes("stock")) slots.set(name, [food("water")]);
    else if (inSlot.length === 0 && least > 0 && !slot.isSoft && !onlySeasons(slot)) return null;
  }
  return slots;
}

/** Returns whether a slot only seasons the dish, which is then made without it. */
function onlySeasons({ roles }: Slot): boolean {
  return roles?.every((role) => ["aromatic", "herb", "spice", "topping"].includes(role)) ?? false;
}

/** Returns the least number of foods that a slot must have in this dish. */
function leastOf(
  { min = 0, unless, lessBy, inCuisines, besideKinds }: Slot,
  slots: ReadonlyMap<string, readonly Food[]>,
  asked: readonly Food[],
  { cuisine }: Taste,
): number {
  const inDish = [...slots.values()].flat();
  if (besideKinds && !inDish.some(({ kind }) => besideKinds.includes(kind))) return 0;
  if (inCuisines !== undefined && !wordList(inCuisines).includes(cuisine.id)) return 0;
  if (wordList(unless).some((other) => (slots.get(other) ?? []).length > 0)) return 0;
  const others = wordList(lessBy).flatMap((other) => slots.get(other) ?? []);
  return Math.max(0, min - others.filter((each) => asked.includes(each)).length);
}

function best(
  foods: readonly Food[],
  isFree: (food: Food) => boolean,
  score: (food: Food) => number,
): Food | undefined {
  let found: { food: Food; score: number } | undefined;
  for (const each of foods) {
    // Taken foods are scored too, so that the random numbers keep their order.
    const its = score(each);
    if (isFree(each) && (!found || its > found.score)) found = { food: each, score: its };
  }
  return found?.food;
}

/** Returns the foods for a slot: only allowed ones, and no unrequested meat beside vegetables. */
function candidatesFor(
  dishType: DishType,
  slot: Slot,
  asked: readonly Food[],
  chosen: readonly Food[],
  { cuisine, parsed, isAllowed, maxMinutes }: Taste,
): Food[] {
  const isMeatless =
    (asked.some(isSubstance) || parsed.preferences.has("vegetables")) && !asked.some(isAnimal);
  const pool =
    slot.fill === undefined
      ? [
          ...new Set([
            ...withSwaps(cuisine.foods, isAllowed),
            ...PANTRY.filter((each) => suits(each, cuisine, asked)),
          ]),
        ]
      : withSwaps(wordList(slot.fill), isAllowed);
  return pool.filter(
    (each) =>
      isAllowed(each) &&
      takes(dishType, slot, each) &&
      !(isMeatless && isAnimal(each)) &&
      !(each.role === "liquid" && isAnimal(each) && !chosen.some((other) => isOfOneKind(each, other))) &&
      (slot.how === undefined || (each.minutes[slot.how] ?? 0) <= maxMinutes),
  );
}

/** The roles for which a cuisine has its own foods: ginger suits prawns, but no paella. */
const SEASONING: readonly Role[] = ["aromatic", "herb", "spice", "acid", "sauce"];
/**
 * The weight of a food's suiting the requested ones. Zero for fat: it depends on the cuisine, not on what is fried in
 * it.
 */
const FRIENDSHIP: Readonly<Partial<Record<Role, number>>> = { aromatic: 1.6, fat: 0 };

function scoreOf(
  each: Food,
  slot: Slot,
  asked: readonly Food[],
  chosen: readonly Food[],
  { cuisine, parsed, random }: Taste,
): number {
  const order =
    slot.fill === undefined ? cuisineRank(cuisine, each) : Math.max(0, wordList(slot.fill).indexOf(each.id));
  const [luck, friendship] = [random() * 1.8, FRIENDSHIP[each.role] ?? 4];
  return (
    (each.role === "fat" ? 0 : luck) +
    Math.min(2, asked.filter((other) => arePartners(each, other)).length) * friendship +
    Math.min(3, chosen.filter((other) => arePartners(each, other)).length) * Math.min(friendship, 1.2) +
    (cuisine.foods.includes(each.id) ? 3 : SEASONING.includes(each.role) ? -2.5 : 0) +
    seasonScore(each, parsed, asked) -
    order * (slot.isStrict ? 100 : slot.only === undefined ? 0.6 : 1.5)
  );
}

/** Replaces each food that is not allowed with its substitute. */
function withSwaps(ids: readonly string[], isAllowed: (food: Food) => boolean): Food[] {
  return [...new Set(ids.map(food).flatMap((each) => allowedOf(each, isAllowed)))];
}

function suits(each: Food, cuisine: Cuisine, asked: readonly Food[]): boolean {
  return cuisine.foods.includes(each.id) || asked.some((other) => arePartners(each, other));
}

function cuisineRank({ foods }: Cuisine, { id }: Food): number {
  const rank = foods.indexOf(id);
  return rank < 0 ? 8 : rank / 3;
}

function withAlike(each: Food): Food[] {
  return alikeTo(each.id).map((id) => (id === each.id ? each : food(id)));
}

/** Returns whether a dish can be about this food; a query that names such foods but no meat gets no meat. */
function isSubstance({ role }: Food): boolean {
  return ["protein", "pulse", "vegetable", "leaf", "fruit", "starch", "cheese"].includes(role);
}

function isAnimal({ contains, role }: Food): boolean {
  return (
    (role === "protein" || role === "liquid") && (contains.includes("meat") || contains.includes("fish"))
  );
}

/** Returns whether a stock suits a food: meat stock to meat, fish stock to fish. */
function isOfOneKind(stock: Food, { role, contains }: Food): boolean {
  return (
    role === "protein" &&
    (["meat", "fish"] as const).some((each) => stock.contains.includes(each) && contains.includes(each))
  );
}

/** Returns the score for foods of the same season; a season that the query names counts most. */
function seasonScore(each: Food, { seasons }: ParsedQuery, asked: readonly Food[]): number {
  if (each.seasons.length === 0) return 0;
  if (seasons.length > 0) return each.seasons.some((season) => seasons.includes(season)) ? 3 : -4;
  const others = asked.flatMap((other) => other.seasons);
  if (others.length === 0) return 0;
  return each.seasons.some((season) => others.includes(season)) ? 1.2 : -1.5;
}
