import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { unsafeTemperatures } from "./unsafe-temperatures.ts";

const inStep = (description: string, ...ingredients: string[]) =>
  unsafeTemperatures(
    normaliseRecipe({
      name: "Dinner",
      ingredients: ingredients.map((ingredient_name) => ({ ingredient_name })),
      steps: [{ main_step: "Cook", sub_steps: [{ description }] }],
    }).recipe,
  ).map(({ food, said, safe }) => [food, said, safe]);

describe("unsafeTemperatures", () => {
  it.each([
    ["Roast the chicken until it is 60 °C inside.", [["chicken", "60 °C", "74 °C"]]],
    ["Roast the chicken at 200 °C until it is 60 °C inside.", [["chicken", "60 °C", "74 °C"]]],
    ["Roast the turkey to an internal temperature of 150°F.", [["turkey", "150 °F", "165 °F"]]],
    ["Asa el pollo hasta que el termómetro marque 65 ºC.", [["pollo", "65 °C", "74 °C"]]],
    ["Cocina la carne picada hasta 63 grados en el centro.", [["carne picada", "63 °C", "71 °C"]]],
    ["Bake the meatballs to a core of 145 degrees F.", [["meatballs", "145 °F", "160 °F"]]],
    ["Sear the pork until the centre reads 55 C.", [["pork", "55 °C", "63 °C"]]],
    ["El cerdo debe llegar a 58 °C en el interior.", [["cerdo", "58 °C", "63 °C"]]],
    ["Grill the burgers to 60-65 °C inside.", [["burgers", "60 °C", "71 °C"]]],
  ])("warns: %s", (description, expected) => {
    expect(inStep(description)).toEqual(expected);
  });

  it.each([
    ["a safe one", "Roast the chicken until it is 74 °C inside."],
    ["a safe one in Fahrenheit", "Cook the chicken to an internal 165 °F."],
    ["a rounding", "Cook the pork to 145F inside."],
    ["the oven's", "Roast the chicken in the oven at 70 °C overnight."],
    [
      "the oven's beside a safe one",
      "Heat the oven to 90 °C and roast the chicken until 75 °C in the thickest part.",
    ],
    ["the oil's", "Fry the chicken in oil at 70 °C until cooked inside."],
    [
      "one that the food leaves behind",
      "Take the turkey out at 68 °C inside; it rises to 74 °C as it rests.",
    ],
    ["beef in one piece", "Sear the steak to 52 °C inside."],
    ["a broth of it", "Warm the chicken stock until the thermometer reads 60 °C."],
    ["no temperature", "Cook the chicken for 60 minutes until no pink is left inside."],
  ])("accepts: %s", (_, description) => {
    expect(inStep(description)).toEqual([]);
  });

  it("takes the food from the ingredients where the step does not name it", () => {
    expect(inStep("Cook until the inside is at 60 °C.", "chicken thighs", "salt")).toEqual([
      ["chicken", "60 °C", "74 °C"],
    ]);
    expect(inStep("Cook until the inside is at 60 °C.", "salmon", "salt")).toEqual([]);
    expect(inStep("Sear the steak to 54 °C inside.", "beef", "chicken")).toEqual([]);
  });
});
