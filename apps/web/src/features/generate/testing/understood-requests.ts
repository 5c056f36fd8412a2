import type { Exclusion, RecipeRequest } from "@larder/domain/recipe/recipe-request";

export const EGG: Exclusion = { words: "eggs", foods: [], contents: ["egg"], isAllergy: false };
export const KIWI: Exclusion = { words: "kiwi", foods: ["kiwi"], contents: [], isAllergy: false };
export const NUTS: Exclusion = { words: "nuts", foods: [], contents: ["nuts"], isAllergy: true };
export const EMPTY: RecipeRequest = {
  language: "en",
  dish: null,
  foods: [],
  excluded: [],
  diets: [],
  servings: null,
  minutes: null,
  tools: [],
  preferences: [],
  onlyThese: false,
  unknown: [],
  unresolved: [],
};
export const PANCAKES: RecipeRequest = {
  ...EMPTY,
  dish: { words: "pancakes", id: "pancakes" },
  excluded: [EGG],
  servings: 4,
  tools: [{ tool: "air-fryer", use: true, words: "air fryer" }],
  preferences: ["quick"],
  unknown: ["zorblax"],
};
