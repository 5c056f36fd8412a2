import { groundRecipe } from "@larder/domain/checks/ground-recipe";
import { withListedIngredients } from "@larder/domain/checks/listed-ingredients";
import { withTimesAddedUp } from "@larder/domain/checks/times";
import { findBreaches } from "@larder/domain/examine/find-breaches";
import { findDangers } from "@larder/domain/examine/find-dangers";
import { readRequest } from "@larder/domain/request/read-request";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { formatMeasure } from "@larder/domain/measure/shown-amount";
import { beforeAll, describe, expect, it } from "vitest";
import { readStarterRecipes } from "./starter-recipes.ts";

/** Returns a recipe as text, as users paste it. */
const textOf = ({ name, servings, duration, ingredients, steps }: Recipe): string =>
  [
    name,
    `${servings} | ${duration.prep_time_minutes} min + ${duration.cook_time_minutes} min`,
    ...Object.values(ingredients)
      .flat()
      .map((each) => `${formatMeasure(each)} ${each.unit} ${each.ingredient_name}, ${each.prep_style}`),
    ...steps.flatMap(({ sub_steps }) => sub_steps.map(({ description }) => description)),
  ].join("\n");

/** Returns the breaches of ingredients alone: a tip of a vegan recipe may say what it goes with. */
const breachesInRows = (recipe: Recipe, request: RecipeRequest) =>
  findBreaches(recipe, request).filter(({ where }) => where.part === "ingredient");

describe("the checks on recipes that people wrote", () => {
  let recipes: Recipe[];
  beforeAll(async () => {
    recipes = await readStarterRecipes();
  });

  it("find each recipe in its own text completely", () => {
    expect(recipes.map((each) => groundRecipe(each, textOf(each)).ungroundedLines).flat()).toEqual([]);
  });

  it("find no recipe in the text of another", () => {
    const scores = recipes.flatMap((one) =>
      recipes.filter((other) => other !== one).map((other) => groundRecipe(one, textOf(other)).score),
    );
    expect(Math.max(...scores)).toBeLessThan(0.5);
  });

  it("raise no false alarm", () => {
    for (const each of recipes) {
      expect([each.name, withListedIngredients(each).added]).toEqual([each.name, []]);
      expect([each.name, findDangers(each)]).toEqual([each.name, []]);
      expect([each.name, withTimesAddedUp(each).isMended]).toEqual([each.name, false]);
      expect([each.name, each.tags.flatMap((tag) => breachesInRows(each, readRequest(tag)))]).toEqual([
        each.name,
        [],
      ]);
    }
  });
});
