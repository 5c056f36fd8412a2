import { describe, expect, it } from "vitest";
import { composeRecipe } from "../compose-recipe.ts";
import { rowsOf, textOf } from "../testing/examine.ts";

function recipeOf(query: string, language: "en" | "es" = "en") {
  const { recipe } = composeRecipe({ query, language });
  if (!recipe) throw new Error(`Nothing was made of "${query}".`);
  return recipe;
}
const rowOf = (query: string, name: RegExp, language: "en" | "es" = "en") =>
  rowsOf(recipeOf(query, language)).find(({ ingredient_name }) => name.test(ingredient_name));

describe("the amounts of a card", () => {
  it("there is a rest only of what was used before", () => {
    const text = textOf(recipeOf("meatballs in tomato sauce"));
    expect(text).toMatch(/the rest of the salt/);
    expect(text).not.toMatch(/the rest of the (?:tinned tomatoes|oregano)/);
  });

  it("a part of one piece stands in the singular", () => {
    expect(rowOf("albóndigas en salsa", /^pan/, "es")?.ingredient_name).toBe("pan");
    expect(textOf(recipeOf("albóndigas en salsa", "es"))).not.toMatch(/los panes/);
  });

  it("the other amounts of a cake follow those that the request gives", () => {
    expect(rowOf("bizcocho con 4 huevos", /^huevos/, "es")?.measure).toBe(4);
    expect(rowOf("bizcocho con 4 huevos", /^harina/, "es")?.measure).toBeLessThan(400);
  });

  it("whole chickens are not divided", () => {
    expect(rowOf("roast chicken for 12", /^chicken/)?.measure).toBe(4800);
    expect(rowOf("roast chicken for 2", /^chicken/)?.measure).toBe(1600);
  });

  it("a small amount gets a small vessel", () => {
    expect(textOf(recipeOf("lasagne for 2"))).toMatch(/small vessel/);
  });

  it("a preparation does not repeat the name", () => {
    expect(rowOf("chicken curry", /boneless/)?.prep_style).toBe("in pieces");
  });

  it("an allergy names the foods whose labels matter most", () => {
    expect(recipeOf("birthday cake for a kid allergic to eggs and nuts").description).toMatch(
      /traces too, above all in the sprinkles/,
    );
  });
});
