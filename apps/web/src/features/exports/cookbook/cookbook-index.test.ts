import { normaliseRecipe } from "@larder/domain/normalise";
import { expect, it } from "vitest";
import { ingredientIndex } from "./cookbook-index.ts";

const recipe = (...ingredients: string[]) => normaliseRecipe({ name: "Soup", ingredients }).recipe;

it("names each ingredient once, whatever its case and accents, with the recipes that use it", () => {
  const recipes = [recipe("2 leeks", "1 egg"), recipe("3 Leeks", "2 leeks, sliced", "1 Äpfel")];
  expect(ingredientIndex(recipes, "en")).toEqual([
    { name: "Äpfel", numbers: [2] },
    { name: "egg", numbers: [1] },
    { name: "leeks", numbers: [1, 2] },
  ]);
});
