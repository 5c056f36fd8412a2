import { describe, expect, it } from "vitest";
import { recogniseFoods } from "./recognise-foods.ts";

describe("recogniseFoods", () => {
  it.each([
    ["foods in their order", "leeks with potatoes", ["leeks", "potatoes"]],
    ["foods in Spanish", "coliflor con avellanas", ["coliflor", "avellanas"]],
    ["phrases", "goat's cheese and red pepper", ["goat's cheese", "red pepper"]],
    ["the foods that make a dish", "shakshuka", ["tinned tomatoes", "eggs"]],
    ["nothing that is to be left out", "chicken without garlic", ["chicken"]],
    ["nothing in words that it does not know", "zorblax", []],
  ])("recognises %s", (_, query, words) => {
    expect(recogniseFoods(query).map((food) => food.words)).toEqual(words);
  });

  it("returns every name of a food in recipes", () => {
    expect(recogniseFoods("puerros")[0]?.names).toEqual(["leek", "puerro"]);
    expect(recogniseFoods("salmon")[0]?.names).toEqual([
      "salmon",
      "salmon fillet",
      "salmón",
      "lomo de salmón",
    ]);
  });
});
