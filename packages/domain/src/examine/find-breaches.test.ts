import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import type { Exclusion } from "../recipe/recipe-request.ts";
import { type Bars, findBreaches } from "./find-breaches.ts";

const NOTHING: Bars = { excluded: [], diets: [] };
const without = (words: string, bars: Partial<Exclusion>): Bars => ({
  excluded: [{ words, foods: [], contents: [], isAllergy: true, ...bars }],
  diets: [],
});
const NO_EGG = without("eggs", { contents: ["egg"] });
const NO_MILK = without("milk", { contents: ["milk"] });
const NO_NUTS = without("nuts", { contents: ["nuts", "peanuts"] });
const TODDLER: Bars = { excluded: [], diets: [{ diet: "toddler", words: "toddler" }] };
const VEGAN: Bars = { excluded: [], diets: [{ diet: "vegan", words: "vegan" }] };

function breaches(rows: readonly string[], sentence: string, request: Bars, language = "en") {
  const { recipe } = normaliseRecipe({
    name: "Dish",
    language,
    ingredients: rows.map((ingredient_name) => ({ ingredient_name })),
    steps: [{ main_step: "Cook", sub_steps: [{ description: sentence }] }],
  });
  return findBreaches(recipe, request).map(({ code, food, where }) => [code, food, where.part]);
}

describe("findBreaches", () => {
  it.each([
    ["a row", ["2 eggs"], "Cook.", NO_EGG, [["left-out", "eggs", "ingredient"]]],
    ["a compound", ["mayonnaise"], "Cook.", NO_EGG, [["left-out", "mayonnaise", "ingredient"]]],
    [
      "a food that stands in a step alone",
      ["flour"],
      "Beat in the eggs.",
      NO_EGG,
      [["left-out", "eggs", "step"]],
    ],
    ["a food beaten gently", ["flour"], "Do not overbeat the eggs.", NO_EGG, [["left-out", "eggs", "step"]]],
    [
      "a food that others are added without",
      [],
      "Add the milk without stirring.",
      NO_MILK,
      [["left-out", "milk", "step"]],
    ],
    [
      "a food that takes another one's place",
      ["oil"],
      "Instead of oil, use butter.",
      NO_MILK,
      [["left-out", "butter", "step"]],
    ],
    [
      "a food that is used rather than another one",
      ["oil"],
      "Rather than oil or lard use butter.",
      NO_MILK,
      [["left-out", "butter", "step"]],
    ],
    ["pesto for nuts", ["4 tbsp pesto"], "Cook.", NO_NUTS, [["left-out", "pesto", "ingredient"]]],
    ["whole grapes for a toddler", ["grapes"], "Serve.", TODDLER, [["diet", "grapes", "ingredient"]]],
    ["no grapes in quarters for a toddler", ["grapes"], "Quarter the grapes lengthways.", TODDLER, []],
    ["no ground almonds for a toddler", ["50 g ground almonds"], "Stir in.", TODDLER, []],
    ["butter for a vegan", ["oil"], "Butter the tin.", VEGAN, [["diet", "Butter", "step"]]],
    [
      "what is minced meat",
      ["mince"],
      "Fry the mince.",
      VEGAN,
      [
        ["diet", "mince", "ingredient"],
        ["diet", "mince", "step"],
      ],
    ],
    [
      "words of a food that is not in the table",
      ["dulse"],
      "Cook.",
      without("dulse", {}),
      [["left-out", "dulse", "ingredient"]],
    ],
  ] as const)("finds %s", (_, rows, sentence, request, found) => {
    expect(breaches(rows, sentence, request)).toEqual(found);
  });

  it.each([
    ["an absent food", ["flour"], "This batter needs no eggs.", NO_EGG],
    ["a list of absent foods", ["flour"], "Made without milk, butter or cream.", NO_MILK],
    ["a food that was replaced", ["oat drink"], "Use oat drink instead of milk.", NO_MILK],
    ["foods that are not to be used", ["flour"], "Do not add milk or use butter.", NO_MILK],
    ["a size", ["flour"], "Roll balls the size of a walnut.", NO_NUTS],
    ["a size in one word", ["flour"], "Roll walnut-sized balls.", NO_NUTS],
    ["a likeness", ["tofu"], "Blend until smooth like mayonnaise.", NO_EGG],
    ["what was made before", ["chickpea flour"], "Pour in the batter, then cook the curry.", NO_EGG],
    ["a verb", ["sugar", "vegan butter"], "Cream the sugar with the vegan butter.", VEGAN],
    ["a verb for garlic", ["garlic"], "Mince the garlic.", VEGAN],
    [
      "a food that sounds like it",
      ["butter beans", "coconut milk", "eggplant", "peanut butter"],
      "Stir.",
      NO_MILK,
    ],
    ["coconut and nutmeg", ["coconut", "nutmeg", "water chestnuts", "butternut squash"], "Stir.", NO_NUTS],
    ["a vegan variant", ["vegan mayonnaise", "vegan cheese"], "Stir in the vegan mayonnaise.", VEGAN],
  ] as const)("passes over %s", (_, rows, sentence, request) => {
    expect(breaches(rows, sentence, request)).toEqual([]);
  });

  it.each([
    ["Bate los huevos con el azúcar.", [["left-out", "huevos", "step"]]],
    ["En lugar de aceite usa huevos.", [["left-out", "huevos", "step"]]],
    ["En vez de aceite, añade huevo.", [["left-out", "huevo", "step"]]],
    ["Esta masa no lleva huevo.", []],
    ["No añadas leche ni uses huevo.", []],
    ["Haz bolas del tamaño de un huevo.", []],
  ])("reads Spanish: %s", (sentence, found) => {
    expect(breaches(["harina"], sentence, NO_EGG, "es")).toEqual(found);
  });

  it("quotes the row with its amount where it was not written as a line", () => {
    const { recipe } = normaliseRecipe({
      name: "Soup",
      ingredients: [{ ingredient_name: "cream", measure: 200, unit: "ml", prep_style: "cold" }],
      steps: ["Cook."],
    });
    expect(findBreaches(recipe, NO_MILK).map(({ quote }) => quote)).toEqual(["200 ml cream cold"]);
  });

  it("finds foods that are not among the only ones", () => {
    const foods = [
      ["rice", "rice-basmati"],
      ["egg", "egg"],
    ].map(([words = "", food = ""]) => ({ words, food, quantity: null, state: null }));
    expect(
      breaches(["rice", "egg", "salt", "bacon"], "Fry.", { ...NOTHING, foods, onlyThese: true }),
    ).toEqual([["not-only-these", "bacon", "ingredient"]]);
  });

  it("finds an appliance that is ruled out", () => {
    const tools = [{ tool: "oven" as const, use: false, words: "no oven" }];
    expect(breaches([], "Bake for ten minutes.", { ...NOTHING, tools })).toEqual([["tool", "bake", "step"]]);
    expect(breaches([], "Needs no oven: chill for an hour.", { ...NOTHING, tools })).toEqual([]);
    expect(breaches([], "Bake. Cook in the air fryer for ten minutes.", { ...NOTHING, tools })).toEqual([]);
  });
});

describe("a food of a row under a shorter name", () => {
  it.each([
    ["vegetable stock", "Add the stock.", VEGAN, "en"],
    ["oat milk", "Pour in the milk and whisk.", NO_MILK, "en"],
    ["vegan butter", "Melt the butter.", VEGAN, "en"],
    ["leche de avena", "Añade la leche.", NO_MILK, "es"],
    ["caldo de verduras", "Vierte el caldo.", VEGAN, "es"],
  ])("is no breach: %s, %s", (row, sentence, request, language) => {
    expect(breaches([row], sentence, request, language)).toEqual([]);
  });

  it.each([
    ["oat milk", "Add the butter.", VEGAN],
    ["egg-free noodles", "Stir in the egg.", NO_EGG],
    ["vegan egg", "Crack an egg into it.", NO_EGG],
    ["peanut-free butter", "Add the peanuts.", NO_NUTS],
  ])("is a breach where the row is another food: %s, %s", (row, sentence, request) => {
    expect(breaches([row], sentence, request)).toHaveLength(1);
  });
});
