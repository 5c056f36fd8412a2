import type { Food, FoodId } from "./food.ts";
import { CHEESE } from "./foods/cheese.ts";
import { COLD_CUTS } from "./foods/cold-cuts.ts";
import { DAIRY } from "./foods/dairy.ts";
import { DISHES } from "./foods/dishes.ts";
import { DRINKS } from "./foods/drinks.ts";
import { EGGS_AND_SOY } from "./foods/eggs-and-soy.ts";
import { FISH } from "./foods/fish.ts";
import { FRUIT } from "./foods/fruit.ts";
import { GRAINS } from "./foods/grains.ts";
import { HERBS_AND_SPICES } from "./foods/herbs-and-spices.ts";
import { MEAT } from "./foods/meat.ts";
import { NUTS_AND_SEEDS } from "./foods/nuts-and-seeds.ts";
import { PASTA_AND_BREAD } from "./foods/pasta-and-bread.ts";
import { PULSES } from "./foods/pulses.ts";
import { ROOTS_AND_LEAVES } from "./foods/roots-and-leaves.ts";
import { SAUCES } from "./foods/sauces.ts";
import { SHELLFISH } from "./foods/shellfish.ts";
import { STAPLES } from "./foods/staples.ts";
import { SWEET } from "./foods/sweet.ts";
import { VEGETABLES } from "./foods/vegetables.ts";

/**
 * All foods that the app knows by name, with their contents. The allergens are those of Regulation (EU) No 1169/2011,
 * Annex II; what compounds are made of follows their usual recipes. A food whose products vary contains what they
 * usually contain: a stock cube has celery, a fresh sausage rusk.
 */
export const FOODS: readonly Food[] = [
  ...MEAT,
  ...COLD_CUTS,
  ...FISH,
  ...SHELLFISH,
  ...EGGS_AND_SOY,
  ...PULSES,
  ...GRAINS,
  ...PASTA_AND_BREAD,
  ...ROOTS_AND_LEAVES,
  ...VEGETABLES,
  ...HERBS_AND_SPICES,
  ...STAPLES,
  ...SAUCES,
  ...DAIRY,
  ...CHEESE,
  ...FRUIT,
  ...NUTS_AND_SEEDS,
  ...SWEET,
  ...DRINKS,
  ...DISHES,
];

const BY_ID: ReadonlyMap<FoodId, Food> = new Map(FOODS.map((food) => [food.id, food]));

/** Returns the food of this id; null where the table has none. */
export function foodById(id: FoodId): Food | null {
  return BY_ID.get(id) ?? null;
}
