import { describe, expect, it } from "vitest";
import { rowsOf, textOf } from "../testing/examine.ts";
import { composeRecipe } from "../compose-recipe.ts";

function made(query: string) {
  const { recipe, notes } = composeRecipe({ query });
  if (!recipe) throw new Error(`Nothing was made of "${query}": ${JSON.stringify(notes)}`);
  const names = rowsOf(recipe).map(({ ingredient_name }) => ingredient_name);
  return { recipe, names, text: textOf(recipe), codes: notes.map(({ code }) => code) };
}

describe("a dough without gluten", () => {
  it.each(["gluten free bread", "gluten free pizza", "gluten free focaccia", "pan sin gluten y sin lactosa"])(
    "is bound with psyllium and not kneaded: %s",
    (query) => {
      const { names, text } = made(query);
      expect(names.join()).toMatch(/psyllium/);
      expect(text).not.toMatch(/\bknead until|amasa hasta/);
    },
  );

  it.each([
    ["empanadas sin gluten", /masa de empanadillas sin gluten/],
    ["gluten free lasagne", /gluten-free lasagne sheets/],
    ["tarta de manzana sin gluten", /hojaldre sin gluten/],
    ["gluten free quiche", /gluten-free shortcrust pastry/],
    ["gluten free naan", /gluten-free flour/],
    ["gluten free mug cake", /gluten-free flour/],
    ["gluten free fresh pasta", /gluten-free flour/],
    ["albóndigas sin gluten y sin huevo", /pan rallado sin gluten/],
    ["vegan lasagne", /egg-free lasagne sheets/],
    ["gluten free burritos", /gluten-free tortillas/],
    ["sausages and mash gluten free", /gluten-free sausages/],
    ["gluten free banoffee pie", /gluten-free biscuits/],
    ["gluten free bruschetta", /gluten-free bread/],
  ])("%s is made of its kind", (query, kind) => {
    expect(made(query).names.join(", ")).toMatch(kind);
  });

  it.each(["vegan pizza", "vegan bread", "pan vegano"])("has a dough that is no other food: %s", (query) => {
    expect(made(query).text).toMatch(/dough|masa/i);
  });

  it("names what is to be bought with a label", () => {
    expect(made("gluten free brownies").recipe.description).toMatch(
      /marked gluten-free, above all .*chocolate/,
    );
    expect(made("bizcocho sin gluten").recipe.description).toMatch(/sin gluten.*levadura química/);
  });
});

describe("a dish of meat without meat", () => {
  it.each(["vegetarian sunday roast", "vegetarian roast beef", "vegan roast pork"])(
    "is a dish of its own where nothing takes the place of the meat: %s",
    (query) => {
      expect(made(query).recipe.name).toBe("Nut roast");
    },
  );

  it.each([
    ["fabada vegana", /Alubias blancas/],
    ["cocido vegetariano", /garbanzos/],
    ["vegetarian beef stew", /lentils/i],
  ])("is the stew of pulses nearest to it: %s", (query, name) => {
    expect(made(query).recipe.name).toMatch(name);
  });

  it("fries mushrooms in oil in place of cured pork, and not from cold until crisp", () => {
    const { names, text } = made("carbonara vegetariana");
    expect(names.join()).toMatch(/aceite de oliva|olive oil/);
    expect(text).not.toMatch(/cold pan|sartén fría/);
    expect(made("carbonara").names).not.toContain("olive oil");
  });
});

describe("a dish without the oven", () => {
  it.each([
    "un bizcocho sin horno",
    "chocolate cake without an oven",
    "tarta de cumpleaños sin horno",
    "chocotorta",
  ])("is made in another way: %s", (query) => {
    expect(made(query).text).not.toMatch(/\b(?:bake at|hornea a)\b/i);
  });

  it("is a mug cake for each person, one after another", () => {
    const { text } = made("mug cake for 4");
    expect(text).toMatch(/one mug at a time[^.]*8 minutes in all/);
    expect(text).not.toMatch(/larger one/);
  });

  it("is a mug cake in the microwave", () => {
    expect(made("microwave mug cake for two").text).toMatch(/microwave/);
  });
});

describe("an appliance that a cook uses for a dish", () => {
  it.each([
    ["air fryer schnitzel", /air fryer/],
    ["air fryer meatballs", /air fryer/],
    ["instant pot rice pudding", /low pressure/],
    ["instant pot porridge", /high pressure/],
    ["goulash in the pressure cooker", /high pressure/],
    ["bizcocho de chocolate al microondas", /microondas/],
  ])("is used: %s", (query, words) => {
    const { text, codes } = made(query);
    expect(text).toMatch(words);
    expect(codes).not.toContain("not-obeyed");
  });

  it.each([
    ["air fryer aubergine", /air fryer at 190/],
    ["berenjena en freidora de aire", /freidora de aire a 190/],
    ["slow cooker rendang", /slow cooker with the paste/],
  ])("is used: %s", (query, words) => {
    expect(made(query).text).toMatch(words);
  });

  it("leaves no half-cooked bird standing, and keeps the weight of the one that is there", () => {
    expect(made("air fryer roast chicken for 8").text).toMatch(/cook each one to the end/);
    const { recipe } = made("roast chicken for 6 with 2 kg of chicken");
    expect(rowsOf(recipe).find((row) => /chicken/.test(row.ingredient_name))?.measure).toBe(2000);
    expect(textOf(recipe)).not.toMatch(/batches/);
  });
});

describe("a substitute", () => {
  it("is listed once, though the dish has it already", () => {
    const { names } = made("halal coq au vin");
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    "sugar free banana bread",
    "magdalenas sin azúcar",
    "diabetic carrot cake",
    "arroz con leche sin azúcar",
  ])("is a sweetener where a cake or pudding can do without sugar: %s", (query) => {
    expect(made(query).names.join()).toMatch(/sweetener|edulcorante/);
  });

  it.each([
    ["chilaquiles with stale tortillas", /corn tortillas/],
    ["plum clafoutis", /plums/],
    ["causa limeña de atún", /atún/],
    ["empanada gallega de berberechos", /berberechos/],
    ["smoked mackerel fish cakes", /smoked mackerel/],
    ["arepas de pollo", /pollo/],
  ])("is the food that the name of the dish says: %s", (query, food) => {
    const { names, codes } = made(query);
    expect(names.join()).toMatch(food);
    expect(codes).not.toContain("skipped");
  });

  it("is no other flour where the dish has a version of none", () => {
    expect(made("flourless chocolate cake").names.join()).not.toMatch(/flour/);
  });

  it.each([
    ["locro vegano", "champiñones"],
    ["gluten free chow mein", "tamari"],
  ])("is listed once, though it stands for two foods: %s", (query, food) => {
    const { names } = made(query);
    expect(names.filter((name) => name === food)).toHaveLength(1);
  });

  it("is on the bone where the skin goes down first", () => {
    expect(made("coq au vin").names).toContain("chicken thighs on the bone");
  });
});

it("joins no article to a word that ends in an accented vowel", () => {
  expect(made("empanadas argentinas").text).toContain("Enfría el relleno");
});
