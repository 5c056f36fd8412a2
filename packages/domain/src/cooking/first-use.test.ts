import { describe, expect, it } from "vitest";
import { withUses } from "../links/recipe-uses.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { rowsByFirstUse } from "./first-use.ts";

function orderOf(ingredients: unknown, steps: readonly string[]): string[] | null {
  const { recipe } = normaliseRecipe({ name: "Dish", ingredients, steps });
  const rows = rowsByFirstUse(recipe.ingredients, withUses(recipe).steps);
  return rows && rows.map(({ group, i }) => recipe.ingredients[group]?.[i]?.ingredient_name ?? "");
}

describe("rowsByFirstUse", () => {
  it("orders the rows of all groups by the step that first uses them, the unused last", () => {
    expect(
      orderOf({ dough: ["200 g flour", "1 lemon", "100 g butter"], filling: ["3 leeks"] }, [
        "Fry the leeks in some of the butter.",
        "Rub the rest of the butter into the flour.",
      ]),
    ).toEqual(["butter", "leeks", "flour", "lemon"]);
  });

  it("is null where no step uses any", () => {
    expect(orderOf(["1 lemon"], ["Wait."])).toBeNull();
    expect(orderOf([], ["Wait."])).toBeNull();
  });
});
