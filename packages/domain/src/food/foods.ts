import type { Food, FoodId } from "./food.ts";
import { DAIRY } from "./foods/dairy.ts";
import { FISH } from "./foods/fish.ts";
import { FRUIT } from "./foods/fruit.ts";
import { MEAT } from "./foods/meat.ts";
import { MEATLESS } from "./foods/meatless.ts";
import { NUTS_AND_SUGARS } from "./foods/nuts-and-sugars.ts";
import { ROOTS_AND_LEAVES } from "./foods/roots-and-leaves.ts";
import { SAUCES } from "./foods/sauces.ts";
import { SEASONINGS } from "./foods/seasonings.ts";
import { STAPLES } from "./foods/staples.ts";
import { STARCHES } from "./foods/starches.ts";
import { VEGETABLES } from "./foods/vegetables.ts";

/** All foods that the app knows by name. */
export const FOODS: readonly Food[] = [
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

const BY_ID: ReadonlyMap<FoodId, Food> = new Map(FOODS.map((food) => [food.id, food]));

/** Returns the food of this id; null where the table has none. */
export function foodById(id: FoodId): Food | null {
  return BY_ID.get(id) ?? null;
}
