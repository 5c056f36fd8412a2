import { describe, expect, it } from "vitest";
import { composeRecipe } from "../compose-recipe.ts";
import { rowsOf, textOf } from "../testing/examine.ts";
import { understandQuery } from "../understand.ts";

function recipeOf(query: string, language: "en" | "es" = "en") {
  const { recipe } = composeRecipe({ request: understandQuery(query, language) });
  if (!recipe) throw new Error(`Nothing was made of "${query}".`);
  return recipe;
}
const namesOf = (query: string, language: "en" | "es" = "en") =>
  rowsOf(recipeOf(query, language)).map(({ ingredient_name }) => ingredient_name);

describe("the substitutes of a card", () => {
  it("flaxseed in place of eggs is stirred with water and rests before it is used", () => {
    expect(textOf(recipeOf("carrot cake without eggs"))).toMatch(
      /Stir the ground flaxseed with 9 tbsp of warm water and let it stand for 5 minutes.*flaxseed gel/s,
    );
    expect(textOf(recipeOf("tortitas para 8 sin huevo", "es"))).toMatch(
      /Mezcla el lino molido con 12 cucharadas de agua templada/,
    );
  });

  it.each([
    "birthday cake without eggs",
    "egg free victoria sponge",
    "yoghurt cake without eggs",
    "brownies without eggs",
  ])("no method of beaten eggs stays without them: %s", (query) => {
    const text = textOf(recipeOf(query));
    expect(text).not.toMatch(/foamy|until thick,/);
    expect(text).not.toMatch(/(?:Beat|Whisk)(?: in)? the ground flaxseed/);
  });

  it("a food that is left out by its name has no substitute of the same name", () => {
    expect(namesOf("meatballs without breadcrumbs").join()).not.toMatch(/breadcrumbs/);
    expect(namesOf("ensaladilla rusa sin mayonesa").join()).not.toMatch(/mayonesa/);
    expect(namesOf("pesto sin queso", "es").join()).not.toMatch(/queso/);
  });

  it("bacon has no substitute in a dish that has mushrooms already", () => {
    const names = namesOf("beef bourguignon without bacon").join();
    expect(names).toMatch(/mushrooms/);
    expect(names).not.toMatch(/bacon|courgette/);
  });

  it("cream that is whipped is replaced by one that can be whipped", () => {
    expect(namesOf("vegan pavlova")).toContain("coconut cream");
  });

  it("lentils in place of minced meat are not browned", () => {
    expect(textOf(recipeOf("lasagne without meat"))).not.toMatch(/brown it/);
  });
});

it("oil in place of butter is heated, not melted until it foams", () => {
  const text = textOf(recipeOf("only 3 eggs and 100 g cheese"));
  expect(text).toMatch(/Heat the olive oil/);
  expect(text).not.toMatch(/Melt|foams/);
});
