import { DAIRY } from "./dairy.ts";
import { FISH } from "./fish.ts";
import type { Food } from "./food.ts";
import { FRUIT } from "./fruit.ts";
import { MEAT } from "./meat.ts";
import { MEATLESS } from "./meatless.ts";
import { NUTS_AND_SUGARS } from "./nuts-and-sugars.ts";
import { ROOTS_AND_LEAVES } from "./roots-and-leaves.ts";
import { SAUCES } from "./sauces.ts";
import { SEASONINGS } from "./seasonings.ts";
import { STAPLES } from "./staples.ts";
import { STARCHES } from "./starches.ts";
import { VEGETABLES } from "./vegetables.ts";

/** All foods of the composer. */
export const PANTRY: readonly Food[] = [
  ...MEAT,
  ...FISH,
  ...MEATLESS,
  ...STARCHES,
  ...ROOTS_AND_LEAVES,
  ...VEGETABLES,
  ...SEASONINGS,
  ...STAPLES,
  ...SAUCES,
  ...DAIRY,
  ...FRUIT,
  ...NUTS_AND_SUGARS,
];

const BY_ID: ReadonlyMap<string, Food> = new Map(PANTRY.map((food) => [food.id, food]));

/** Returns the food of this id; a test checks that every id in the composer's data exists. */
export function food(id: string): Food {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`There is no "${id}" in the pantry.`);
  return found;
}

/** Returns the food itself where it is allowed, else its allowed substitutes, and theirs in turn; best first. */
export function allowedOf(each: Food, isAllowed: (food: Food) => boolean): Food[] {
  return isAllowed(each) ? [each] : each.swaps.flatMap((id) => allowedOf(food(id), isAllowed));
}

/** Returns whether two foods suit each other, by either's data. */
export function arePartners(one: Food, other: Food): boolean {
  return one.partners.includes(other.id) || other.partners.includes(one.id);
}
