import { describe, expect, it } from "vitest";
import type { Content } from "../food/content.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { findBreaches } from "./find-breaches.ts";

interface Written {
  name?: string;
  language?: string;
  rows: readonly string[] | Record<string, readonly string[]>;
  steps: readonly (string | { main_step: string; sub_steps: readonly { description: string }[] })[];
}

/** Returns the foods that breach a request without this content. */
function breaches(content: Content, { name = "Supper", language = "en", rows, steps }: Written): string[] {
  const { recipe } = normaliseRecipe({ name, language, ingredients: rows, steps });
  const excluded = [{ words: content, foods: [], contents: [content], isAllergy: true }];
  return findBreaches(recipe, { excluded, diets: [] }).map(({ food }) => food);
}

const PLAIN = { en: ["2 potatoes", "salt", "water"], es: ["2 patatas", "sal", "agua"] };

describe("a prepared food that no row lists and no step makes is bought", () => {
  it.each<[Content, string]>([
    ["egg", "Fold the mayonnaise through."],
    ["egg", "Spread 3 tbsp of the mayonnaise over it."],
    ["egg", "Serve with your mayonnaise."],
    ["egg", "Spoon over the aioli."],
    ["egg", "Serve with the hollandaise."],
    ["egg", "Serve with the tartare sauce."],
    ["fish", "Toss with the Caesar dressing."],
    ["egg", "Crush the meringues."],
    ["milk", "Pour over the custard."],
    ["egg", "Spread with the lemon curd."],
    ["milk", "Fill the brioche buns."],
    ["nuts", "Stir in the pesto."],
    ["nuts", "Stir in the pesto from the jar."],
    ["milk", "Spoon over the béchamel."],
    ["milk", "Pour over the cheese sauce."],
    ["milk", "Pour over the caramel sauce."],
    ["milk", "Add the ice cream."],
    ["nuts", "Roll out the marzipan."],
    ["nuts", "Spread the frangipane."],
    ["nuts", "Serve with the romesco."],
    ["peanuts", "Serve with the satay sauce."],
    ["soy", "Brush with the teriyaki sauce."],
    ["sesame", "Serve with the houmous."],
    ["garlic", "Add the marinara sauce."],
    ["gluten", "Add the bread."],
    ["gluten", "Warm the flour tortillas."],
    ["gluten", "Roll out the pastry."],
    ["gluten", "Add the dough."],
    ["egg", "Add the gnocchi."],
    ["gluten", "Dip it in the batter."],
    ["gluten", "Slice the cake."],
    ["gluten", "Top the pizza base."],
    ["gluten", "Fill the burger buns."],
    ["gluten", "Serve on the rye crispbread."],
  ])("without %s: %s", (content, sentence) => {
    expect(breaches(content, { rows: PLAIN.en, steps: [sentence] })).not.toEqual([]);
  });

  it.each<[Content, string]>([
    ["egg", "Sirve con la mayonesa."],
    ["egg", "Añade el alioli."],
    ["egg", "Cubre con la holandesa."],
    ["egg", "Reparte el merengue."],
    ["milk", "Añade las natillas."],
    ["egg", "Sirve con la salsa tártara."],
    ["milk", "Rellena el brioche."],
    ["nuts", "Añade el pesto."],
    ["milk", "Cubre con la bechamel."],
    ["milk", "Añade el dulce de leche."],
    ["milk", "Sirve con el helado."],
    ["gluten", "Tuesta el pan."],
    ["gluten", "Calienta las tortillas de trigo."],
    ["gluten", "Extiende la masa."],
    ["gluten", "Cuece los ñoquis."],
    ["gluten", "Pásalo por el rebozado."],
  ])("sin %s: %s", (content, sentence) => {
    expect(breaches(content, { language: "es", rows: PLAIN.es, steps: [sentence] })).not.toEqual([]);
  });
});

describe("a prepared food is the recipe's own", () => {
  it.each<[string, Content, Written]>([
    [
      "where an earlier step makes it",
      "egg",
      {
        rows: ["100 ml aquafaba", "200 ml oil"],
        steps: ["Blend the aquafaba and oil to a thick mayonnaise.", "Fold the mayonnaise through."],
      },
    ],
    [
      "where a step begins with it",
      "egg",
      {
        rows: ["100 ml soya drink", "oil"],
        steps: ["For the mayonnaise, blend everything until thick.", "Serve with the mayonnaise."],
      },
    ],
    [
      "where a step makes it of the rows, whatever it calls that",
      "gluten",
      {
        rows: ["200 g gluten-free flour", "water"],
        steps: ["Knead for 5 minutes.", "Roll out the dough and top the pizza base."],
      },
    ],
    [
      "where its usual parts are replaced",
      "milk",
      {
        rows: ["500 ml oat drink", "40 g cornflour", "3 tbsp oil"],
        steps: ["Whisk over the heat until thick.", "Pour over the white sauce."],
      },
    ],
    [
      "where the title names it",
      "egg",
      {
        name: "Lentil meatballs",
        rows: ["lentils", "gluten-free breadcrumbs"],
        steps: ["Mash.", "Fry the meatballs.", "Serve meatballs hot."],
      },
    ],
    [
      "where the title names it with a diet",
      "milk",
      {
        name: "Vegan ranch (with cashews)",
        rows: ["cashews", "lemon"],
        steps: ["Blend.", "Chill the ranch."],
      },
    ],
    [
      "where a heading names it",
      "nuts",
      {
        rows: { Pesto: ["30 g basil", "30 g sunflower seeds", "oil"], Pasta: ["400 g pasta"] },
        steps: ["Blend.", "Toss with the pesto."],
      },
    ],
    [
      "where the title of a step makes it",
      "nuts",
      {
        rows: ["30 g basil", "oil", "pasta"],
        steps: [
          { main_step: "Make the pesto", sub_steps: [{ description: "Blend the basil with oil." }] },
          { main_step: "Finish", sub_steps: [{ description: "Toss with the pesto." }] },
        ],
      },
    ],
    [
      "where a step mixes a dough without flour",
      "gluten",
      {
        rows: ["200 g dates", "100 g coconut"],
        steps: ["Blend the dates with the coconut.", "Roll the dough into balls."],
      },
    ],
    ["where a row lists it", "egg", { rows: ["vegan mayonnaise"], steps: ["Fold the mayonnaise through."] }],
    [
      "as the dish itself",
      "mustard",
      { rows: ["lentils", "cumin"], steps: ["Cook the curry for 20 minutes.", "Pour over the dressing."] },
    ],
    [
      "in Spanish",
      "egg",
      {
        language: "es",
        rows: ["100 ml bebida de soja", "200 ml aceite"],
        steps: ["Bate la bebida con el aceite hasta obtener una mayonesa.", "Sirve con la mayonesa."],
      },
    ],
    [
      "in Spanish of flour without gluten",
      "gluten",
      {
        language: "es",
        rows: ["200 g de harina de arroz", "agua"],
        steps: ["Mezcla.", "Extiende la masa.", "Pásalo por el rebozado."],
      },
    ],
    [
      "in Spanish of meat",
      "gluten",
      {
        language: "es",
        rows: ["500 g de carne picada de ternera", "1 huevo", "1 cebolla"],
        steps: ["Mezcla la carne con el huevo y la cebolla.", "Forma bolas con la masa."],
      },
    ],
  ])("%s", (_, content, written) => {
    expect(breaches(content, written)).toEqual([]);
  });

  it.each<[string, Content, Written]>([
    [
      "where the dish is named after it",
      "nuts",
      { name: "Pesto chicken", rows: ["chicken", "oil"], steps: ["Spread the pesto over the chicken."] },
    ],
    [
      "where the rows have one of many parts",
      "egg",
      {
        rows: ["200 g flour", "chicken"],
        steps: ["Dust with flour.", "Serve with the pancakes and the custard."],
      },
    ],
    [
      "where bread stands beside a flour",
      "gluten",
      { rows: ["beef", "1 tbsp rice flour"], steps: ["Thicken with the rice flour.", "Serve with bread."] },
    ],
    [
      "where a step stirs something into it",
      "egg",
      { rows: ["100 g capers", "2 tbsp oil"], steps: ["Stir the capers into the mayonnaise."] },
    ],
    [
      "where a starch only thickens",
      "gluten",
      {
        rows: ["chicken", "leeks", "2 tbsp cornflour", "2 tbsp oil"],
        steps: ["Mix the cornflour with water and stir in.", "Cover with the pastry and bake."],
      },
    ],
    [
      "where a flour only thickens",
      "gluten",
      {
        rows: ["beef", "1 tbsp rice flour", "oil"],
        steps: ["Mix the rice flour with water and stir in.", "Serve with the bread."],
      },
    ],
    [
      "where a row lists it with what is left out",
      "egg",
      { rows: ["mayonnaise"], steps: ["Fold the mayonnaise through."] },
    ],
  ])("but not %s", (_, content, written) => {
    expect(breaches(content, written)).not.toEqual([]);
  });
});

describe("a group of foods in a sentence is the food of a row", () => {
  it.each<[Content, readonly string[], string, string]>([
    ["pork", ["500 g beef mince"], "Brown the meat.", "en"],
    ["molluscs", ["200 g prawns"], "Shellfish is done when it is opaque.", "en"],
    ["crustaceans", ["1 fillet of cod"], "Add the seafood and the fish.", "en"],
    ["peanuts", ["50 g almonds"], "Scatter over the nuts.", "en"],
    ["molluscs", ["200 g de gambas"], "Añade el marisco.", "es"],
  ])("without %s: %j, %s", (content, rows, sentence, language) => {
    expect(breaches(content, { language, rows, steps: [sentence] })).toEqual([]);
  });

  it.each<[Content, readonly string[], string]>([
    ["pork", ["500 g tofu"], "Brown the meat."],
    ["pork", ["2 tbsp beef dripping"], "Brown the meat."],
    ["molluscs", ["200 g rice"], "Add the shellfish."],
  ])("but not where no row is of it, without %s: %j, %s", (content, rows, sentence) => {
    expect(breaches(content, { rows, steps: [sentence] })).not.toEqual([]);
  });
});
