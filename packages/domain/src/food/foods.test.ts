import { describe, expect, it } from "vitest";
import { type RecipeLanguage, RECIPE_LANGUAGES } from "../language.ts";
import type { Food } from "./food.ts";
import { namesOf } from "./food-index.ts";
import { nameKey } from "./food-words.ts";
import { foodById, FOODS } from "./foods.ts";

const ids = FOODS.map(({ id }) => id);
const keysOf = (food: Food, language: RecipeLanguage) => namesOf(food, language).map(nameKey);

describe("the table of foods", () => {
  it("has at least 750 foods, each once", () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(750);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("has every group and part that it names", () => {
    const unknown = FOODS.flatMap(({ id, is, has }) =>
      [...is, ...has].filter((other) => other === id || !foodById(other)),
    );
    expect(unknown).toEqual([]);
  });

  it("has no food that is a kind or a part of itself", () => {
    const reaches = (from: Food, id: string, depth = 0): boolean =>
      depth > 12 ||
      [...from.is, ...from.has].some((next) => {
        const food = foodById(next);
        return next === id || (food !== null && reaches(food, id, depth + 1));
      });
    expect(FOODS.filter((food) => reaches(food, food.id))).toEqual([]);
  });

  it.each(RECIPE_LANGUAGES)("has every %s name for one food only", (language) => {
    const sharedBy = (foods: readonly Food[]) => {
      const owners = new Map<string, string>();
      return foods.flatMap((food) =>
        [...new Set(keysOf(food, language))].filter((key) => {
          const isTaken = owners.has(key);
          owners.set(key, food.id);
          return isTaken;
        }),
      );
    };
    // In recipes a name can mean another food than in requests.
    expect(sharedBy(FOODS.filter(({ isOnlyInRecipes }) => isOnlyInRecipes))).toEqual([]);
    expect(sharedBy(FOODS.filter(({ isOnlyInRecipes }) => !isOnlyInRecipes))).toEqual([]);
  });

  it.each(RECIPE_LANGUAGES)("writes every other %s name once", (language) => {
    const repeated = FOODS.flatMap(({ also }) => {
      const keys = also[language].map(nameKey);
      return keys.filter((key, at) => key === "" || keys.indexOf(key) !== at);
    });
    expect(repeated).toEqual([]);
  });
});
