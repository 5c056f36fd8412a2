import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IngredientRow } from "../recipe/recipe.ts";
import { scaleAmount, scaleIngredients, scaleRow } from "./scale.ts";
import { formatMeasure } from "./shown-amount.ts";

const row = (measure: IngredientRow["measure"], more: Partial<IngredientRow> = {}): IngredientRow => ({
  ingredient_name: "rice",
  unit: "cup",
  measure,
  prep_style: "",
  ...more,
});

describe("scaling", () => {
  it("multiplies numbers and does not change texts", () => {
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

  it("drops the line as written, which has the old amount", () => {
    expect(scaleRow(row(1, { text: "1 cup rice" }), 2)).not.toHaveProperty("text");
  });

  it("leaves an amount in words as it is, with the line as written", () => {
    const handful = row("a handful", { unit: "", text: "a handful of rice" });
    expect(scaleRow(handful, 3)).toEqual(handful);
  });

  it("does not round halves of eggs and thirds", () => {
    const eggs = scaleRow(row(3, { ingredient_name: "eggs", unit: "" }), 0.5);
    expect(eggs.measure).toBe(1.5);
    expect(formatMeasure(eggs)).toBe("1½");
    expect(scaleRow(row(1), 1 / 3).measure).toBe(1 / 3);
    expect(formatMeasure(scaleRow(row("1-2", { measureMin: 1, measureMax: 2 }), 1 / 3))).toBe("⅓–⅔");
  });

  it.each([
    ["the size of a can", "can", "400 g, drained", "400 g, drained"],
    ["the weight of a piece", "", "3-pound", "3-pound"],
    ["the size of a fillet", "fillet", "de unos 150 g cada uno", "de unos 150 g cada uno"],
    ["what is no amount", "cup", "finely chopped", "finely chopped"],
    ["a length", "cup", "cut in 2 cm pieces", "cut in 2 cm pieces"],
  ])("does not change %s", (_, unit, preparation, expected) => {
    expect(scaleRow(row(2, { unit, prep_style: preparation }), 2)).toMatchObject({
      measure: 4,
      prep_style: expected,
    });
  });

  it.each([
    ["an amount given twice", "cup", "240 ml", "480 ml"],
    ["among other words", "g", "sifted, 10½oz, warm", "sifted, 21oz, warm"],
    ["as a range", "cup", "about 120-150 g", "about 240–300 g"],
    ["in Spanish", "taza", "unos 125 gramos", "unos 250 gramos"],
    ["two of them", "oz", "such as Kerry, 2 sticks; 225g, cold", "such as Kerry, 4 sticks; 450g, cold"],
    ["one in two units", "g", "1 lb 10 oz", "2 lb 20 oz"],
    ["one in a bracket of its own", "lb", "uncooked (16oz or 454g)", "uncooked (32oz or 908g)"],
    ["one that is counted", "tbsp", "about 4 cloves", "about 8 cloves"],
    ["the cans of a weight", "oz", "1 can", "2 cans"],
    ["what is taken besides", "cup", "melted + 2 tablespoons", "melted + 4 tablespoons"],
    ["what is taken instead of a can", "can", "o 20 g de levadura", "o 40 g de levadura"],
    [
      "the volume of what is counted",
      "",
      "cut into ½-inch cubes, about 4 cups",
      "cut into ½-inch cubes, about 8 cups",
    ],
  ])("scales %s", (_, unit, preparation, expected) => {
    expect(scaleRow(row(1, { unit, prep_style: preparation }), 2).prep_style).toBe(expected);
  });

  it("scales the weight of all that is counted, and not the size of one", () => {
    const scaled = (measure: number, preparation: string, text = "") =>
      scaleRow(row(measure, { unit: "", prep_style: preparation, text }), 2).prep_style;
    expect(scaled(4, "about 600 g")).toBe("about 1200 g");
    expect(scaled(4, "6 oz")).toBe("6 oz");
    expect(scaled(4, "150 g each")).toBe("150 g each");
    expect(scaled(4, "200 g", "4 (200 g) fillets")).toBe("200 g");
    const balls = (preparation: string, text: string) =>
      scaleRow(row(2, { unit: "ball", prep_style: preparation, text }), 2).prep_style;
    expect(balls("125g", "2 x 125g balls mozzarella")).toBe("125g");
    expect(balls("125g", "2 125g balls mozzarella")).toBe("125g");
    expect(balls("de 125 g", "2 bolas de mozzarella de 125 g")).toBe("de 125 g");
    expect(balls("250 g", "2 balls mozzarella (250 g)")).toBe("500 g");
  });

  it("scales the bracket of a line whose amount is in its name", () => {
    const juice = row("", {
      unit: "",
      ingredient_name: "lemon juice",
      prep_style: "¼ cup",
      text: "lemon juice",
    });
    expect(scaleRow(juice, 2)).toMatchObject({ measure: "", prep_style: "½ cup" });
    const salt = row("", { unit: "", prep_style: "to taste" });
    expect(scaleRow(salt, 2)).toBe(salt);
  });

  it("is undone by the factor's inverse, without rounding", () => {
    const amount = fc.double({ min: 0.01, max: 5000, noNaN: true });
    const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
    fc.assert(
      fc.property(amount, factor, (measure, times) => {
        const back = scaleRow(scaleRow(row(measure), times), 1 / times).measure;
        expect(Math.abs(Number(back) - measure)).toBeLessThan(measure * 1e-9);
      }),
    );
  });

  it("scales from one number of servings to another without changing the original", () => {
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
