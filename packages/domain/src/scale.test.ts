import { describe, expect, it } from "vitest";
import type { IngredientRow } from "./recipe.ts";
import { scaleAmount, scaleIngredients, scaleRow } from "./scale.ts";

const row = (measure: IngredientRow["measure"], more: Partial<IngredientRow> = {}): IngredientRow => ({
  ingredient_name: "rice",
  unit: "cup",
  measure,
  prep_style: "",
  ...more,
});

describe("scaling", () => {
  it("multiplies numbers and leaves texts alone", () => {
    expect(scaleAmount(2, 1.5)).toBe(3);
    expect(scaleAmount("a handful", 1.5)).toBe("a handful");
  });

  it("scales both ends of a range", () => {
    expect(scaleRow(row("2-3", { measureMin: 2, measureMax: 3 }), 2)).toMatchObject({
      measure: "4-6",
      measureMin: 4,
      measureMax: 6,
    });
  });

  it("drops the line as written, which would tell the old amount", () => {
    expect(scaleRow(row(1, { text: "1 cup rice" }), 2)).not.toHaveProperty("text");
  });

  it("scales from one number of servings to another and leaves the original as it was", () => {
    const original = { main: [row(1)] };
    expect(scaleIngredients(original, 4, 6)).toEqual({ main: [row(1.5)] });
    expect(original).toEqual({ main: [row(1)] });
  });

  it.each([
    [0, 4],
    [4, 0],
    [4, Number.NaN],
  ])("changes nothing from %d to %d servings", (from, to) => {
    expect(scaleIngredients({ main: [row(1)] }, from, to)).toEqual({ main: [row(1)] });
  });
});
