import { type RecipeLanguage, RECIPE_LANGUAGES } from "@larder/domain/language";
import { readQuery } from "./query/read-query.ts";

/** A food that a query names. */
export interface RecognisedFood {
  /** The food as the query writes it; the food's own name where the query names a dish. */
  words: string;
  /** The food's names in both languages; a recipe with the food uses one of these. */
  names: readonly string[];
}

/**
 * Returns the foods that a query asks for, in its order, without those that it excludes; a named dish counts as its
 * foods ("carbonara" is spaghetti, bacon, Parmesan). Used to look up recipes that are similar to a query.
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
