import type { DietaryRestrictions } from "../account/dietary-restrictions.ts";
import { type Content, CONTENTS } from "../food/content.ts";
import type { FoodId } from "../food/food.ts";
import { FOODS } from "../food/foods.ts";
import { heldOf } from "../food/holds.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import { barredBy } from "../request/barred.ts";
import { fold } from "../text/fold.ts";
import { foodsOf } from "./recipe-foods.ts";
import { rowsFoods } from "./row-references.ts";
import { chokingFoods } from "./choking.ts";

/** What a recipe has, with all that its compound foods have. */
export interface HeldFoods {
  contents: ReadonlySet<Content>;
  foods: ReadonlySet<FoodId>;
}

/** What recipes of a list must not have. */
export interface ExcludedFoods {
  contents: readonly Content[];
  foods: readonly FoodId[];
  /** Folded words that name no known food; they must not be in the recipe's name or ingredient names. */
  words: readonly string[];
}

/** Raised when rules change by which foods or dangers are found, so that stored recipes are examined anew. */
const RULES = 4;

let version: string | undefined;

/** Returns the version of the table of foods and of the rules, under which the foods of a recipe are stored. */
export function examinerVersion(): string {
  return (version ??= `${RULES}.${hashOf(JSON.stringify([FOODS, CONTENTS]))}`);
}

/** @see http://www.isthe.com/chongo/tech/comp/fnv/ (FNV-1a, 32 bits) */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Returns the foods that a recipe has, so that recipes can be searched without being examined: `findBreaches` finds a
 * breach of an excluded food or content exactly where it is among these. A sentence's food that is a row's under a
 * shorter name or that of its group adds nothing: it is barred only where all rows of that name are.
 */
export function heldBy(recipe: RecipeDraft): HeldFoods {
  const { rows, steps, sentences, language } = foodsOf(recipe);
  const listed = rows.flatMap(({ foods }) => foods);
  const isListed = rowsFoods(listed, language);
  const added = steps.flatMap(({ foods }) => foods.filter((mention) => !isListed(mention)));
  const held = [...listed, ...added].map(heldOf);
  const contents = new Set(held.flatMap((each) => each.contents));
  // What a child chokes on depends on its form.
  contents.delete("choking");
  if (chokingFoods(sentences).length > 0) contents.add("choking");
  return { contents, foods: new Set(held.flatMap(({ foods }) => foods)) };
}

/** Returns what the recipes must not have that a cook with these restrictions is shown; null where they bar nothing. */
export function excludedBy({ excluded, diets }: DietaryRestrictions): ExcludedFoods | null {
  const { contents, foods } = barredBy({ excluded, diets: diets.map((diet) => ({ diet, words: diet })) });
  const words = excluded
    .filter((each) => each.foods.length + each.contents.length === 0)
    .map((each) => fold(each.words).replace(/e?s$/, ""))
    .filter((word) => word !== "");
  return contents.length + foods.length + words.length > 0 ? { contents, foods, words } : null;
}
