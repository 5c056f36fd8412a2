import { type RecipeLanguage, RECIPE_LANGUAGES } from "@larder/domain/language";
import { readQuery } from "./query/read-query.ts";

/** A food that a query names. */
export interface RecognisedFood {
  /** As the query has it; the food's own name where the query names a dish. */
  words: string;
  /** What it is called, in both languages: a recipe that has it says one of these. */
  names: readonly string[];
}

/**
 * The foods that a query asks for, in its order; those of a dish with a name of its own count too ("carbonara" is spaghetti,
 * bacon, Parmesan). What it wants to be without is not among them. For looking up recipes that are near to a query.
 */
export function recogniseFoods(query: string, language?: RecipeLanguage): RecognisedFood[] {
  return readQuery(query, language).foods.map(({ words, foods }) => {
    const [likeliest] = foods;
    const names = likeliest
      ? RECIPE_LANGUAGES.flatMap((each) => [likeliest.short[each].one, likeliest.name[each].one])
      : [];
    return { words, names: [...new Set(names)] };
  });
}
