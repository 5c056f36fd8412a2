import { expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { parseRecipeText } from "../text-import/parse-recipe-text.ts";
import { EXAMPLE_TEXT } from "./example-text.ts";

it("the example of the text page is read completely", () => {
  const { recipe } = normaliseRecipe(parseRecipeText(EXAMPLE_TEXT));
  expect(recipe).toMatchObject({
    name: "Ensalada de atún",
    servings: 4,
    duration: { total_time_minutes: 20 },
  });
  expect(Object.values(recipe.ingredients).flat()).toHaveLength(9);
  expect(recipe.steps.flatMap((step) => step.sub_steps)).toHaveLength(6);
  expect(recipe.assumed).toBeUndefined();
});
