import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { groundRecipe } from "./ground-recipe.ts";

const TEXT = `Grandma's lentil soup, for 6 people
Preparation: 15 minutes. Cooking: 1 hour and a half.
1 1/2 cups of brown lentils
2 large onions, finely chopped
half a teaspoon of cumin
Rinse the lentils and soak them overnight in cold water.
Fry the onions gently in olive oil until golden.
Add the lentils and simmer for an hour and a half.`;

const ground = (recipe: unknown, text = TEXT) => groundRecipe(normaliseRecipe(recipe).recipe, text);
const step = (...descriptions: string[]) => [
  { main_step: "Cook", sub_steps: descriptions.map((description) => ({ description })) },
];

describe("groundRecipe", () => {
  it("accepts lines of the text, however amounts and times are written", () => {
    const { score, ungroundedLines } = ground({
      ingredients: [
        { ingredient_name: "brown lentils", measure: "1 1/2", unit: "cup" },
        { ingredient_name: "large onions", measure: 2, prep_style: "finely chopped" },
        { ingredient_name: "cumin", measure: 0.5, unit: "tsp" },
      ],
      steps: step("Rinse the lentils; soak overnight in cold water.", "Simmer for 90 minutes."),
    });
    expect({ score, ungroundedLines }).toEqual({ score: 1, ungroundedLines: [] });
  });

  it.each([
    [
      "an invented food",
      { ingredients: [{ ingredient_name: "smoked salmon", measure: 2 }] },
      "2 smoked salmon",
    ],
    [
      "an invented amount",
      { ingredients: [{ ingredient_name: "cumin", measure: 3, unit: "tsp" }] },
      "3 tsp cumin",
    ],
    [
      "an invented step",
      { steps: step("Whisk egg whites to stiff peaks.") },
      "Whisk egg whites to stiff peaks.",
    ],
    [
      "an invented time in a step",
      { steps: step("Simmer the lentils for 20 minutes.") },
      "Simmer the lentils for 20 minutes.",
    ],
  ])("marks %s", (_, recipe, line) => {
    expect(ground(recipe)).toMatchObject({ score: 0, ungroundedLines: [line] });
  });

  it("returns the share of lines that are in the text", () => {
    const { score, ungroundedLines } = ground({
      ingredients: ["2 large onions", "3 kg lobster"],
      steps: step("Fry the onions gently in olive oil."),
    });
    expect(score).toBeCloseTo(2 / 3);
    expect(ungroundedLines).toEqual(["3 kg lobster"]);
  });

  it("reads other languages and scripts", () => {
    const text = "Sopa de ajo\n4 dientes de ajo\n200 g de pan duro\nSofríe los ajos y añade el pan.";
    expect(ground({ ingredients: ["4 dientes de ajo", "200 g pan duro"] }, text).score).toBe(1);
    expect(ground({ steps: step("Sofríe los ajos; añade el pan.") }, text).score).toBe(1);
    expect(ground({ ingredients: ["4 cloves of garlic"] }, text).score).toBe(0);
    expect(ground({ steps: step("玉ねぎを薄切りにする。") }, "玉ねぎを薄切りにする。").score).toBe(1);
  });

  it("drops explanations, tools, times and servings that the text does not state", () => {
    const { recipe } = ground({
      name: "Soup",
      description: "Invented by monks in the Alps centuries ago.",
      servings: 8,
      prep_time_minutes: 5,
      tools: ["cast-iron cauldron"],
      steps: [
        {
          main_step: "Fry",
          why: "Caramelisation builds sweetness.",
          sub_steps: [{ description: "Fry the onions.", duration_minutes: 7 }],
        },
      ],
    });
    expect(recipe.description).toBeUndefined();
    expect(recipe.tools).toEqual([]);
    expect(recipe.steps).toEqual([{ main_step: "Fry", sub_steps: [{ description: "Fry the onions." }] }]);
    expect(recipe).toMatchObject({ servings: 4, assumed: ["duration", "servings"] });
  });

  it("keeps those that it states, and a total that is their sum", () => {
    const { recipe } = ground({ servings: 6, prep_time_minutes: 15, cook_time_minutes: 90 });
    expect(recipe.servings).toBe(6);
    expect(recipe.duration).toMatchObject({
      prep_time_minutes: 15,
      cook_time_minutes: 90,
      total_time_minutes: 105,
    });
    expect(recipe.assumed).toBeUndefined();
  });

  it("trusts no recipe without lines, and checks 30,000 characters", () => {
    expect(ground({ name: "Soup" }).score).toBe(0);
    const started = performance.now();
    ground({ ingredients: ["2 large onions"] }, TEXT.repeat(80));
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});
