import { type DishIndex, dishIndex, type DishName } from "@larder/domain/request/dish-index";
import { CARDS } from "./cards/cards.ts";
import type { DishType } from "./dish-types/dish-type.ts";
import { DISH_TYPES } from "./dish-types/dish-types.ts";
import { type Bilingual, t } from "./bilingual.ts";

const TYPE_PREFIX = "type:";
const COURSE_PREFIX = "course:";

/** Words for any dish of a course. */
const COURSE_NAMES: Readonly<Record<string, Bilingual>> = {
  dessert: t("dessert, desserts, pudding, puddings, sweet, treat", "postre, postres, dulce, dulces"),
};

const generic = (id: string, names: Bilingual): DishName => ({
  id,
  names: { en: listOf(names.en), es: listOf(names.es) },
  isGeneric: true,
});

/** Every dish that the composer knows by name: the cards, and dish types and courses as names of many dishes. */
export const DISH_NAMES: DishIndex = dishIndex([
  ...CARDS,
  ...DISH_TYPES.map(({ id, words }) => generic(`${TYPE_PREFIX}${id}`, words)),
  ...Object.entries(COURSE_NAMES).map(([id, names]) => generic(`${COURSE_PREFIX}${id}`, names)),
]);

/** Returns the dish type that a dish's id names; null for cards and courses. */
export function dishTypeOf(dishId: string): DishType | null {
  return DISH_TYPES.find(({ id }) => `${TYPE_PREFIX}${id}` === dishId) ?? null;
}

/** Returns the course that a dish's id names; null for other dishes. */
export function courseOf(dishId: string): string | null {
  return dishId.startsWith(COURSE_PREFIX) ? dishId.slice(COURSE_PREFIX.length) : null;
}

function listOf(names: string): string[] {
  return names.split(", ").filter((name) => name !== "");
}
