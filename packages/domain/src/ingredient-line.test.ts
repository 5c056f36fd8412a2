import { describe, expect, it } from "vitest";
import { parseIngredientLine } from "./ingredient-line.ts";

describe("parseIngredientLine", () => {
  it.each([
    ["2 cups rolled oats", { min: 2 }, "cup", "rolled oats", null],
    ["½ tsp. sea salt", { min: 0.5 }, "tsp", "sea salt", null],
    ["1 T tahini", { min: 1 }, "tbsp", "tahini", null],
    ["250g quinoa, rinsed", { min: 250 }, "g", "quinoa", "rinsed"],
    ["2–3 Tbsp maple syrup", { min: 2, max: 3 }, "tbsp", "maple syrup", null],
    ["six to eight mint leaves", { min: 6, max: 8 }, null, "mint leaves", null],
    ["A dozen eggs", { min: 1 }, "dozen", "eggs", null],
    ["3 carrots, peeled and diced", { min: 3 }, null, "carrots", "peeled and diced"],
    ["Salt", null, null, "Salt", null],
    ["Pinch of nutmeg", null, "pinch", "nutmeg", null],
    ["a few drops of vanilla", null, "drop", "vanilla", null],
    ["1/4 of a cabbage", { min: 0.25 }, null, "cabbage", null],
    ["About 3 cups spinach", { min: 3 }, "cup", "spinach", null],
    ["▢ 1 onion", { min: 1 }, null, "onion", null],
    ["- 2 eggs", { min: 2 }, null, "eggs", null],
  ])("takes apart: %s", (line, quantity, unit, item, preparation) => {
    expect(parseIngredientLine(line)).toEqual({ quantity, unit, item, preparation });
  });

  it.each([
    ["1 cup plus 2 tablespoons rye flour", { min: 1.125 }, "cup", "rye flour", null],
    ["2 lb 8 oz plums", { min: 2.5 }, "lb", "plums", null],
    ["300g/10½oz red lentils", { min: 300 }, "g", "red lentils", "10½oz"],
    ["1 cup (240 ml) oat milk", { min: 1 }, "cup", "oat milk", "240 ml"],
    ["1 (14 oz) can black beans, drained", { min: 1 }, "can", "black beans", "14 oz, drained"],
    ["2 x 400g tins lentils", { min: 2 }, "can", "lentils", "400g"],
    ["2 12-ounce jars olives", { min: 2 }, "jar", "olives", "12-ounce"],
    ["300g tin sweetcorn", { min: 300 }, "g", "sweetcorn", "tin"],
    ["1 3-pound duck", { min: 1 }, null, "duck", "3-pound"],
    ["3-inch piece fresh turmeric", { min: 1 }, "piece", "fresh turmeric", "3-inch"],
    ["2 thick slices rye bread", { min: 2 }, "slice", "rye bread", "thick"],
    ["Sugar, 2 cups", { min: 2 }, "cup", "Sugar", null],
    ["Eggs 4", { min: 4 }, null, "Eggs", null],
  ])("adds up and sets aside second amounts: %s", (line, quantity, unit, item, preparation) => {
    expect(parseIngredientLine(line)).toEqual({ quantity, unit, item, preparation });
  });

  it.each([
    ["Mint sprigs, for garnish", "Mint sprigs", "for garnish"],
    ["Flour for dusting", "Flour", "for dusting"],
    ["Hot sauce to taste", "Hot sauce", "to taste"],
    ["1 cup stock, plus more as needed", "stock", "plus more as needed"],
    ["1 tsp dried mint or 2 tbsp fresh", "dried mint", "or 2 tbsp fresh"],
    ["1 cup tea or coffee", "tea or coffee", null],
    ["2 crisp, tart apples, cored", "crisp, tart apples", "cored"],
    ["1 cup basil, mint or dill leaves, torn", "basil, mint or dill leaves", "torn"],
    ["1 cup brown (or white) sugar", "brown sugar", "or white"],
    ["1 mango, peeled, or 2 peaches", "mango", "peeled, or 2 peaches"],
    ["100 g dark chocolate (70 % cocoa", "dark chocolate", "70 % cocoa"],
    ["Optional: toasted seeds", "toasted seeds", "optional"],
    ["1 cup half and half", "half and half", null],
    ["7-Up", "7-Up", null],
  ])("parts the food from what is said about it: %s", (line, item, preparation) => {
    expect(parseIngredientLine(line)).toMatchObject({ item, preparation });
  });

  it.each([
    ["2 tazas de arroz integral", { min: 2 }, "cup", "arroz integral", null],
    ["1/4 de cucharadita de canela", { min: 0.25 }, "tsp", "canela", null],
    ["Media cebolla morada", { min: 0.5 }, null, "cebolla morada", null],
    ["Un puñado de rúcula", { min: 1 }, "handful", "rúcula", null],
    ["Unas gotas de vainilla", null, "drop", "vainilla", null],
    ["3 dientes de ajo, laminados", { min: 3 }, "clove", "ajo", "laminados"],
    ["1 bote de 400 g de lentejas", { min: 1 }, "can", "lentejas", "de 400 g"],
    ["1,5 kg de patatas", { min: 1.5 }, "kg", "patatas", null],
    ["Comino al gusto", null, null, "Comino", "al gusto"],
    ["Azúcar glas para decorar", null, null, "Azúcar glas", "para decorar"],
    ["1 taza de arroz para sushi", { min: 1 }, "cup", "arroz para sushi", null],
    ["20 g de miel -opcional-", { min: 20 }, "g", "miel", "opcional"],
  ])("reads Spanish alike: %s", (line, quantity, unit, item, preparation) => {
    expect(parseIngredientLine(line)).toEqual({ quantity, unit, item, preparation });
  });

  it.each(["", "   ", "2 cups", "((((", "½", ",", "1 (", "—"])("answers even for %j", (line) => {
    expect(parseIngredientLine(line)).toMatchObject({ item: expect.any(String) });
  });
});
