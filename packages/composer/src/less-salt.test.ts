import { describe, expect, it } from "vitest";
import { composeRecipe } from "./compose-recipe.ts";
import { rowsOf, textOf } from "./testing/examine.ts";

function made(query: string) {
  const { recipe, notes } = composeRecipe({ query });
  if (!recipe) throw new Error(`Nothing was made of "${query}": ${JSON.stringify(notes)}`);
  const names = rowsOf(recipe).map(({ ingredient_name }) => ingredient_name);
  return { recipe, names, codes: notes.map(({ code }) => code) };
}

describe("a dish with little salt", () => {
  it.each([
    "low salt chicken soup for my grandmother",
    "low sodium beef stew, she has high blood pressure",
    "low salt tomato soup",
    "pisto bajo en sal",
    "salmón con verduras bajo en sal",
    "low salt bread",
  ])("has no added salt, and no note that it is not obeyed: %s", (query) => {
    const { recipe, names, codes } = made(query);
    expect(names).not.toContain(recipe.language === "es" ? "sal" : "salt");
    expect(textOf(recipe)).not.toMatch(/\bthe salt\b|\bla sal\b/);
    expect(recipe.description).toMatch(/No salt is added|No lleva sal añadida/);
    expect(codes).not.toContain("not-obeyed");
  });

  it("is made with low-salt stock", () => {
    expect(made("low sodium beef stew").names).toContain("low-salt beef stock");
    expect(made("crema de calabaza baja en sal").names.join()).toMatch(/caldo .*bajo en sal/);
  });

  it("names the foods that are salty by themselves", () => {
    expect(made("carbonara low salt").recipe.description).toMatch(/Salty by themselves: .*pecorino/i);
  });
});

describe("a dish without salt", () => {
  it.each(["guiso de lentejas sin sal", "beef stew without salt", "pan sin sal", "carbonara sin sal"])(
    "is made without it: %s",
    (query) => {
      const { names } = made(query);
      expect(names).not.toContain("salt");
      expect(names).not.toContain("sal");
    },
  );
});
