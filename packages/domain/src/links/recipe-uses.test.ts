import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import type { StepUse } from "../recipe/recipe.ts";
import { withUses } from "./recipe-uses.ts";

/** Reads a recipe and returns the uses of each sub-step, without their offsets. */
function usesOf(raw: Record<string, unknown>) {
  const read = normaliseRecipe(raw);
  const { steps } = withUses(read.recipe);
  return steps.flatMap(({ sub_steps }) => sub_steps.map(({ uses = [] }) => uses));
}

const names = (uses: readonly StepUse[]) => uses.map(({ group, i, part }) => `${group} ${i} ${part}`);

const PIE = {
  name: "Leek pie",
  ingredients: {
    pastry: ["200 g flour", "100 g butter", "1 pinch salt"],
    filling: ["3 leeks", "30 g butter", "1 tsp salt"],
  },
  steps: [
    { main_step: "For the pastry", sub_steps: ["Rub the butter into the flour and the salt."] },
    {
      main_step: "For the filling",
      sub_steps: ["Fry the leeks in half of the butter.", "Stir in the rest of the butter."],
    },
  ],
};

describe("withUses", () => {
  it("names the rows of the list that each sentence takes, by their group", () => {
    const [pastry = [], leeks = [], rest = []] = usesOf(PIE);
    expect(names(pastry).toSorted()).toEqual(["pastry 0 all", "pastry 1 all", "pastry 2 all"]);
    expect(names(leeks)).toEqual(["filling 0 all", "filling 1 part"]);
    expect(names(rest)).toEqual(["filling 1 rest"]);
  });

  it("gives the offsets of the words in the sentence", () => {
    const [[flour] = []] = usesOf({
      name: "Flour",
      ingredients: ["200 g flour"],
      steps: ["Sift the flour."],
    });
    expect("Sift the flour.".slice(flour?.start ?? 0, flour?.end ?? 0)).toBe("the flour");
  });

  it("gives the amount that the sentence states", () => {
    const [[milk] = []] = usesOf({
      name: "Milk",
      ingredients: ["500 ml milk"],
      steps: ["Heat 200 ml milk."],
    });
    expect(milk).toMatchObject({ part: "part", amount: { min: 200, max: 200, unit: "ml" } });
  });

  it("prefers the rows that the recipe gives a sub-step", () => {
    const [uses = []] = usesOf({
      name: "Tea",
      ingredients: ["2 cups water", "1 tea bag"],
      steps: [
        {
          main_step: "Brew",
          sub_steps: [
            {
              description: "Pour the water over.",
              ingredients: [{ ingredient_name: "water", measure: 1, unit: "cups" }],
            },
          ],
        },
      ],
    });
    expect(uses.map(({ i, origin, part, start, end }) => ({ i, origin, part, start, end }))).toEqual([
      { i: 0, origin: "recipe", part: "part", start: 5, end: 14 },
    ]);
  });

  it("prefers what a cook set, with the words and the amount that the sentence has for it", () => {
    const set = { group: "main", i: 1, part: "part" };
    const [[milk, ...others] = [], none] = usesOf({
      name: "Porridge",
      ingredients: ["100 g oats", "500 ml milk"],
      steps: [
        {
          main_step: "Cook",
          sub_steps: [
            { description: "Heat 200 ml milk with the oats.", uses: [set] },
            { description: "Eat the oats.", uses: [] },
          ],
        },
      ],
    });
    expect(others).toEqual([]);
    expect(milk).toMatchObject({ i: 1, origin: "cook", amount: { min: 200, max: 200, unit: "ml" } });
    expect("Heat 200 ml milk".slice(milk?.start ?? 0, milk?.end ?? 0)).toContain("milk");
    expect(none).toEqual([]);
  });

  it("leaves a recipe without ingredients as it is", () => {
    const { recipe } = normaliseRecipe({ name: "Nothing", steps: ["Wait."] });
    expect(withUses(recipe)).toBe(recipe);
  });
});
