import type { Food } from "@larder/domain/food/food";
import { contentsOf } from "@larder/domain/food/holds";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { DietId, RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { dietOf } from "@larder/domain/request/diets";
import { wordSet } from "@larder/domain/text/word-set";
import { type Bilingual, t } from "./bilingual.ts";

const DIET_TAGS: Readonly<Partial<Record<DietId, Bilingual>>> = {
  vegan: t("vegan", "vegano"),
  vegetarian: t("vegetarian", "vegetariano"),
  pescatarian: t("pescatarian", "pescetariano"),
  "gluten-free": t("gluten-free", "sin gluten"),
  "dairy-free": t("dairy-free", "sin lácteos"),
};

/** Returns tags for the diets that the foods obey: the requested ones, and always vegetarian and vegan. */
export function dietTags(foods: readonly Food[], { diets, language }: RecipeRequest): string[] {
  const contents = new Set(foods.flatMap((food) => [...contentsOf(food)]));
  const isObeyed = (diet: DietId) => dietOf(diet).contents.every((content) => !contents.has(content));
  const ids: DietId[] = [...diets.map(({ diet }) => diet), "vegetarian", "vegan"];
  return [...new Set(ids.filter(isObeyed).flatMap((diet) => DIET_TAGS[diet]?.[language] ?? []))];
}

/** Diets that a recipe obeys whose foods they all allow, though how much is eaten counts too. */
const DECIDED_BY_FOODS = wordSet("keto low-carb low-fodmap paleo pregnancy weak-immunity");

/** Diets of which the foods decide a part: how they were produced, cut or weighed decides the rest. */
const PARTLY_BY_FOODS: ReadonlySet<string> = new Set([
  "halal",
  "kosher",
  "diabetic",
  "toddler",
  "baby",
  "low-salt",
]);

/** Returns notes on the diets that foods alone cannot promise. */
export function unpromised({ diets }: RecipeRequest): ComposerNote[] {
  return diets
    .filter(({ diet }) => !dietOf(diet).isPromised && !DECIDED_BY_FOODS.has(diet))
    .map(({ diet, words }): ComposerNote => ({
      code: PARTLY_BY_FOODS.has(diet) ? "by-foods" : "not-obeyed",
      words: [words],
    }));
}
