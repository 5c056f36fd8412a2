import { describe, expect, it } from "vitest";
import { listOf, usesOf } from "../testing/link-uses.ts";
import { linkIngredients } from "./link-ingredients.ts";

describe("parts", () => {
  it.each([
    ["a stated amount below that of the line", ["5 tbsp oil"], ["Heat 2 tbsp oil."], ["0 part 2 tbsp oil"]],
    ["an amount in another unit", ["1 cup milk"], ["Add 2 tbsp of the milk."], ["0 part 2 tbsp of the milk"]],
    ["the whole amount", ["2 eggs"], ["Beat 2 eggs."], ["0 2 eggs"]],
    [
      "half and the rest",
      ["1 cup cheese"],
      ["Add half of the cheese.", "Top with the remaining cheese."],
      ["0 part half of the cheese", "0 rest the remaining cheese"],
    ],
    [
      "a Spanish portion and the rest",
      ["100 g de queso"],
      ["Mezcla con un tercio del queso.", "Cubre con el queso restante."],
      ["0 part un tercio del queso", "0 rest el queso restante"],
    ],
    [
      "more of it",
      ["1/2 cup sugar"],
      ["Mix in the sugar.", "Sprinkle with a bit more sugar."],
      ["0 the sugar", "0 part bit more sugar"],
    ],
    [
      "two portions in one step",
      ["1 cup stock"],
      ["Add half of the stock, then the remaining stock."],
      ["0 half of the stock"],
    ],
  ])("%s", (_, lines, steps, expected) => {
    expect(usesOf(lines, steps)).toEqual(expected);
  });

  it("gives the amount that the sentence states", () => {
    const [uses] = linkIngredients({
      ingredients: listOf(["5 tbsp olive oil"]),
      steps: ["Heat 1-2 tbsp oil."],
    });
    expect(uses).toMatchObject([{ amount: { quantity: { min: 1, max: 2 }, unit: "tbsp" } }]);
    const [none] = linkIngredients({ ingredients: listOf(["5 tbsp olive oil"]), steps: ["Heat the oil."] });
    expect(none).toMatchObject([{ amount: null }]);
  });
});

describe("phrases for several lines", () => {
  const CAKE = [
    "200 g flour",
    "100 g sugar",
    "1 tsp baking powder",
    "2 eggs",
    "100 ml milk",
    "Butter for the pan",
  ];

  it.each([
    ["the dry ingredients", CAKE, ["Mix the dry ingredients."], ["0, 1, 2"]],
    ["the wet ingredients", CAKE.slice(0, 5), ["Beat the wet ingredients."], ["3, 4"]],
    ["all but one", CAKE, ["Mix the dry ingredients except the sugar."], ["0, 2"]],
    ["the rest", CAKE.slice(0, 5), ["Beat the eggs.", "Add the remaining ingredients."], ["3", "0, 1, 2, 4"]],
    [
      "todos los ingredientes",
      ["2 tomates", "1 pepino", "Sal"],
      ["Tritura todos los ingredientes."],
      ["0, 1, 2"],
    ],
    [
      "the spices",
      ["1 onion", "1 tsp cumin", "1 tsp paprika"],
      ["Fry the onion with the spices."],
      ["0, 1, 2"],
    ],
    ["salt and spices", ["1 tsp salt", "1 tsp cumin", "1 tsp curry"], ["Add salt and spices."], ["0, 1, 2"]],
    [
      "everything",
      ["1 banana", "1 cup milk"],
      ["Blend everything.", "Mix until everything is smooth."],
      ["0, 1", ""],
    ],
    [
      "everything else",
      ["2 huevos", "1 taza de leche", "Sal"],
      ["Bate los huevos.", "Añade todo lo demás."],
      ["0", "1, 2"],
    ],
    [
      "frutos secos",
      ["50 g de nueces", "50 g de almendras", "1 huevo"],
      ["Pica los frutos secos."],
      ["0, 1"],
    ],
    ["las especias", ["1 cebolla", "Comino", "Cúrcuma"], ["Añade todas las especias."], ["1, 2"]],
    [
      "the group of a name",
      ["[Sauce]", "Soy sauce", "1 tsp honey", "[Rice]", "200 g rice"],
      ["Whisk the sauce ingredients."],
      ["0, 1"],
    ],
    ["both sugars", ["50 g white sugar", "50 g brown sugar", "1 egg"], ["Beat both sugars."], ["0, 1"]],
    [
      "a reference after a list",
      ["1 egg", "1 cup milk", "1 cup flour", "Salt"],
      ["Mix the egg, milk and flour until all the ingredients are combined."],
      ["0, 1, 2"],
    ],
    [
      "a reference to what was mixed",
      CAKE.slice(0, 5),
      ["Mix the flour, sugar and baking powder.", "Add the dry ingredients."],
      ["0, 1, 2", ""],
    ],
  ])("%s", (_, lines, steps, expected) => {
    expect(usesOf(lines, steps).map((own) => own.replace(/(\d) [^,]+/g, "$1"))).toEqual(expected);
  });
});

describe("verbs and adjectives", () => {
  it.each([
    [
      "salpimentar takes salt and pepper",
      ["Sal y pimienta", "1 pollo"],
      "Salpimienta el pollo.",
      "0 Salpimienta, 1 el pollo",
    ],
    ["sazonar takes salt without naming it", ["Sal", "1 pollo"], "Sazona el pollo.", "0, 1 el pollo"],
    ["greasing takes what is for it", ["Butter for greasing"], "Grease a cake tin.", "0"],
    [
      "a floured surface takes of the extra",
      ["200 g flour, plus extra for dusting"],
      "Roll out on a floured surface.",
      "0 part floured",
    ],
    ["a floured surface takes nothing of other flour", ["200 g flour"], "Roll out on a floured surface.", ""],
  ])("%s", (_, lines, step, expected) => {
    expect(usesOf(lines, [step])).toEqual([expected]);
  });

  it("greasing with a food of the list leaves it for its own step", () => {
    expect(usesOf(["100 g butter"], ["Grease the pan with butter.", "Melt the butter."])).toEqual([
      "0 part butter",
      "0 the butter",
    ]);
  });
});
