import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowFromLine } from "../ingredient/ingredient-row.ts";
import { findMeasureUnit, type MeasureUnit } from "../measure/measure-unit.ts";
import { MEASURE_UNITS } from "../measure/measure-units.ts";
import { scaleRow } from "../measure/scale.ts";
import { formatMeasure } from "../measure/shown-amount.ts";
import { abbreviateUnit } from "../measure/shown-unit.ts";
import { convertAmount } from "./convert-amount.ts";
import { convertRow, type ShownRow } from "./convert-row.ts";
import { densityOf } from "./density.ts";
import { WEIGHED_FOODS } from "./density-table.ts";

const shown = ({ row, rounded }: ShownRow) =>
  `${rounded ? "≈ " : ""}${formatMeasure(row)} ${abbreviateUnit(row.unit)}`.trim();

describe("convertRow to metric units", () => {
  it.each([
    ["1 lb beef chuck", "≈ 450 g"],
    ["2 lb potatoes", "≈ 900 g"],
    ["2 1/2 lb potatoes", "≈ 1.15 kg"],
    ["4 oz bacon", "≈ 115 g"],
    ["1 oz dark chocolate", "≈ 28 g"],
    ["1 cup flour", "120 g"],
    ["2 cups all-purpose flour", "240 g"],
    ["1 cup brown sugar", "≈ 210 g"],
    ["1/2 cup butter", "≈ 115 g"],
    ["2 sticks unsalted butter", "≈ 225 g"],
    ["1 cup milk", "≈ 240 ml"],
    ["1 quart chicken stock", "≈ 950 ml"],
    ["8 fl oz cream", "≈ 240 ml"],
    ["5 cups water", "≈ 1.2 L"],
    ["1/4 cup honey", "≈ 85 g"],
    ["1 cup grated parmesan", "100 g"],
    ["1-2 cups rice", "≈ 185–375 g"],
    ["1 cup something unheard of", "≈ 240 ml"],
    ["1 taza de harina", "120 g"],
    ["2 tazas de azúcar", "≈ 400 g"],
    ["media taza de aceite de oliva", "≈ 120 ml"],
  ])("shows %s as %s", (line, expected) => {
    expect(shown(convertRow(rowFromLine(line), "metric"))).toBe(expected);
  });

  it.each([
    "1 tbsp olive oil",
    "2 cucharaditas de sal",
    "3 Tbsp flour",
    "250 g flour",
    "2 dl nata",
    "3 eggs",
    "a handful of rice",
    "1 pinch salt",
    "2 (14 oz) cans black beans",
    "1 clove garlic",
    "salt",
  ])("leaves %s as written", (line) => {
    const row = rowFromLine(line);
    expect(convertRow(row, "metric")).toEqual({ row, rounded: false, written: null });
  });
});

describe("convertRow of an amount given in three units", () => {
  it.each([
    ["metric", "225 g (2 sticks)"],
    ["us", "8 oz (2 sticks; 225g)"],
  ] as const)("takes the one in %s units", (choice, expected) => {
    const { row } = convertRow(rowFromLine("8 oz butter (2 sticks; 225g)"), choice);
    expect(`${formatMeasure(row)} ${row.unit} (${row.prep_style})`).toBe(expected);
  });
});

describe("convertRow to US units", () => {
  it.each([
    ["500 g minced beef", "≈ 1⅛ lb"],
    ["1 kg potatoes", "≈ 2¼ lb"],
    ["250 g spinach", "≈ 9 oz"],
    ["120 g flour", "1 cup"],
    ["250 g plain flour", "≈ 2⅛ cups"],
    ["100 g sugar", "≈ ½ cup"],
    ["250 ml milk", "≈ 1 cup"],
    ["375 ml stock", "≈ 1⅝ cups"],
    ["700 g potatoes", "≈ 1½ lb"],
    ["480 g chickpeas", "≈ 17 oz"],
    ["500 ml stock", "≈ 2⅛ cups"],
    ["1 L water", "≈ 4¼ cups"],
    ["15 ml oil", "≈ 1 Tbsp"],
    ["5 g salt", "≈ ⅞ tsp"],
    ["10 g baking powder", "2½ tsp"],
    ["200 ml cream", "≈ 13½ Tbsp"],
    ["250 g de harina", "≈ 2⅛ tazas"],
    ["100 ml de leche", "≈ 6¾ cucharadas"],
  ])("shows %s as %s", (line, expected) => {
    const isSpanish = /\bde\b/.test(line);
    expect(shown(convertRow(rowFromLine(line), "us", isSpanish ? "es" : "en"))).toBe(expected);
  });

  it.each([
    "1 cup flour",
    "2 tbsp oil",
    "1 lb beef",
    "1 quart stock",
    "3 g saffron",
    "0.3 ml vanilla",
    "2 eggs",
  ])("leaves %s as written", (line) => {
    const row = rowFromLine(line);
    expect(convertRow(row, "us").row).toBe(row);
  });
});

describe("convertRow of a scaled row", () => {
  it.each([
    ["written", "1/3 cup sugar", 0.25, "4 tsp"],
    ["us", "1/3 cup sugar", 0.25, "4 tsp"],
    ["written", "1 tbsp oil", 0.25, "¼ Tbsp"],
    ["written", "1 tbsp oil", 1 / 12, "¼ tsp"],
    ["written", "media taza de azúcar", 0.2, "4¾ cucharaditas"],
    ["us", "1 1/2 tsp vanilla extract", 12.5, "6¼ Tbsp"],
    ["us", "3 tbsp honey", 12.5, "≈ 2⅓ cups"],
    ["us", "2 tbsp oil", 3, "6 Tbsp"],
    ["metric", "240 ml milk", 12.5, "3 L"],
    ["metric", "125 g icing sugar", 12.5, "≈ 1.6 kg"],
    ["metric", "100 g flour", 2, "200 g"],
    ["written", "240 ml milk", 12.5, "3000 ml"],
  ] as const)("shows, in %s units, %s times %d as %s", (choice, line, factor, expected) => {
    expect(shown(convertRow(scaleRow(rowFromLine(line), factor), choice))).toBe(expected);
  });
});

describe("convertRow", () => {
  it("uses the amount that the author gave in those units", () => {
    const row = rowFromLine("1 cup (125 g) flour, sifted");
    expect(convertRow(row, "metric")).toMatchObject({
      row: { measure: 125, unit: "g", prep_style: "sifted" },
      rounded: false,
      written: row,
    });
    expect(shown(convertRow(rowFromLine("300g/10½oz red lentils"), "us"))).toBe("10½ oz");
    expect(shown(convertRow(scaleRow(row, 2), "metric"))).toBe("250 g");
  });

  it("returns the row as written for a tap, unchanged", () => {
    const row = rowFromLine("1 lb beef");
    const before = structuredClone(row);
    expect(convertRow(row, "metric").written).toBe(row);
    expect(row).toEqual(before);
  });

  it("reports a shown fraction that is not the exact amount", () => {
    const third = { ...rowFromLine("1 cup rice"), measure: 1 / 3 };
    expect(convertRow(third, "written").rounded).toBe(false);
    expect(convertRow({ ...third, measure: 0.33 }, "written").rounded).toBe(false);
    expect(convertRow({ ...third, measure: 0.45 }, "written").rounded).toBe(true);
  });

  it("shows every amount within seven hundredths of the exact one", () => {
    const foods = fc.constantFrom(
      "flour",
      "milk",
      "beef",
      "honey",
      "spinach",
      "harina de trigo",
      "unheard of",
    );
    const units = fc.constantFrom("g", "kg", "ml", "dl", "L", "cup", "oz", "lb", "fl oz", "quart", "taza");
    const amounts = fc.double({ min: 0.05, max: 900, noNaN: true });
    fc.assert(
      fc.property(foods, units, amounts, fc.constantFrom("metric", "us"), (food, unit, measure, choice) => {
        const row = { ingredient_name: food, unit, measure, prep_style: "" };
        const { row: converted, written } = convertRow(row, choice);
        if (!written) return;
        const back = convertAmount(
          Number(converted.measure),
          unitOf(converted.unit),
          unitOf(unit),
          densityOf(food)?.gramsPerMl ?? null,
        );
        const isTiny = Number(converted.measure) < 1;
        expect(Math.abs((back ?? 0) - measure)).toBeLessThanOrEqual(measure * (isTiny ? 0.5 : 0.07));
      }),
    );
  });
});

describe("convertAmount", () => {
  const sized = MEASURE_UNITS.filter(({ kind }) => kind === "volume" || kind === "mass").map(({ id }) => id);

  it("converts back within a hundredth, for every unit, amount and food", () => {
    const foods = fc.constantFrom(...WEIGHED_FOODS.map(({ en }) => en.split(", ")[0] ?? ""));
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 10_000, noNaN: true }),
        fc.constantFrom(...sized),
        fc.constantFrom(...sized),
        foods,
        (amount, one, other, food) => {
          const density = densityOf(food)?.gramsPerMl ?? null;
          expect(density).not.toBeNull();
          const there = convertAmount(amount, unitOf(one), unitOf(other), density);
          const back = there && convertAmount(there, unitOf(other), unitOf(one), density);
          expect(Math.abs((back ?? 0) - amount)).toBeLessThan(amount * 0.01);
        },
      ),
    );
  });

  it("does not convert between volume and weight without a density", () => {
    expect(convertAmount(1, unitOf("cup"), unitOf("g"), null)).toBeNull();
  });
});

function unitOf(spelling: string): MeasureUnit {
  const unit = findMeasureUnit(spelling);
  if (!unit) throw new Error(`${spelling} is no unit`);
  return unit;
}
