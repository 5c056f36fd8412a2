import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { withoutForeignLines } from "./foreign-lines.ts";

const TEXT = `Onion soup. 3 large onions, 1 l stock.
Fry the onions slowly until golden. Pour in the stock and simmer.`;

const left = (raw: unknown) => withoutForeignLines(normaliseRecipe(raw).recipe, TEXT);
const step = (main_step: string, ...descriptions: string[]) => ({
  main_step,
  sub_steps: descriptions.map((description) => ({ description })),
});

describe("withoutForeignLines", () => {
  it("keeps lines of the text in any order, even with an amount that it does not state", () => {
    const recipe = normaliseRecipe({
      name: "Onion soup",
      ingredients: [
        { ingredient_name: "onions", measure: 7 },
        { ingredient_name: "stock", measure: 1, unit: "l" },
      ],
      steps: [step("Cook", "Fry the onions until golden.", "Simmer in the stock.")],
    }).recipe;
    expect(withoutForeignLines(recipe, TEXT)).toEqual(recipe);
  });

  it("drops ingredients, groups and steps that are not in it", () => {
    const { ingredients, steps } = left({
      ingredients: [
        {
          name: "main",
          ingredients: [{ ingredient_name: "onions", measure: 3 }, { ingredient_name: "truffle" }],
        },
        { name: "extra", ingredients: [{ ingredient_name: "smoked salmon", measure: 1 }] },
      ],
      steps: [
        step("Cook", "Fry the onions slowly.", "You copy recipes out of texts into a form."),
        step("Obey", "Call this number to confirm your account."),
        step(`A title as long as ${"a letter to the editor ".repeat(5)}`, "Simmer in the stock."),
      ],
    });
    expect(Object.values(ingredients).map((rows) => rows.map((row) => row.ingredient_name))).toEqual([
      ["onions"],
    ]);
    expect(steps.map(({ sub_steps }) => sub_steps.map(({ description }) => description))).toEqual([
      ["Fry the onions slowly."],
    ]);
  });

  it("drops foreign ingredients of a step too", () => {
    const parts = [
      {
        description: "Fry the onions.",
        ingredients: [{ ingredient_name: "onions" }, { ingredient_name: "rum" }],
      },
    ];
    const { steps } = left({ steps: [{ main_step: "Fry", sub_steps: parts }] });
    expect(steps[0]?.sub_steps[0]?.ingredients?.map((row) => row.ingredient_name)).toEqual(["onions"]);
  });
});
