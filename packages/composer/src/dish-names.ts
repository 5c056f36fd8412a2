import { type DishIndex, dishIndex, type DishName } from "@larder/domain/request/dish-index";
import type { RecipeLanguage } from "@larder/domain/language";
import { CARDS } from "./cards/cards.ts";
import type { Card } from "./cards/card.ts";
import type { DishType } from "./dish-types/dish-type.ts";
import { DISH_TYPES } from "./dish-types/dish-types.ts";
import { APART, ENGLISH_TOO, NAMED_DISHES } from "./named-dishes.ts";
import { type Bilingual, t } from "./bilingual.ts";

const TYPE_PREFIX = "type:";
const COURSE_PREFIX = "course:";

/** Words for any dish of a course, and those that mean it only while they stand alone. */
const COURSE_NAMES: Readonly<Record<string, { any: Bilingual; alone: Bilingual }>> = {
  dessert: {
    any: t("dessert, desserts, treat", "postre, postres"),
    alone: t("pudding, puddings, sweet", "dulce, dulces"),
  },
};

const generic = (id: string, names: Bilingual): DishName => ({
  id,
  names: { en: listOf(names.en), es: listOf(names.es) },
  isGeneric: true,
});

/**
 * Every dish that the composer knows by name: the cards, dish types and courses as names of many dishes, and dishes that
 * it cannot make. Of equal names the first counts.
 */
export const DISH_NAMES: DishIndex = dishIndex([
  ...CARDS.map(namesOfCard),
  ...DISH_TYPES.map(({ id, words }) => generic(`${TYPE_PREFIX}${id}`, words)),
  ...Object.entries(COURSE_NAMES).flatMap(([id, { any, alone }]) => [
    generic(`${COURSE_PREFIX}${id}`, any),
    { ...generic(`${COURSE_PREFIX}${id}`, alone), standsAlone: true },
  ]),
  ...NAMED_DISHES,
]);

/** Returns the dish type that a dish's id names; null for cards and courses. */
export function dishTypeOf(dishId: string): DishType | null {
  return DISH_TYPES.find(({ id }) => `${TYPE_PREFIX}${id}` === dishId) ?? null;
}

/** Returns the id of the dish type that a dish's name says: "omelette" in "leek omelette"; null where it says none. */
export function typeInName(name: string, language: RecipeLanguage): string | null {
  const words = name.toLowerCase();
  const type = DISH_TYPES.find((each) =>
    listOf(each.words[language]).some((word) =>
      language === "en" ? words.endsWith(` ${word}`) : words.startsWith(`${word} `),
    ),
  );
  return type ? `${TYPE_PREFIX}${type.id}` : null;
}

/** Returns the course that a dish's id names; null for other dishes. */
export function courseOf(dishId: string): string | null {
  return dishId.startsWith(COURSE_PREFIX) ? dishId.slice(COURSE_PREFIX.length) : null;
}

/**
 * Returns the names by which a card's dish is found: none that is a dish of its own, and in English none that is but
 * Spanish.
 */
function namesOfCard({ id, names, cuisine, pieces, serves }: Card): DishName {
  const own = (name: string, at: number) => at === 0 || !APART.has(keyOf(name));
  const spanish = new Set(cuisine === "spanish" ? names.es.map(keyOf) : []);
  const isEnglish = (name: string) => !spanish.has(keyOf(name)) || ENGLISH_TOO.has(keyOf(name));
  return {
    id,
    names: { en: names.en.filter(own).filter(isEnglish), es: names.es.filter(own) },
    ...(pieces === null ? {} : { piecesEach: pieces / serves }),
  };
}

function keyOf(name: string): string {
  return name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function listOf(names: string): string[] {
  return names.split(", ").filter((name) => name !== "");
}
