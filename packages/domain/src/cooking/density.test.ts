import { describe, expect, it } from "vitest";
import { densityOf } from "./density.ts";
import { WEIGHED_FOODS } from "./density-table.ts";

const cupOf = (name: string) => {
  const density = densityOf(name);
  return density && Math.round(density.gramsPerMl * 236.59);
};

describe("densityOf", () => {
  it.each([
    ["flour", 120],
    ["Organic all-purpose flour", 120],
    ["almond flour", 96],
    ["flour (sifted), plus more", 120],
    ["unsalted butter", 226],
    ["butter for the tin", 226],
    ["peanut butter", 258],
    ["powdered sugar", 113],
    ["confectioners' sugar", 113],
    ["Kosher salt", 135],
    ["large rolled oats", 89],
    ["walnut", 113],
    ["harina de trigo", 120],
    ["harina de almendras", 96],
    ["Azúcar glas", 113],
    ["azúcar moreno de caña", 213],
    ["arroz bomba", 198],
    ["aceite de oliva virgen extra", 218],
    ["nueces peladas", 113],
  ])("weighs a cup of %s as %d g", (name, grams) => {
    expect(cupOf(name)).toBe(grams);
  });

  it.each([
    "",
    "flour tortillas",
    "rice noodles",
    "butter beans",
    "sugar snap peapods",
    "cauliflower rice",
    "ice cream",
    "garlic salt",
    "chicken",
    "arroz de coliflor",
    "sal de ajo",
    "pollo con arroz",
    "constructor",
    "x".repeat(5000),
  ])("finds no density of %.30s", (name) => {
    expect(densityOf(name)).toBeNull();
  });

  it("finds the weight of every name of the table, in both languages", () => {
    expect(WEIGHED_FOODS.length).toBeGreaterThanOrEqual(60);
    for (const { en, es, cup } of WEIGHED_FOODS) {
      for (const name of [...en.split(", "), ...es.split(", ")]) {
        expect({ name, cup: cupOf(name) }).toEqual({ name, cup });
      }
    }
  });
});
