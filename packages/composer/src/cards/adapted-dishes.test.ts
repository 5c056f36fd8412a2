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
      const { recipe, text } = made(query);
      expect(JSON.stringify(recipe.ingredients)).toMatch(/psyllium/);
      expect(text).not.toMatch(/\bknead until|amasa hasta/);
    },
  );

  it.each([
    ["empanadas sin gluten", /masa de empanadillas sin gluten/],
    ["gluten free lasagne", /gluten-free lasagne sheets/],
    ["tarta de manzana sin gluten", /hojaldre sin gluten/],
    ["gluten free quiche", /gluten-free shortcrust pastry/],
    ["gluten free naan", /gluten-free flour/],
    ["gluten free fresh pasta", /gluten-free flour/],
    ["albóndigas sin gluten y sin huevo", /patatas?/],
    ["vegan lasagne", /egg-free lasagne sheets/],
  ])("%s is made of its kind", (query, kind) => {
    expect(made(query).names.join(", ")).toMatch(kind);
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

  it("is a mug cake in the microwave", () => {
    expect(made("microwave mug cake for two").text).toMatch(/microwave/);
  });
});
