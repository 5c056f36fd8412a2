import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { withListedIngredients } from "./listed-ingredients.ts";

const check = (ingredients: unknown, ...used: string[]) =>
  withListedIngredients(
    normaliseRecipe({
      ingredients,
      steps: [
        {
          sub_steps: [{ description: "Mix.", ingredients: used.map((name) => ({ ingredient_name: name })) }],
        },
      ],
    }).recipe,
  );

describe("withListedIngredients", () => {
  it.each([
    ["the same in the plural", ["2 onions"], "onion"],
    ["a shorter name", ["2 tbsp extra virgin olive oil"], "oil"],
    ["a longer name", ["3 eggs"], "egg yolks"],
    ["other accents and case", ["1 limón"], "Limones"],
    ["water from the tap", ["2 onions"], "boiling water"],
  ])("treats as listed: %s", (_, listed, used) => {
    expect(check(listed, used).added).toEqual([]);
  });

  it("adds each missing ingredient once to the only group", () => {
    const { recipe, added } = check({ soup: ["2 onions"] }, "cream", "cream");
    expect(added).toEqual(["cream"]);
    expect(recipe.ingredients.soup?.map((row) => row.ingredient_name)).toEqual(["onions", "cream"]);
  });

  it("adds it to a separate group where there are several", () => {
    const { recipe } = check({ soup: ["2 onions"], garnish: ["1 lime"] }, "cream");
    expect(recipe.ingredients.other?.map((row) => row.ingredient_name)).toEqual(["cream"]);
  });

  it("does not change a recipe in which nothing is missing", () => {
    const { recipe } = normaliseRecipe({ ingredients: ["2 onions"] });
    expect(withListedIngredients(recipe).recipe).toBe(recipe);
  });
});
