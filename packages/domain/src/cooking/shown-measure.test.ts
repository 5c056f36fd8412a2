import { expect, it } from "vitest";
import { shownAs } from "./needed-for.ts";
import { shownIngredient, shownMeasure } from "./shown-measure.ts";

const flour = { ingredient_name: "flour", measure: 1, unit: "cup", prep_style: "" };

it.each([
  ["as written", flour, 1, "written", "1"],
  ["twice as much", flour, 2, "written", "2"],
  ["near what it is", { ...flour, measure: 0.9 }, 1, "written", "≈ ⅞"],
  ["in words", { ...flour, measure: "a handful", unit: "" }, 3, "metric", "a handful"],
  ["none at all", { ...flour, measure: "", unit: "" }, 2, "us", ""],
] as const)("an amount is shown %s", (_, row, factor, units, shown) => {
  expect(shownMeasure(shownIngredient(shownAs(row, { factor, units })))).toBe(shown);
});
