import { describe, expect, it } from "vitest";
import { composeRecipe } from "../compose-recipe.ts";
import { understandQuery } from "../understand.ts";

/** Composes a recipe and returns its name, rows and sentences as one text each. */
function made(query: string, seed = 1) {
  const { recipe, notes } = composeRecipe({ query, seed });
  const rows = Object.values(recipe?.ingredients ?? {}).flat();
  return {
    name: recipe?.name,
    notes: notes.map(({ code }) => code),
    rows: rows.map(({ ingredient_name, prep_style }) => `${ingredient_name}, ${prep_style}`).join("\n"),
    steps: (recipe?.steps ?? [])
      .flatMap(({ sub_steps }) => sub_steps.map(({ description }) => description))
      .join("\n"),
    minutes: recipe?.duration.total_time_minutes ?? 0,
  };
}

describe("what is left over", () => {
  it.each([
    ["leftover rice", /^rice, cooked and chilled, at most a day old$/m],
    ["sobras de arroz", /^arroz, ya cocido y frío, de un día como mucho$/m],
    ["leftover mashed potato and cabbage", /^potatoes, cooked and cold/m],
    ["leftover potatoes without egg", /^potatoes, cooked and cold/m],
    ["patatas cocidas que han sobrado", /^patatas, ya cocidas y frías/m],
    ["leftover pasta and ham", /^pasta, cooked and cold/m],
    ["sobras de pasta sin queso", /^pasta, ya cocida y fría/m],
  ])("is heated to 75 °C and not cooked a second time: %s", (query, row) => {
    const { rows, steps, minutes, notes } = made(query);
    expect(rows).toMatch(row);
    expect(steps).toContain("75 °C");
    expect(steps).not.toMatch(/\b(?:boil|peel|rinse|hierv|cuece|pela|enjuaga)/i);
    expect(minutes).toBeLessThanOrEqual(30);
    expect(notes).not.toContain("not-obeyed");
  });
});

describe("the rest of an egg, and what is too ripe", () => {
  it.each([
    ["me sobraron claras de huevo", "Merengues"],
    ["leftover egg whites", "Meringues"],
    ["qué hago con 5 yemas", "Natillas"],
    ["three very ripe bananas", "Banana bread"],
  ])("becomes what is made of it alone: %s", (query, name) => {
    expect(made(query).name).toBe(name);
  });
});

describe("a dish that is left over", () => {
  it.each([
    ["sobras de cocido", /^Ropa vieja/],
    ["leftover curry", /leftover curry$/],
    ["yesterday's chilli con carne", /leftover chilli con carne$/],
    ["sobras de paella", /sobras de paella$/],
    ["leftover roast vegetables", /^Frittata/],
    ["leftover salmon", /^Fish cakes/],
    ["arroz blanco hervido que me quedó", /sobras$/],
    ["rice left over from yesterday", /leftovers$/],
    ["cooked rice", /leftovers$/],
    ["stale bread and tomatoes", /^Panzanella/],
    ["pan duro y ajo", /^Sopa de ajo/],
    ["pan de ayer y leche", /^Torrijas/],
    ["old bread and milk", /^Bread pudding/],
    ["tortillas de maíz duras", /^Chilaquiles/],
  ])("is the start of another dish: %s", (query, name) => {
    const recipe = made(query);
    expect(recipe.name).toMatch(name);
    expect(recipe.notes).toEqual([]);
  });

  it.each(["leftover soup", "restos de tortilla de patatas", "two day old pizza"])(
    "is not made anew where no card uses it: %s",
    (query) => {
      expect(made(query).name).toBeUndefined();
    },
  );

  it.each(["boiled rice", "arroz con leche", "mashed potatoes", "cocido", "curry", "pan"])(
    "is a dish that is asked for without words of leftovers: %s",
    (query) => {
      expect(made(query).name).not.toMatch(/left|sobras|restos/i);
    },
  );
});

describe("an appliance beside a food", () => {
  it.each([
    ["air fryer chicken", /air fryer at 190 °C/, /chicken/i],
    ["air fryer salmon", /skin side down in the air fryer/, /salmon/i],
    ["air fryer chips", /air fryer at 190 °C/, /fries/i],
    ["salmón en freidora de aire", /en la freidora de aire/, /salmón/i],
  ])("is used: %s", (query, sentence, name) => {
    const dish = made(query);
    expect(dish.steps).toMatch(sentence);
    expect(dish.name).toMatch(name);
    expect(dish.notes).toEqual([]);
  });

  it("is said not to be used where no dish knows it", () => {
    expect(made("air fryer celeriac").notes).toContain("not-obeyed");
  });
});

describe("a request that leaves the choice open", () => {
  it("gets a dish that depends on the seed alone", () => {
    const names = Array.from({ length: 10 }, (_, seed) => made("surprise me", seed).name);
    expect(names).toEqual(Array.from({ length: 10 }, (_, seed) => made("Surprise me!", seed).name));
    expect(new Set(names).size).toBeGreaterThan(5);
    expect(names).not.toContain(undefined);
  });

  it.each([
    ["surprise me", "en"],
    ["what should I cook tonight?", "en"],
    ["sorpréndeme", "es"],
  ])("is answered in its language: %s", (query, language) => {
    expect(composeRecipe({ query, language: "en", seed: 1 }).recipe?.language).toBe(language);
  });
});

it.each([
  ["how do I boil an egg?", "Boiled eggs"],
  ["cómo se cuece un huevo", "Huevos cocidos"],
])("a question how a dish is cooked names the dish: %s", (query, name) => {
  expect(made(query).name).toBe(name);
});

it("cooked ham is a food, and no state of ham", () => {
  expect(understandQuery("bocadillo de jamón cocido").foods).toMatchObject([
    { food: "cooked-ham", state: null },
  ]);
});

describe("an appliance beside a meal", () => {
  it.each([
    ["slow cooker dinner", /slow cooker/i],
    ["cena con freidora de aire", /freidora de aire/i],
  ])("is used: %s", (query, appliance) => {
    for (const seed of [1, 2, 3]) expect(made(query, seed).steps).toMatch(appliance);
  });
});

describe("foods with amounts", () => {
  it.each([
    ["2 kg of chicken wings", /chicken wings/],
    ["2 kg de alitas de pollo", /alitas de pollo/],
  ])("are cooked as they are, and not another cut: %s", (query, name) => {
    const { recipe } = composeRecipe({ query });
    const rows = Object.values(recipe?.ingredients ?? {}).flat();
    expect(rows.find(({ ingredient_name }) => name.test(ingredient_name))?.measure).toBe(2000);
  });

  it("nothing is beside foods that are all there is", () => {
    const { recipe, notes } = composeRecipe({ query: "only 3 eggs and 100 g cheese" });
    const rows = Object.values(recipe?.ingredients ?? {}).flat();
    const names = rows.map(({ ingredient_name }) => ingredient_name).join();
    expect(names).toMatch(/eggs/);
    expect(names).toMatch(/cheese/);
    expect(names).not.toMatch(/butter|chives|onion|parsley/);
    expect(notes).toEqual([]);
  });
});
