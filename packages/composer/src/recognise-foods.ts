import { foodById } from "@larder/domain/food/foods";
import { type RecipeLanguage, RECIPE_LANGUAGES } from "@larder/domain/language";
import { cardById } from "./cards/cards.ts";
import type { RecognisedFood } from "./composition.ts";
import { understandQuery } from "./understand.ts";

/**
 * Returns the foods that a query asks for, in its order, without those that it excludes; a dish with a card counts as
 * the foods that make it. Used to look up recipes that are similar to a query.
 */
export function recogniseFoods(query: string, language?: RecipeLanguage): RecognisedFood[] {
  const request = understandQuery(query, language);
  const card = cardById(request.dish?.id ?? "");
  const core = card?.rows.filter(({ key }) => card.core.includes(key)) ?? [];
  return [
    ...core.map(({ food }) => ({ words: food.short[request.language].many, food })),
    ...request.foods.flatMap(({ words, food: id }) => {
      const food = id === null ? null : foodById(id);
      return food ? [{ words, food }] : [];
    }),
  ].map(({ words, food }) => {
    const names = RECIPE_LANGUAGES.flatMap((each) => [food.short[each].one, food.name[each].one]);
    return { words, names: [...new Set(names)] };
  });
}
