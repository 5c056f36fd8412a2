import type { Food, FoodId } from "./food.ts";
import { foodById } from "./foods.ts";
import { holdsFood, isKind } from "./holds.ts";

/** Flours and what else a dough, a batter, a crust or a coating is made of where it has no wheat. */
export const FLOURS: readonly FoodId[] = [
  "flour",
  "flour-gluten-free",
  "rice-flour",
  "chickpea-flour",
  "almond-flour",
  "coconut-flour",
  "polenta",
  "masa-harina",
  "masarepa",
  "cornflour",
  "starch",
  "potato-starch",
  "tapioca",
  "arrowroot",
  "oats",
  "oats-gluten-free",
  "buckwheat",
  "millet",
  "teff",
  "sorghum",
  "psyllium",
  "breadcrumbs",
  "breadcrumbs-gluten-free",
  "bread-gluten-free",
  "biscuits-gluten-free",
  "puff-pastry-gluten-free",
  "shortcrust-pastry-gluten-free",
  "empanada-dough-gluten-free",
];

/** What stands for milk, cream, butter or cheese. */
export const DAIRY_FREE: readonly FoodId[] = [
  "plant-milk",
  "soy-drink",
  "oat-drink",
  "almond-drink",
  "coconut-milk",
  "coconut-cream",
  "coconut-yoghurt",
  "yoghurt-soy",
  "cream-plant",
  "butter-plant",
  "margarine",
  "shortening",
  "oil",
  "vegan-cheese",
  "vegan-parmesan",
  "vegan-cream-cheese",
  "nutritional-yeast",
  "milk-lactose-free",
  "ghee",
];

/** Foods that cooks use for a part of a prepared food, in versions that leave the part out. */
const STAND_INS: readonly (readonly [part: FoodId, foods: readonly FoodId[]])[] = [
  ["wheat", FLOURS],
  ["dairy", DAIRY_FREE],
  [
    "egg",
    [
      "aquafaba",
      "egg-substitute",
      "plant-milk",
      "soy-drink",
      "flaxseed",
      "chia",
      "chickpea-flour",
      "cornflour",
      "custard-powder",
    ],
  ],
  ["nut", ["nut", "peanut", "seeds", "breadcrumbs"]],
  ["peanut", ["nut", "sunflower-butter", "tahini"]],
  ["meat", ["meat", "pulses", "textured-soy", "meat-substitute", "tofu", "tempeh", "seitan", "mushroom"]],
  ["sugar", ["sweetener", "honey", "agave", "maple-syrup", "brown-sugar", "dried-fruit"]],
  ["chocolate", ["chocolate-any", "cocoa", "carob"]],
  ["soy-sauce", ["tamari", "coconut-aminos", "miso"]],
  ["mayonnaise", ["vegan-mayonnaise", "yoghurt", "yoghurt-soy"]],
  ["oil", ["mayonnaise", "vegan-mayonnaise", "yoghurt", "tahini"]],
  ["vinegar", ["citrus"]],
];

/** Returns whether a food is used for a part of a prepared food: as that part, as its sibling, or in its place. */
export function standsFor(food: Food, part: Food): boolean {
  if (holdsFood(food, part.id) || isKind(part, food.id)) return true;
  if (food.is.some((group) => part.is.includes(group))) return true;
  return STAND_INS.some(
    ([replaced, foods]) => holdsFood(part, replaced) && foods.some((id) => isKind(food, id)),
  );
}

/** Returns the parts that a prepared food is made of, and after them those of the foods that it is a kind of. */
export function partsOf({ has, is }: Food): Food[] {
  return [...foodsOf(has), ...foodsOf(is).flatMap(partsOf)];
}

function foodsOf(ids: readonly FoodId[]): Food[] {
  return ids.flatMap((id) => foodById(id) ?? []);
}
