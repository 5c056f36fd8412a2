import { describe, expect, it } from "vitest";
import { computingMs } from "../testing/computing-time.ts";
import { listOf, usesOf } from "../testing/link-uses.ts";
import { linkIngredients } from "./link-ingredients.ts";

describe("names of a line", () => {
  it.each([
    ["its head noun", ["2 cups all-purpose flour"], "Sift the flour.", "0 the flour"],
    ["its plural", ["1 onion"], "Fry the onions.", "0 the onions"],
    ["a word between", ["1 red bell pepper"], "Add the bell pepper.", "0 the bell pepper"],
    ["another name of the food", ["2 tbsp cornstarch"], "Stir in the cornflour.", "0 the cornflour"],
    ["a group of foods", ["500 g ground beef"], "Brown the meat.", "0 the meat"],
    ["a word before a cheese", ["100 g cheddar cheese"], "Add the cheddar.", "0 the cheddar"],
    ["what stands in a bracket", ["2 tbsp honey (or sugar)"], "Stir in the sugar.", "0 the sugar"],
    ["a part of the food", ["1 lemon, zest and juice"], "Add the zest.", "0 the zest"],
    ["both of two", ["Salt and pepper"], "Add salt.", "0 salt"],
    ["a Spanish head noun", ["200 ml de caldo de pescado"], "Añade el caldo.", "0 el caldo"],
    ["a Spanish piece of it", ["3 dientes de ajo"], "Dora los ajos.", "0 los ajos"],
    ["a Spanish group of foods", ["4 lomos de merluza"], "Coloca el pescado en la fuente.", "0 el pescado"],
    ["its piece", ["4 filetes de lenguado"], "Salpimienta los filetes.", "0 los filetes"],
    ["a food without its peel", ["1 cabeza de ajos"], "Pocha los ajos sin pelar.", "0 los ajos"],
    [
      "a German compound",
      ["250 g Weizenmehl"],
      "Das Mehl in die Schüssel geben und mit der Hand mischen.",
      "0 Das Mehl",
    ],
    ["a French elision", ["1 gousse d'ail"], "Hacher l'ail et le mettre dans la poêle.", "0 l'ail"],
  ])("%s names it", (_, lines, step, expected) => {
    expect(usesOf(lines, [step])).toEqual([expected]);
  });

  it.each([
    ["a dish", ["2 cups rice"], "Serve with rice pudding."],
    ["a mixture", ["2 cups flour"], "Fold in the flour mixture."],
    ["equipment", ["2 cups rice"], "Turn on the rice cooker."],
    ["another food of its words", ["500 g chicken thighs"], "Pour in the chicken broth."],
    ["another sort of its head", ["1 tbsp dark soy sauce"], "Add the light soy sauce."],
    ["another food with its name before", ["1 cup milk"], "Pour in the coconut milk."],
    ["a Spanish dish", ["500 g de calabaza"], "Tritura la crema de calabaza."],
    ["an unlisted food", ["1 egg"], "Serve with bread."],
    ["a food after without", ["1 egg"], "Stir without the egg."],
    ["the state of a food", ["1 onion"], "Wait until the onion is soft."],
    ["what comes out", ["1 jar pasta sauce"], "Blend until it forms a sauce."],
    ["tools of a list", ["Accesorios: papel de horno"], "Forra la bandeja con papel de horno."],
  ])("%s is no use", (_, lines, step) => {
    expect(usesOf(lines, [step])).toEqual([""]);
  });

  it("chooses the line whose words agree", () => {
    const lines = ["1 cup granulated sugar", "1/2 cup brown sugar", "1 cup powdered sugar"];
    expect(usesOf(lines, ["Add the brown sugar.", "Dust with powdered sugar.", "Add sugar."])).toEqual([
      "1 the brown sugar",
      "2 powdered sugar",
      "0 sugar",
    ]);
  });

  it("takes two lines for one plural", () => {
    const lines = ["1 red bell pepper", "1 yellow bell pepper", "1 onion"];
    expect(usesOf(lines, ["Slice the peppers."])).toEqual(["0 the peppers, 1 the peppers"]);
  });
});

describe("what earlier steps took", () => {
  it("is no use again", () => {
    expect(usesOf(["1 onion", "500 g chicken"], ["Fry the onion.", "Add the chicken to the onion."])).toEqual(
      ["0 the onion", "1 the chicken"],
    );
  });

  it("is a use again where the line is divided, or has no amount", () => {
    expect(
      usesOf(["3 tbsp oil, divided", "Salt"], ["Heat the oil.", "Add salt.", "Add the oil and salt."]),
    ).toEqual(["0 the oil", "1 part salt", "0 part the oil, 1 part salt"]);
  });

  it("is no use where the food is only handled", () => {
    const lines = ["500 g chicken, divided"];
    expect(usesOf(lines, ["Fry the chicken.", "Return the chicken to the pan."])).toEqual([
      "0 the chicken",
      "",
    ]);
  });

  it("leaves the line of the other group", () => {
    const lines = ["[Dough]", "100 g butter", "[Glaze]", "20 g butter"];
    expect(usesOf(lines, ["Rub in the butter.", "For the glaze, melt the butter."])).toEqual([
      "0 the butter",
      "1 the butter",
    ]);
  });

  it("follows the headings of steps", () => {
    const lines = ["[For the dough]", "1 tsp salt", "[For the sauce]", "1 pinch salt"];
    expect(usesOf(lines, ["Add the salt.", "Add the salt."], ["Make the sauce", "Make the dough"])).toEqual([
      "1 the salt",
      "0 the salt",
    ]);
  });
});

describe("linkIngredients", () => {
  it.each([
    ["no lines", [], ["Stir the soup."]],
    ["no steps", ["1 egg"], []],
    ["empty texts", ["", "  "], ["", " \n"]],
    ["marks alone", ["(", "½ - /"], ["(((", "1/2 - of of of", "the remaining"]],
    ["words without end", ["of of of", "de de la"], ["of the of the of", "de la de la"]],
  ])("is total: %s", (_, lines, steps) => {
    expect(usesOf(lines, steps)).toHaveLength(steps.length);
  });

  it("gives offsets of the step as it was written", () => {
    const step = "«Añade»: el  azúcar moreno; remueve.";
    const [uses] = linkIngredients({ ingredients: listOf(["100 g de azúcar moreno"]), steps: [step] });
    expect(uses?.map(({ start, end }) => step.slice(start ?? 0, end ?? 0))).toEqual(["el  azúcar moreno"]);
  });

  it("takes ten times the time for ten times the text at most", () => {
    const lines = ["1 onion", "2 cloves garlic", "200 g rice", "1 l vegetable stock", "Salt and pepper"];
    const step = "Fry the onion and half of the garlic, add the rice and all the remaining ingredients. ";
    const time = (many: number) => {
      const ingredients = listOf(Array.from({ length: many }, () => lines).flat());
      const steps = Array.from({ length: many }, () => step.repeat(4));
      return computingMs(() => linkIngredients({ ingredients, steps }));
    };
    // Loose, because the machine does other work; quadratic time would be a hundred times.
    expect(time(1000) / time(100)).toBeLessThan(40);
  });
});

describe("what a phrase rather means", () => {
  it.each([
    [
      "the bar, not the sprinkles",
      ["chocolate sprinkles", "150 g dark chocolate"],
      "Melt the chocolate.",
      "1 the chocolate",
    ],
    [
      "the vegetable, not what is made of it",
      ["1 can onion rings", "1 diced onion"],
      "Fry the onion.",
      "1 the onion",
    ],
    ["water, not ice", ["3 ice cubes", "1 cup water"], "Pour in the water.", "1 the water"],
    [
      "a verb, not slices",
      ["12 slices deli ham", "12 rolls"],
      "Take the rolls and slice them.",
      "1 the rolls",
    ],
  ])("is %s", (_, lines, step, expected) => {
    expect(usesOf(lines, [step])).toEqual([expected]);
  });

  it("is no ice where the list has no water", () => {
    expect(usesOf(["3 ice cubes"], ["Rinse in warm water.", "Add ice cubes."])).toEqual(["", "0 ice cubes"]);
  });

  it("is nothing where ingredients are only measured", () => {
    const lines = ["1 tsp cumin", "1 tsp coriander", "1 onion"];
    const steps = ["Measure the spices and set them aside.", "Fry the onion with the cumin and coriander."];
    expect(usesOf(lines, steps)).toEqual(["", "0 the cumin, 1 coriander, 2 the onion"]);
  });

  it("is what was mixed before where something is added to it", () => {
    const list = [
      "[Dough]",
      "2 cups flour",
      "1 tsp salt",
      "1 egg",
      "[Filling]",
      "1 cup brown sugar",
      "1 tsp cinnamon",
    ];
    const steps = [
      "Mix the flour with the salt.",
      "Add the egg to the dry ingredients.",
      "Combine the brown sugar and cinnamon for the filling.",
    ];
    expect(usesOf(list, steps).map((uses) => uses.split(", ").length)).toEqual([2, 1, 2]);
  });

  it("is no sugar that is creamed later, nor chips that are folded in", () => {
    const lines = [
      "2 cups flour",
      "1 tsp baking soda",
      "1 cup butter",
      "1 cup white sugar",
      "1 cup brown sugar",
    ];
    const steps = ["Whisk the dry ingredients.", "Cream the butter with both sugars.", "Fold in the chips."];
    expect(
      usesOf([...lines, "1 cup chocolate chips"], steps).map((uses) =>
        uses.replace(/ [a-z ]+/g, "").replaceAll(" ", ""),
      ),
    ).toEqual(["0,1", "2,3,4", "5"]);
  });

  it("is the group under whose name the ingredients are listed", () => {
    const list = ["[Marinade]", "1 tbsp oil", "1 lemon", "[Gravy]", "1 onion", "1 cup stock"];
    const steps = ["Combine all the ingredients listed under marinade.", "Fry the onion. Pour in the stock."];
    expect(usesOf(list, steps).map((uses) => uses.split(", ").length)).toEqual([2, 2]);
  });
});

describe("season", () => {
  it.each([
    ["takes salt and pepper", "Season the beef well.", "0 the beef, 1 Season"],
    ["takes nothing else where it says with what", "Season the beef with paprika.", "0 the beef"],
    ["is no verb in the time of the year", "Use beef while it is in season.", "0 beef"],
  ])("%s", (_, step, expected) => {
    const [uses = ""] = usesOf(["1 kg beef", "salt and pepper"], [step]);
    expect(uses.replace(/1$/, "1 Season")).toBe(expected);
  });

  it("takes no red pepper, and no measured salt that a later step names", () => {
    expect(usesOf(["1 kg beef", "1 red pepper"], ["Season the beef."])).toEqual(["0 the beef"]);
    expect(usesOf(["1 kg beef", "1 tsp salt"], ["Season the beef.", "Add the salt."])).toEqual([
      "0 the beef",
      "1 the salt",
    ]);
  });
});
