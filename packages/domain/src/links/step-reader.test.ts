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
    [
      "an amount with a half of its unit",
      ["2 cups milk"],
      ["Pour in half a cup of the milk.", "Add the remaining milk."],
      ["0 part half a cup of the milk", "0 rest the remaining milk"],
    ],
    [
      "an amount whose half follows its unit",
      ["4 tazas de leche"],
      ["Calienta taza y media de leche.", "Agrega el resto de la leche."],
      ["0 part taza y media de leche", "0 rest el resto de la leche"],
    ],
    [
      "an amount in pieces of the listed unit, and of a stick of butter",
      ["1 stick butter", "1 head garlic"],
      ["Melt 3 tablespoons of the butter.", "Crush 2 cloves of the garlic."],
      ["0 part 3 tablespoons of the butter", "1 part 2 cloves of the garlic"],
    ],
    [
      "all of what is added one at a time, or in equal amounts",
      ["6 eggs", "1 cup parmesan"],
      ["Add 1 egg at a time.", "Sprinkle 1/4 cup parmesan over each."],
      ["0 1 egg", "1 1/4 cup parmesan"],
    ],
    [
      "one part of a food and then the other",
      ["3 eggs"],
      ["Beat the yolks.", "Whisk the whites."],
      ["0 part the yolks", "0 part the whites"],
    ],
    [
      "the peel and the juice in Spanish",
      ["2 limones"],
      ["Ralla la piel de los limones.", "Añade el zumo de los limones."],
      ["0 part la piel de los limones", "0 part el zumo de los limones"],
    ],
  ])("%s", (_, lines, steps, expected) => {
    expect(usesOf(lines, steps)).toEqual(expected);
  });

  it.each([
    ["half a cup of the milk", 0.5, "cup"],
    ["a cup and a half of the milk", 1.5, "cup"],
    ["three quarters of a cup of the milk", 0.75, "cup"],
    ["medio litro de la leche", 0.5, "L"],
    ["dos cucharadas y media de leche", 2.5, "tbsp"],
    ["una taza y media de leche", 1.5, "cup"],
  ])("reads the amount of %j", (words, min, unit) => {
    const isSpanish = words.endsWith("leche");
    const [uses] = linkIngredients({
      ingredients: listOf([isSpanish ? "2 litros de leche" : "2 quarts milk"]),
      steps: [isSpanish ? `Calienta ${words} en un cazo.` : `Heat ${words} in a pan.`],
    });
    expect(uses).toMatchObject([{ part: "part", amount: { quantity: { min }, unit } }]);
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
      "the spices of a cake without its powders, which are dry ingredients with the salt",
      [
        "1 tsp cinnamon",
        "1 tsp ginger",
        "1 tsp baking powder",
        "2 tbsp cocoa powder",
        "1 tsp salt",
        "2 cups flour",
      ],
      ["Mix the spices.", "Whisk the dry ingredients."],
      ["0, 1", "2, 3, 4, 5"],
    ],
    [
      "the spices of a rub with its salt and pepper",
      ["1 tsp salt", "1 tsp pepper", "1 tsp cumin", "2 lb beef"],
      ["Rub the beef with the spices."],
      ["0, 1, 2, 3"],
    ],
    [
      "spices that are made ready before their step",
      ["1 tsp cumin", "1 tsp paprika", "1 onion"],
      ["Prepare the spices.", "Fry the onion with the spices."],
      ["0, 1", "0, 1, 2"],
    ],
    ["the only line of a class", ["1 chicken", "4 carrots"], ["Add the vegetables."], ["1"]],
    [
      "the dried herbs beside the fresh one",
      ["1 tbsp fresh basil", "1 tsp dried basil", "1 tsp dried oregano"],
      ["Stir in the dried herbs.", "Scatter the basil over."],
      ["1, 2", "0"],
    ],
    [
      "the cheese that is left",
      ["250 g cream cheese", "100 g cheddar"],
      ["Beat the cream cheese.", "Add the cheese."],
      ["0", "1"],
    ],
    [
      "two lines of one head",
      ["500 g de carne de ternera", "200 g de carne de cerdo"],
      ["Mezcla las dos carnes."],
      ["0, 1"],
    ],
    [
      "el marisco y la carne",
      ["300 g de gambas", "200 g de mejillones", "2 chorizos", "200 g de panceta"],
      ["Añade el marisco.", "Añade la carne."],
      ["0, 1", "2, 3"],
    ],
    [
      "the salt of the group of the vegetables",
      ["[Pork]", "1 kg pork", "1 tsp salt", "[Slaw]", "1 cabbage", "2 carrots", "1 tsp salt"],
      ["Rub the pork with the salt.", "Shred the vegetables and toss with the salt."],
      ["0, 1", "2, 3, 4"],
    ],
    [
      "a sauce from a jar",
      ["1 jar marinara sauce", "1 lb pasta"],
      ["Spoon the sauce over the pasta."],
      ["0, 1"],
    ],
    ["the soy", ["2 tbsp soy sauce", "1 lb tofu"], ["Marinate the tofu in the soy."], ["0, 1"]],
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
