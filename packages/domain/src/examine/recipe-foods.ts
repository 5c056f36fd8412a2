import { RECIPE_LANGUAGES, type RecipeLanguage } from "../language.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import { eatenIn, type FoodInSentence, rowFoodsIn, type SentenceFoods } from "./eaten-foods.ts";
import { ownFoods } from "./made-foods.ts";
import {
  type RecipeSentence,
  type RecipeSentences,
  sentencesOf,
  withoutAnalogies,
} from "./recipe-sentences.ts";
import { usedIn } from "./used-foods.ts";

/** The foods that a recipe has, by its rows and its sentences. */
export interface RecipeFoods {
  language: RecipeLanguage;
  sentences: RecipeSentences;
  rows: readonly SentenceFoods[];
  /** The foods that go into the dish in a step, but for those that the recipe makes of others. */
  steps: readonly SentenceFoods[];
}

/** Finds the foods of a recipe in its rows and the sentences of its steps. */
export function foodsOf(recipe: RecipeDraft): RecipeFoods {
  const sentences = sentencesOf({ ...recipe, steps: recipe.steps.map(withoutAnalogies) });
  const language = RECIPE_LANGUAGES.find((each) => recipe.language?.startsWith(each)) ?? "en";
  const withUsed = (sentence: RecipeSentence, foods: readonly FoodInSentence[]) => ({
    sentence,
    foods: [...foods, ...usedIn(sentence, foods)],
  });
  const rows = sentences.rows.map((row) => withUsed(row, rowFoodsIn(row, language)));
  const steps = sentences.steps.map((sentence) => withUsed(sentence, eatenIn(sentence, language)));
  const listed = rows.flatMap(({ foods }) => foods);
  const isOwn = ownFoods(recipe, listed, steps, language);
  return {
    language,
    sentences,
    rows,
    steps: steps.map(({ sentence, foods }) => ({ sentence, foods: foods.filter((food) => !isOwn(food)) })),
  };
}
