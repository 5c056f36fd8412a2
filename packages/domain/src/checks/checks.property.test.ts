import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { recipeDraftSchema } from "../recipe/recipe.ts";
import { arbitraryDraft } from "../testing/arbitrary-draft.ts";
import { groundRecipe } from "./ground-recipe.ts";
import { withListedIngredients } from "./listed-ingredients.ts";
import { withTimesAddedUp } from "./times.ts";

describe("the checks", () => {
  it("leave any recipe valid, and correct nothing the second time", () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const { recipe: listed } = withListedIngredients(draft);
        const { recipe: timed } = withTimesAddedUp(listed);
        expect(recipeDraftSchema.safeParse(timed).error).toBeUndefined();
        expect(withTimesAddedUp(timed).isMended).toBe(false);
        expect(withListedIngredients(timed).added).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("judge any recipe by any text", () => {
    fc.assert(
      fc.property(arbitraryDraft, fc.string(), (draft, text) => {
        const { recipe, score } = groundRecipe(draft, text);
        expect(recipeDraftSchema.safeParse(recipe).error).toBeUndefined();
        expect(score >= 0 && score <= 1).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["temperatures", "oven 60 °C inside "],
    ["ovens", "oven ".repeat(10)],
    ["brackets of numbers", "1-2-3 ° "],
    ["spaces", "                 "],
  ])("take time linear in the length: %s", (_, piece) => {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    const steps = text.match(/[\s\S]{1,5000}/g)?.map((description) => ({ sub_steps: [{ description }] }));
    const { recipe } = normaliseRecipe({ name: "Chicken", steps, ingredients: [text.slice(0, 300)] });
    const started = performance.now();
    groundRecipe(recipe, text.slice(0, 30_000));
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
