import { describe, expect, it } from "vitest";
import type { Amounts } from "../cooking/needed-for.ts";
import { amountsBeside } from "./amounts-beside.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { Messages } from "./messages.ts";

/** Returns the text with its additions. */
function shown(text: string, amounts: Partial<Amounts> = {}, messages: Messages = en): string {
  let [whole, end] = ["", 0];
  for (const { at, text: beside } of amountsBeside(
    text,
    { factor: 2, units: "written", ...amounts },
    messages,
  )) {
    whole += text.slice(end, at) + beside;
    end = at;
  }
  return whole + text.slice(end);
}

/** Returns the text as its author wrote it. */
const asWritten = (text: string) =>
  text.replace(/ \((?:now|ahora) [^)]*\)|, (?:now|ahora) (?:[^ );,]*)/g, "");

const ENGLISH = [
  // Volumes and weights.
  "Whisk 3 cups (now 6) of flour with 1½ teaspoons (now 1 Tbsp) salt.",
  "Stir in 1/2 cup (now 1) milk and bake at 350°F for 25 minutes.",
  "Add the remaining 2 tablespoons (now 4) butter.",
  "Heat 1 Tbsp. (now 2) oil in a 12-inch skillet for 2 minutes.",
  "Add 2-3 tablespoons (now 4–6) of water, 1 tablespoon at a time.",
  "Pour in between 1 and 2 cups (now 2–4) of stock.",
  "Add 200g (now 400) sugar to 1.5 litres (now 3) boiling water.",
  "Melt half a cup (now 1) of butter.",
  "Fold in a cup (now 2) of blueberries.",
  "Stir two tablespoons (now 4) of honey into the yoghurt.",
  "Sprinkle a 3/4 teaspoon (now 1½) of seasoning over the beef.",
  "Add 1 heaped teaspoon (now 2) of paprika.",
  "Reduce the sauce to 1 cup (now 2).",
  "In another bowl, mix 2 cups (now 4) of the base with the purée.",
  "Dissolve the yeast in 1 cup (now 2) warm water (110°F).",
  "Cook 1lb (now 2) macaroni for 8 to 10 minutes.",
  "Add 1 cup and a half (now 3) of rice.",
  "Beat in 3/4 of a cup (now 1½) of sugar.",
  "Add another 1/4 cup of cream per batch if needed, then rest.",
  "Mix 8 fl oz (now 16) cream with 5 ml (now 10) vanilla.",
  // Foods and counted units.
  "Beat 2 large eggs (now 4) for 3 minutes.",
  "Add 3 cloves (now 6) of garlic and 2 bay leaves (now 4).",
  "Add 4 garlic cloves (now 8), crushed.",
  "Squeeze the juice of 1 lemon (now 2) over 4 chicken breasts (now 8).",
  "Chop two onions (now 4) into 1 cm dice.",
  "Add an egg (now 2) and mix.",
  "Crack 3 of the eggs (now 6) into a bowl.",
  "Open 2 cans (now 4) of beans.",
  "Add 2 (400 g) tins (now 4) of tomatoes.",
  "Add 2 x 400 g tins (now 4) of tomatoes.",
  "Pour in one 14-ounce can (now 2) of coconut milk.",
  "Lay 8 slices (now 16) of ham on top.",
  "Tuck in a sprig (now 2) of thyme.",
  // Brackets.
  "Add the milk (1 cup (now 2) (240 ml, now 480)) slowly.",
  "Add salt (1/4 tsp. (now ½) is a good start).",
  "Add 1 cup (now 2) (240 ml, now 480) of milk.",
  "Add the butter (2 sticks, now 4; 225 g, now 450).",
  "Form 6 patties (about 150 g each).",
  "Add 2 cans (now 4) of beans (400 g each).",
  "Add 1 teaspoon (now 2) each salt and pepper.",
  "Sprinkle with 1 teaspoon (now 2) of salt after each addition.",
  "Stir in the herbs (1 tsp. (now 2) dried dill, 1/4 tsp. (now ½) each of salt and pepper).",
  "Add 2 cubed avocados (now 4) and 1 rinsed chilli (now 2).",
  "Toss with a couple tablespoons (now 4) of oil.",
  "Beat 3 egg whites (now 6) with 2 x 400g cans (now 4) chopped tomatoes.",
  "Crush 200 g (now 400) biscuits in a bag.",
  // What stays.
  "Form 6 buns of 80 g.",
  "Put a couple pieces of meat into a bowl.",
  "Stack the two pieces of dough and roll them.",
  "Roll it into balls (mine were each 70 grams).",
  "Dip a chicken thigh in flour.",
  "Add 1/2 cup to 1 cup of water at a time.",
  "Add water 1 Tbsp (15 ml) at a time.",
  "Use a 1/4 cup measuring cup to scoop the batter.",
  "Scoop out the flesh using a teaspoon.",
  "Roast it for 20 minutes a pound if it weighs 3 kg.",
  "Put a teaspoon of sauce, an olive and 2 tablespoons of cheese on each half.",
  "Preheat the oven to 350°F (180°C) and grease a 20 cm tin.",
  "Bake for 25 to 30 minutes at gas mark 4.",
  "Divide the dough into 12 pieces.",
  "Shape into 8 balls of 40 g.",
  "Roll into 1 tablespoon balls and set 5 cm apart.",
  "Slice the bread into 8 slices.",
  "Cut the chicken into 4 wedges.",
  "Cut each potato into 4 pieces.",
  "Add a third of the flour, then half the milk.",
  "Mix in 2/3 of the diced mango.",
  "Place the chicken in a 7-quart (6 ½ liters) slow cooker.",
  "Butter a 6 cup loaf pan.",
  "Open a 400 g (14 oz) tin, rinse it.",
  "Line 2 large baking trays with paper.",
  "Grease a 9 x 13 inch baking dish and a 2 quart dish.",
  "Line the pan with 2 sheets of parchment paper.",
  "Add the flour in 3 additions.",
  "Serve 4 people with 35% cream.",
  "Place 1 tablespoon of the filling onto each wrap.",
  "Use about 1/4 cup batter per pancake.",
  "Fry in 2 batches, 3 minutes per side.",
  "For each cup of rice, add 2 cups of water.",
  "Add the flour 1/2 cup at a time.",
  "Add 1 egg at a time.",
  "Mix at speed 4 for 10 seconds.",
  "Once onions are soft, turn them once.",
  "Quarter the onions and halve 2 (see step 3).",
  "Rest for 1 hour, or up to 2 days at 4 °C.",
  "Roast a 2 kg chicken for 90 minutes.",
  "Use a potato masher and an egg slicer.",
];

const SPANISH = [
  "Mezcla 3 tazas (ahora 6) de harina con 1 cucharadita (ahora 2) de sal.",
  "Agrega media taza (ahora 1) de leche y hornea a 180 ºC durante 25 minutos.",
  "Añade 200 g (ahora 400) de azúcar y 2 huevos (ahora 4).",
  "Incorpora los 600 gr (ahora 1200) de berenjena, trocea 6 segundos en velocidad 4.",
  "Vierte 1,5 litros (ahora 3) de agua en una olla de 5 litros.",
  "Pon 2 dientes (ahora 4) de ajo y tritura 10 segundos en velocidad 10.",
  "Añade 1 o 2 cucharadas (ahora 2–4) de aceite.",
  "Echa un vaso (ahora 2) de agua y una cucharada (ahora 2) de vinagre.",
  "Añade una taza y media (ahora 3) de arroz.",
  "Añade taza y media (ahora 3) de arroz.",
  "Agrega el zumo de medio limón (ahora 1).",
  "Bate tres huevos (ahora 6) grandes.",
  "Pica 2 cebollas (ahora 4) en dados de 1 cm.",
  "Añade un cuarto de litro (ahora 0,5) de caldo.",
  "Añade unos 100 ml (ahora 200) de vino blanco.",
  "Agrega 2 latas (ahora 4) de 400 g de tomate.",
  "Pon cerca de 250 g (ahora 500) de queso.",
  "Añade la leche (1 taza, ahora 2; 240 ml, ahora 480).",
  "Incorpora 4 yemas (ahora 8) de huevo una a una.",
  "Añade 3 ramitas (ahora 6) de tomillo.",
  "Sofríe 1 pimiento (ahora 2) durante 8 minutos.",
  "Echa 2 cdas. (ahora 4) de soja y 1 cdta (ahora 2) de miel.",
  "Bate 4 huevos (ahora 8), 120 g (ahora 240) de azúcar y media cucharadita (ahora 1) de canela 5 minutos.",
  "Bata 4 yemas (ahora 8) con 3/4 de taza (ahora 1½) de azúcar.",
  "Pica una cebolleta (ahora 2), un pimiento (ahora 2) rojo y un tomate (ahora 2).",
  "Vacía las berenjenas con una cuchara y forma bolas de unos 30 g cada una.",
  "Poné una cucharada de relleno, una aceituna y 2 hojas de albahaca en cada uno.",
  "Añade de 2 a 3 cucharadas (ahora 4–6) de harina y de 50 a 75 g (ahora 100–150) más.",
  "Mezcla 1 sobre (ahora 2) de levadura (16 g) con 2 yemas (ahora 4).",
  "Corta 3 tomates (ahora 6) en 8 gajos cada uno.",
  "Bátelo en un vaso de batidora y repártelo en 4 vasos.",
  "Calienta el horno a 200 ºC y engrasa un molde de 24 cm.",
  "Forma bolas de 40 g y repártelas.",
  "Divide la masa en 12 trozos iguales.",
  "Corta la tarta en 8 porciones.",
  "Añade la mitad de la harina y un tercio del azúcar.",
  "Usa un molde de 1 litro.",
  "Hornea 20 minutos a 180 ºC y deja reposar media hora.",
  "Pon una cucharada de relleno en cada oblea.",
  "Calcula 80 g de arroz por persona.",
  "Añade la harina en dos veces.",
  "Agrega 1 huevo a la vez.",
  "Fríe 3 minutos por cada lado.",
  "Estira la masa y corta discos de 12 cm.",
  "Por cada taza de arroz, añade 2 tazas de agua.",
  "Un pollo de 2 kg se asa en 90 minutos.",
  "Mezcla 20 seg/vel 6 y programa 8 min, 100 ºC, vel 2.",
];

describe("amountsBeside", () => {
  it.each(ENGLISH)("for twice the servings: %s", (text) => {
    expect(shown(asWritten(text))).toBe(text);
  });

  it.each(SPANISH)("for twice the servings, in Spanish: %s", (text) => {
    expect(shown(asWritten(text), { language: "es" }, es)).toBe(text);
  });

  it("changes nothing where the amounts are as written", () => {
    for (const text of [...ENGLISH, ...SPANISH])
      expect(amountsBeside(asWritten(text), { factor: 1, units: "written" }, en)).toEqual([]);
  });

  it.each([
    ["Whisk 2 cups of flour.", "metric", "Whisk 2 cups (240 g) of flour."],
    ["Add 500 g potatoes.", "us", "Add 500 g (≈ 1⅛ lb) potatoes."],
    ["Add 500 g potatoes and 2 eggs.", "metric", "Add 500 g potatoes and 2 eggs."],
    ["Add 1 cup (240 ml) of milk.", "metric", "Add 1 cup (240 ml) of milk."],
    ["Add 1 cup (240 ml) of milk.", "us", "Add 1 cup (240 ml) of milk."],
    ["Add 1 tbsp oil.", "metric", "Add 1 tbsp oil."],
    ["Top each salad with 2 ounces of ham.", "metric", "Top each salad with 2 ounces (≈ 57 g) of ham."],
    ["Beat 1 cup powdered sugar together.", "metric", "Beat 1 cup (≈ 115 g) powdered sugar together."],
  ] as const)("converts %s to %s units", (text, units, expected) => {
    expect(shown(text, { factor: 1, units })).toBe(expected);
  });

  it("scales and converts at once", () => {
    expect(shown("Whisk 3 cups flour.", { units: "metric" })).toBe("Whisk 3 cups (now ≈ 725 g) flour.");
  });

  it("takes ten times as long for ten times the text", () => {
    const timeOf = (times: number) => {
      const text = [...ENGLISH, ...SPANISH].join(" ").repeat(times);
      const start = performance.now();
      shown(text);
      return performance.now() - start;
    };
    timeOf(10);
    expect(timeOf(100)).toBeLessThan(30 * timeOf(10));
    const brackets = "(2 cups ".repeat(20_000);
    expect(shown(brackets).length).toBeGreaterThan(brackets.length);
  });
});
