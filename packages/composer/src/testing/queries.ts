import type { RecipeLanguage } from "@larder/domain/language";
import type { DietId } from "@larder/domain/recipe/recipe-request";
import * as fc from "fast-check";
import { DISH_TYPES } from "../dish-types/dish-types.ts";
import type { Food } from "../pantry/food.ts";
import { PANTRY } from "../pantry/pantry.ts";
import { takes } from "../placement.ts";
import { CUISINES } from "../cuisines.ts";

/** A query as a user could type it, with the parts it was made of. */
export interface RandomQuery {
  query: string;
  language: RecipeLanguage;
  servings: number | undefined;
  diet: DietId | undefined;
  foods: readonly Food[];
}

const SEASON_WORDS = [
  { en: "spring", es: "primavera" },
  { en: "summer", es: "verano" },
  { en: "autumn", es: "otoño" },
  { en: "winter", es: "invierno" },
];
const PREFERENCE_WORDS = [
  { en: "quick", es: "rápido" },
  { en: "spicy", es: "picante" },
  { en: "creamy", es: "cremoso" },
  { en: "high protein", es: "rico en proteínas" },
  { en: "hearty", es: "reconfortante" },
  { en: "light", es: "ligero" },
  { en: "dinner", es: "cena" },
];
const DIETS: readonly { id: DietId; words: Readonly<Record<RecipeLanguage, string>> }[] = [
  { id: "vegan", words: { en: "vegan", es: "vegano" } },
  { id: "vegetarian", words: { en: "vegetarian", es: "vegetariano" } },
  { id: "pescatarian", words: { en: "pescatarian", es: "pescetariano" } },
  { id: "gluten-free", words: { en: "gluten free", es: "sin gluten" } },
  { id: "dairy-free", words: { en: "dairy free", es: "sin lácteos" } },
];

/** Foods whose names are no diets ("egg and gluten-free bread" leaves out egg) and mean nothing else ("maíz" is any corn). */
const NAMEABLE = PANTRY.filter(
  (food) =>
    !/free|plant|vegan|vegetarian|vegetable|soy|sweetcorn/.test(food.name.en.one) &&
    DISH_TYPES.some((dishType) => Object.values(dishType.slots).some((slot) => takes(dishType, slot, food))),
);

const pick = <T>(items: readonly T[]) => fc.constantFrom(...items);
const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq = 2) => fc.option(arbitrary, { nil: undefined, freq });
const firstWord = (words: string) => words.split(", ")[0] ?? words;

/**
 * Queries of foods by any of their names, a dish type, a diet, a cuisine, a season, a number of people: each may be
 * missing.
 */
export const randomQuery: fc.Arbitrary<RandomQuery> = fc
  .record({
    language: pick<RecipeLanguage>(["en", "es"]),
    foods: fc.uniqueArray(pick(NAMEABLE), { maxLength: 5 }),
    plural: fc.boolean(),
    dishType: maybe(pick(DISH_TYPES), 1),
    diet: maybe(pick(DIETS), 1),
    cuisine: maybe(pick(CUISINES), 1),
    season: maybe(pick(SEASON_WORDS), 1),
    preference: maybe(pick(PREFERENCE_WORDS), 1),
    servings: maybe(fc.integer({ min: 1, max: 12 }), 1),
  })
  .filter(
    ({ foods, dishType, diet, cuisine }) =>
      foods.length > 0 || dishType !== undefined || diet !== undefined || cuisine !== undefined,
  )
  .map(({ language, foods, plural, dishType, diet, cuisine, season, preference, servings }) => {
    const [and, serves] = language === "en" ? [" and ", "for"] : [" y ", "para"];
    const names = foods
      .map(({ name, short }) => (plural ? name[language].many : short[language].one))
      .join(and);
    const parts = [preference, diet?.words, cuisine?.words, season, dishType?.words].flatMap((words) =>
      words ? [firstWord(words[language])] : [],
    );
    const people = servings === undefined ? [] : [`${serves} ${servings}`];
    return { query: [...parts, names, ...people].join(" "), language, servings, diet: diet?.id, foods };
  });
