import { describe, expect, it } from "vitest";
import { filterRecipes, matchesRecipe, type RecipeSearch } from "./filter.ts";
import type { IngredientRow, RecipeSummary } from "../recipe/recipe.ts";

type Card = Pick<RecipeSummary, "name" | "tags" | "ingredientNames">;

const noodles: Card = {
  name: "Peanut noodles",
  tags: ["dinner", "quick"],
  ingredientNames: ["Soy sauce", "egg noodles", "jalapeño"],
};
const cake: Card = { name: "Crème caramel", tags: ["dessert"], ingredientNames: ["eggs", "sugar"] };

describe("filterRecipes", () => {
  it.each<[string, RecipeSearch, string[]]>([
    ["nothing asked", {}, ["Peanut noodles", "Crème caramel"]],
    ["a term in an ingredient name", { terms: ["soy"] }, ["Peanut noodles"]],
    ["a term in the name", { terms: ["caramel"] }, ["Crème caramel"]],
    ["a term that both hold, in other case", { terms: ["EGG"] }, ["Peanut noodles", "Crème caramel"]],
    ["every term must be found", { terms: ["egg", "sugar"] }, ["Crème caramel"]],
    ["one term from the name, one from the ingredients", { terms: ["peanut", "egg"] }, ["Peanut noodles"]],
    ["accents do not matter", { terms: ["creme", "ÉGGS"] }, ["Crème caramel"]],
    ["ñ is found by n", { terms: ["jalapeno"] }, ["Peanut noodles"]],
    ["a term never spans two ingredients", { terms: ["sauce egg"] }, []],
    ["blank terms ask nothing", { terms: ["", "  "] }, ["Peanut noodles", "Crème caramel"]],
    ["signs of patterns are plain text", { terms: ["."] }, []],
    ["free text in the name", { q: "NOODLE" }, ["Peanut noodles"]],
    ["free text is not looked for in ingredients", { q: "soy" }, []],
    ["blank free text asks nothing", { q: " " }, ["Peanut noodles", "Crème caramel"]],
    ["a tag", { tag: "dinner" }, ["Peanut noodles"]],
    ["part of a tag is no match", { tag: "din" }, []],
    ["a tag in other case is no match", { tag: "Dinner" }, []],
    ["terms, free text and tag together", { terms: ["egg"], q: "peanut", tag: "quick" }, ["Peanut noodles"]],
    ["one of them unmet", { terms: ["egg"], q: "peanut", tag: "dessert" }, []],
  ])("%s", (_, search, names) => {
    expect(filterRecipes([noodles, cake], search).map((recipe) => recipe.name)).toEqual(names);
  });

  it("reads the ingredient groups of a whole recipe", () => {
    const row = (ingredient_name: string): IngredientRow => {
      return { ingredient_name, unit: "", measure: "", prep_style: "" };
    };
    const recipe = {
      name: "Stew",
      tags: [],
      ingredients: { main: [row("beef")], sauce: [row("Crème fraîche")] },
    };
    expect(matchesRecipe(recipe, { terms: ["beef", "creme"] })).toBe(true);
    expect(matchesRecipe(recipe, { terms: ["main"] })).toBe(false);
  });
});
