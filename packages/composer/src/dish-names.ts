import { type DishIndex, dishIndex, type DishName } from "@larder/domain/request/dish-index";
import type { RecipeLanguage } from "@larder/domain/language";
import { fold } from "@larder/domain/text/fold";
import { CARDS, cardById } from "./cards/cards.ts";
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
  cake: { any: t("", ""), alone: t("cake, cakes", "tarta, tartas, pastel, pasteles") },
  biscuits: { any: t("", ""), alone: t("biscuits, biscuit", "galletas, galleta") },
};

const general = (id: string, en: string, es: string) => ({ id, words: t(en, es) });

/** Names of dishes of many fillings, by the card that makes them of the foods of a request. */
const GENERAL_CARDS = [
  general(
    "filled-omelette",
    "omelette, omelettes, omelet, omelets",
    "tortilla, tortillas, tortilla francesa",
  ),
  general("filled-quiche", "quiche, quiches", "quiche, quiches"),
  general("filled-risotto", "risotto, risottos", "risotto, risottos, rissotto"),
  general(
    "filled-sandwich",
    "sandwich, sandwiches, toastie, toasties, panini, sub, open sandwich",
    "bocadillo, bocadillos, sándwich, sándwiches, sandwich, bocata, montadito, tostas, tosta",
  ),
  general("filled-rice", "rice dish, one-pot rice", "arroz, arroces, arroz al horno"),
  general("filled-bowl", "bowl, bowls, buddha bowl, grain bowl, power bowl", "bol, bowl, bowls, boles"),
  general(
    "fruit-smoothie",
    "smoothie, smoothies, shake, milkshake",
    "batido, batidos, smoothie, licuado, licuados, malteada",
  ),
];

/** Every kind of dishes that a request can name, with its words. */
export const KINDS_OF_DISHES: readonly { id: string; words: Bilingual }[] = [...DISH_TYPES, ...GENERAL_CARDS];

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
  ...KINDS_OF_DISHES.map(({ id, words }) => generic(`${TYPE_PREFIX}${id}`, words)),
  ...Object.entries(COURSE_NAMES).flatMap(([id, { any, alone }]) => [
    generic(`${COURSE_PREFIX}${id}`, any),
    { ...generic(`${COURSE_PREFIX}${id}`, alone), standsAlone: true },
  ]),
  ...NAMED_DISHES,
]);

/** Returns every name of every dish that is known. */
export function allDishNames(): string[] {
  return [...CARDS, ...NAMED_DISHES].flatMap(({ names }) => [...names.en, ...names.es]);
}

/** Returns the names of the dish type or general card that a dish's id names; null for other cards and courses. */
export function typeNames(dishId: string): Bilingual | null {
  return KINDS_OF_DISHES.find(({ id }) => `${TYPE_PREFIX}${id}` === dishId)?.words ?? null;
}

/** Returns the card that makes all dishes which a dish's id names, of any filling; null where there is none. */
export function generalCardOf(dishId: string): Card | null {
  const general = GENERAL_CARDS.find(({ id }) => `${TYPE_PREFIX}${id}` === dishId);
  return general ? cardById(general.id) : null;
}

/** Returns the id of a kind of dishes where a name says no more than that: "omelette", "risotto"; else null. */
export function typeNamed(name: string, language: RecipeLanguage): string | null {
  const type = KINDS_OF_DISHES.find(({ words }) => listOf(words[language]).includes(name.toLowerCase()));
  return type ? `${TYPE_PREFIX}${type.id}` : null;
}

/** Returns the dish type that a dish's id names; null for cards and courses. */
export function dishTypeOf(dishId: string): DishType | null {
  return DISH_TYPES.find(({ id }) => `${TYPE_PREFIX}${id}` === dishId) ?? null;
}

/** Returns the id of the dish type that a dish's name says: "omelette" in "leek omelette"; null where it says none. */
export function typeInName(name: string, language: RecipeLanguage): string | null {
  const words = name.toLowerCase();
  const type = KINDS_OF_DISHES.find((each) =>
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
  const own = (name: string, at: number) => at === 0 || !APART.has(fold(name));
  const spanish = new Set(cuisine === "spanish" ? names.es.map(fold) : []);
  const isEnglish = (name: string) => !spanish.has(fold(name)) || ENGLISH_TOO.has(fold(name));
  return {
    id,
    names: { en: names.en.filter(own).filter(isEnglish), es: names.es.filter(own) },
    ...(pieces === null ? {} : { piecesEach: pieces / serves }),
  };
}

function listOf(names: string): string[] {
  return names.split(", ").filter((name) => name !== "");
}
