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
    ["1 and 1/2 cups oat flour", { min: 1.5 }, "cup", "oat flour", null],
    ["2 & ¾ tsp baking powder", { min: 2.75 }, "tsp", "baking powder", null],
    ["a cup and a half of barley", { min: 1.5 }, "cup", "barley", null],
    ["2 or more tablespoons sriracha", { min: 2 }, "tbsp", "sriracha", null],
    ["ca. 200 g smoked trout", { min: 200 }, "g", "smoked trout", null],
    ["a squeeze of yuzu juice", { min: 1 }, "squeeze", "yuzu juice", null],
    ["pinch each of salt and sugar", null, "pinch", "salt and sugar", null],
  ])("parses: %s", (line, quantity, unit, item, preparation) => {
    expect(parseIngredientLine(line)).toEqual({ quantity, unit, item, preparation });
  });

  it.each([
    ["1 cup plus 2 tablespoons rye flour", { min: 1.125 }, "cup", "rye flour", null],
    ["2 lb 8 oz plums", { min: 2.5 }, "lb", "plums", null],
    ["300g/10½oz red lentils", { min: 300 }, "g", "red lentils", "10½oz"],
    ["1 cup (240 ml) oat milk", { min: 1 }, "cup", "oat milk", "240 ml"],
    ["1 (14 oz) can black beans, drained", { min: 1 }, "can", "black beans", "14 oz, drained"],
    ["2 x 400g tins lentils", { min: 2 }, "can", "lentils", "400g"],
    ["2 one-pound jars olives", { min: 2 }, "jar", "olives", "one-pound"],
    ["1 six-pound goose, trimmed", { min: 1 }, null, "goose", "six-pound, trimmed"],
    ["2 lg. cloves garlic", { min: 2 }, "clove", "garlic", "lg"],
    ["8 or so sage leaves", { min: 8 }, null, "sage leaves", null],
    ["a cup or so of barley", { min: 1 }, "cup", "barley", null],
    ["2 pounds or more mussels", { min: 2 }, "lb", "mussels", null],
    ["1 cup cider, or more to taste", { min: 1 }, "cup", "cider", "or more to taste"],
    ["2 lb scrubbed, unpeeled beets", { min: 2 }, "lb", "scrubbed, unpeeled beets", null],
    ["1 md, ripe mango", { min: 1 }, null, "md, ripe mango", null],
    ["1 duck, neck and giblets removed", { min: 1 }, null, "duck", "neck and giblets removed"],
    ["1 berenjena grande o 2 pequeñas", { min: 1 }, null, "berenjena grande", "o 2 pequeñas"],
    ["1 large or 2 small turnips", { min: 1 }, null, "large or 2 small turnips", null],
    ["2 12-ounce jars olives", { min: 2 }, "jar", "olives", "12-ounce"],
    ["300g tin sweetcorn", { min: 300 }, "g", "sweetcorn", "tin"],
    ["1 3-pound duck", { min: 1 }, null, "duck", "3-pound"],
    ["3-inch piece fresh turmeric", { min: 1 }, "piece", "fresh turmeric", "3-inch"],
    ["2 thick slices rye bread", { min: 2 }, "slice", "rye bread", "thick"],
    ["3/4 cup 4 oz. pine nuts", { min: 0.75 }, "cup", "pine nuts", "4 oz"],
    ["1, 9-inch pie crust", { min: 1 }, null, "pie crust", "9-inch"],
    ["1 walnut-sized knob of butter", { min: 1 }, "knob", "butter", "walnut-sized"],
    ["1/4 cup (60g) (rolled oats)", { min: 0.25 }, "cup", "rolled oats", "60g"],
    ["For the glaze: 3 tbsp apricot jam", { min: 3 }, "tbsp", "apricot jam", "For the glaze"],
    ["Salt, a pinch", { min: 1 }, "pinch", "Salt", null],
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
    ["1 lime, zest and juice", "lime", "zest and juice"],
    ["3 cloves garlic and 1 bay leaf", "garlic", "and 1 bay leaf"],
    ["1 egg + 1 yolk", "egg", "+ 1 yolk"],
    ["1 tsp cinnamon + extra for dusting", "cinnamon", "+ extra for dusting"],
    ["1 large or 2 small fennel bulbs, trimmed", "large or 2 small fennel bulbs", "trimmed"],
    ["1 pouch (250g) puy lentils", "puy lentils", "250g"],
    ["6 tbsp crema * see below", "crema", "see below"],
  ])("separates the food from remarks: %s", (line, item, preparation) => {
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
    ["3 cucharadas soperas de avena", { min: 3 }, "tbsp", "avena", "soperas"],
    ["1 cucharada de postre de anís", { min: 1 }, "tbsp", "anís", "de postre"],
    ["1 lata pequeña de anchoas", { min: 1 }, "can", "anchoas", "pequeña"],
    ["1 kilo y medio de patatas", { min: 1.5 }, "kg", "patatas", null],
    ["2 tazas y media de caldo", { min: 2.5 }, "cup", "caldo", null],
    ["De 3 a 4 tomates", { min: 3, max: 4 }, null, "tomates", null],
    ["unos 300 g de setas", { min: 300 }, "g", "setas", null],
    ["2 1/4 de tazas de harina", { min: 2.25 }, "cup", "harina", null],
    ["varias ramitas de eneldo", null, "sprig", "eneldo", null],
    ["1 calabaza de 1 kg aproximadamente", { min: 1 }, null, "calabaza", "de 1 kg aproximadamente"],
    ["5 c/s de aceite", { min: 5 }, "tbsp", "aceite", null],
    ["Pimienta, una pizca", { min: 1 }, "pinch", "Pimienta", null],
    [
      "4 filetes de merluza de unos 150 g cada uno",
      { min: 4 },
      "fillet",
      "merluza",
      "de unos 150 g cada uno",
    ],
    ["12 discos para empanadas", { min: 12 }, null, "discos para empanadas", null],
    ["2 dl de nata para montar", { min: 2 }, "dl", "nata para montar", null],
    ["El zumo de 2 naranjas", null, null, "El zumo de 2 naranjas", null],
    ["20 g de miel -opcional-", { min: 20 }, "g", "miel", "opcional"],
  ])("reads Spanish alike: %s", (line, quantity, unit, item, preparation) => {
    expect(parseIngredientLine(line)).toEqual({ quantity, unit, item, preparation });
  });

  it.each([
    ["2 EL Olivenöl", { min: 2 }, "tbsp", "Olivenöl", null],
    ["1 Prise Salz", { min: 1 }, "pinch", "Salz", null],
    ["etwas Pfeffer", null, null, "Pfeffer", null],
    ["2 cuillères à soupe d'huile", { min: 2 }, "tbsp", "huile", null],
    ["1 c. à café de cannelle", { min: 1 }, "tsp", "cannelle", null],
    ["3 gousses d’ail, hachées", { min: 3 }, "clove", "ail", "hachées"],
    ["2 cucchiai di olio", { min: 2 }, "tbsp", "olio", null],
    ["1 e 1/2 xícara de açúcar", { min: 1.5 }, "cup", "açúcar", null],
    ["2 colheres de sopa de azeite", { min: 2 }, "tbsp", "azeite", null],
  ])("reads the common ones of other languages: %s", (line, quantity, unit, item, preparation) => {
    expect(parseIngredientLine(line)).toEqual({ quantity, unit, item, preparation });
  });

  it.each(["", "   ", "2 cups", "((((", "½", ",", "1 (", "—"])("returns a result even for %j", (line) => {
    expect(parseIngredientLine(line)).toMatchObject({ item: expect.any(String) });
  });
});
