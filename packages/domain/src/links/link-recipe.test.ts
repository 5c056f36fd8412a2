import { expect, it } from "vitest";
import { linkRecipe } from "./link-recipe.ts";

const row = (ingredient_name: string, measure: number | string = "", unit = "") => ({
  ingredient_name,
  measure,
  unit,
  prep_style: "",
});
const subSteps = (...descriptions: string[]) => descriptions.map((description) => ({ description }));

it("gives the uses of each sub-step with the group and the index of the row", () => {
  const uses = linkRecipe({
    ingredients: {
      dough: [row("flour", 300, "g"), row("salt", 1, "tsp")],
      filling: [row("apples", 4), row("salt", 1, "pinch")],
    },
    steps: [
      { main_step: "Dough", sub_steps: subSteps("Mix the flour and the salt.", "Knead for 5 minutes.") },
      { main_step: "Filling", sub_steps: subSteps("Cook the apples with the salt.") },
    ],
  });
  expect(uses.map((step) => step.map((own) => own.map(({ group, i }) => `${group} ${i}`)))).toEqual([
    [["dough 0", "dough 1"], []],
    [["filling 0", "filling 1"]],
  ]);
});

it("reads the line as it was written where the row has it", () => {
  const [[uses = []] = []] = linkRecipe({
    ingredients: { main: [{ ...row("oil", 2, "tbsp"), text: "2 tbsp olive oil, divided" }] },
    steps: [{ main_step: "Fry", sub_steps: subSteps("Heat 1 tbsp oil in a pan.") }],
  });
  expect(uses).toMatchObject([
    { group: "main", i: 0, part: "part", amount: { quantity: { min: 1 }, unit: "tbsp" } },
  ]);
});

it("gives nothing for a recipe without steps", () => {
  expect(linkRecipe({ ingredients: { main: [row("egg", 2)] }, steps: [] })).toEqual([]);
});
