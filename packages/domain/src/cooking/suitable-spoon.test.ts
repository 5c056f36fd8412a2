import { describe, expect, it } from "vitest";
import { rowFromLine } from "../ingredient/ingredient-row.ts";
import { scaleRow } from "../measure/scale.ts";
import { formatMeasure } from "../measure/shown-amount.ts";
import { abbreviateUnit } from "../measure/shown-unit.ts";
import { inSuitableSpoon, usesCups } from "./suitable-spoon.ts";

const scaled = (line: string, factor: number, hasCups = true) => {
  const row = inSuitableSpoon(scaleRow(rowFromLine(line), factor), hasCups);
  const { measure, measureMax, unit } = row;
  const amount = measureMax ?? (typeof measure === "number" ? measure : null);
  return `${formatMeasure(row)} ${abbreviateUnit(unit, amount)}`;
};

describe("inSuitableSpoon", () => {
  it.each<[string, number, string]>([
    ["1 tsp salt", 3, "1 Tbsp"],
    ["1 1/2 tsp salt", 2, "1 Tbsp"],
    ["1 1/2 tsp salt", 3, "1½ Tbsp"],
    ["2 tsp salt", 3, "2 Tbsp"],
    ["1-2 tsp salt", 3, "1–2 Tbsp"],
    ["1 cucharadita de sal", 3, "1 cucharada"],
    ["2 cdtas de sal", 3, "2 cucharadas"],
    ["8 tbsp butter", 2, "1 cup"],
    ["4 tbsp butter", 2, "½ cup"],
    ["6 tbsp butter", 2, "¾ cup"],
    ["8 cucharadas de aceite", 4, "2 tazas"],
    ["16 tsp vanilla", 3, "1 cup"],
    ["1 tbsp oil", 1 / 3, "1 tsp"],
    ["1 tbsp oil", 0.25, "¾ tsp"],
    ["1/4 cup milk", 0.5, "2 Tbsp"],
  ])("shows %s, %d times, as %s", (line, factor, shown) => {
    expect(scaled(line, factor)).toBe(shown);
  });

  it.each<[string, number, string]>([
    ["2 tsp salt", 2, "4 tsp"],
    ["5 tsp salt", 2, "10 tsp"],
    ["1-2 tsp salt", 2, "2–4 tsp"],
    ["1 tbsp oil", 0.5, "½ Tbsp"],
    ["2 tbsp oil", 2, "4 Tbsp"],
    ["5 tbsp oil", 2, "10 Tbsp"],
    ["1 TL Salz", 3, "3 TL"],
    ["100 g flour", 3, "300 g"],
    ["1 cup flour", 0.5, "½ cup"],
  ])(
    "leaves %s, %d times, as %s, because no spoon measures it exactly or more easily",
    (line, factor, shown) => {
      expect(scaled(line, factor)).toBe(shown);
    },
  );

  it("makes no cups of spoons where the recipe has none", () => {
    expect(scaled("8 tbsp butter", 2, false)).toBe("16 Tbsp");
  });
});

describe("usesCups", () => {
  it.each([
    ["1 cup flour", true],
    ["2 tazas de harina", true],
    ["120 g flour", false],
  ])("reads %s", (line, answer) => {
    expect(usesCups({ main: [rowFromLine(line)] })).toBe(answer);
  });
});
