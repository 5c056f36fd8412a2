import type { RecipeLanguage } from "@larder/domain/language";
import * as fc from "fast-check";
import { DISH_TYPES } from "../dish-types/dish-types.ts";
import type { Food } from "../pantry/food.ts";
import { PANTRY } from "../pantry/pantry.ts";
import { CUISINES } from "../cuisines.ts";
import { DIETS, SEASONS, PREFERENCES } from "../query/query-words.ts";

/** A query as a user could type it, with the parts it was made of. */
export interface RandomQuery {
  query: string;
  language: RecipeLanguage;
  servings: number | undefined;
  diet: string | undefined;
  foods: readonly Food[];
}

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
    foods: fc.uniqueArray(pick(PANTRY), { maxLength: 5 }),
    plural: fc.boolean(),
    dishType: maybe(pick(DISH_TYPES), 1),
    diet: maybe(pick(DIETS), 1),
    cuisine: maybe(pick(CUISINES), 1),
    season: maybe(pick(Object.values(SEASONS)), 1),
    preference: maybe(pick(Object.values(PREFERENCES)), 1),
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
    const parts = [preference, diet?.words, cuisine?.words, season, dishType?.words, dishType?.ways].flatMap(
      (words) => (words ? [firstWord(words[language])] : []),
    );
    const people = servings === undefined ? [] : [`${serves} ${servings}`];
    return { query: [...parts, names, ...people].join(" "), language, servings, diet: diet?.id, foods };
  });
