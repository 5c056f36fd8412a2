import { describe, expect, it } from "vitest";
import { findFoods } from "./find-foods.ts";

const ids = (text: string, language?: "en" | "es") => findFoods(text, language).map(({ food }) => food.id);
const lacksOf = (text: string) => findFoods(text).map(({ lacks }) => lacks);

describe("findFoods", () => {
  it.each([
    ["a food of an ingredient line", "2 chicken breasts, diced", ["chicken-breast"]],
    ["foods of both languages", "garbanzos with spinach", ["chickpeas", "spinach"]],
    ["the longest name", "oat milk and butternut squash", ["oat-drink", "squash"]],
    ["no name across punctuation", "milk (coconut)", ["milk", "coconut"]],
    ["no name across lines", "butter\nbeans", ["butter", "beans"]],
    ["names without their accents", "jamon serrano y limon", ["cured-ham", "lemon"]],
    ["names with hyphens and apostrophes", "goat’s-cheese", ["goat-cheese"]],
    ["Spanish plurals", "quesos de cabra", ["goat-cheese"]],
    ["no part of a word", "eggnog-free buttery milkmaid", []],
  ])("finds %s", (_, text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it("returns the words and their offsets", () => {
    const text = "Stir in 200 g gluten-free plain flour.";
    const [mention] = findFoods(text);
    expect(mention?.words).toBe("gluten-free plain flour");
    expect(text.slice(mention?.start, mention?.end)).toBe(mention?.words);
  });

  it.each([
    ["before the name", "gluten-free soy sauce", [["gluten", "wheat"]]],
    ["before more of the name", "gluten-free dark soy sauce", [["gluten", "wheat"]]],
    ["after it in Spanish", "nata sin lactosa", [["lactose"]]],
    ["in parentheses", "soy sauce (gluten-free), rice", [["gluten", "wheat"], []]],
    ["of the next food only", "soy sauce, vegetarian gravy", [[], expect.arrayContaining(["meat", "fish"])]],
    ["in a list", "queso sin sal ni lactosa", [["salt", "lactose"]]],
    ["but not foods that follow a list", "mayonesa sin sal, huevo y tomate", [["salt"], [], []]],
  ])("returns what a qualifier takes away %s", (_, text, expected) => {
    expect(lacksOf(text)).toEqual(expected);
  });
});
