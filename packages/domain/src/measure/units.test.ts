import { describe, expect, it } from "vitest";
import { plainLetters } from "../text/fold.ts";
import { UNIT_TABLE } from "./unit-table.ts";
import { abbreviateUnit } from "./shown-unit.ts";
import { UNITS, findUnit, formUnit, importUnit } from "./units.ts";

describe("findUnit", () => {
  it.each([
    ["Tablespoons", "tbsp"],
    ["Tbsp.", "tbsp"],
    ["T", "tbsp"],
    ["t", "tsp"],
    ["fl oz", "fl oz"],
    ["Cucharaditas", "tsp"],
    ["tazas", "cup"],
    ["puñado", "handful"],
    ["Litros", "L"],
    ["gr", "g"],
    ["tin", "can"],
  ])("finds %s as %s", (spelling, id) => {
    expect(findUnit(spelling)?.id).toBe(id);
  });

  it.each(["", "chicken", "to taste", "constructor", "__proto__"])("finds no unit in %j", (text) => {
    expect(findUnit(text)).toBeNull();
  });

  it("finds every spelling of the table, stored folded and claimed by one unit alone", () => {
    for (const unit of UNIT_TABLE) {
      for (const spelling of [unit.en, unit.es, unit.other].flatMap((list) => list?.split(", ") ?? [])) {
        expect(plainLetters(spelling)).toBe(spelling);
        expect({ spelling, id: findUnit(spelling)?.id }).toEqual({ spelling, id: unit.id });
      }
    }
  });
});

describe("the edit form's units", () => {
  it("are all known but for the one that is no unit", () => {
    expect(UNITS.filter((unit) => findUnit(unit) === null)).toEqual(["to taste"]);
  });

  it.each([
    ["c", "cup"],
    ["tablespoons", "tbsp"],
    ["pcs", "piece"],
    ["handful", "handful"],
    ["to taste", "to taste"],
  ])("name %s %s", (unit, name) => {
    expect(formUnit(unit)).toBe(name);
  });
});

describe("abbreviateUnit", () => {
  it.each([
    ["tablespoon", "Tbsp"],
    ["tbsp", "Tbsp"],
    ["teaspoons", "tsp"],
    ["ounce", "oz"],
    ["pounds", "lb"],
    ["gram", "g"],
    ["kilogram", "kg"],
    ["to taste", "to taste"],
    ["cup", "cup"],
    ["c", "cup"],
    ["cucharada", "cucharada"],
    ["sprigs", "sprigs"],
    ["", ""],
  ])("shows %j as %j", (unit, shown) => {
    expect(abbreviateUnit(unit)).toBe(shown);
  });

  it.each<[number | null, string, string]>([
    [12, "cup", "cups"],
    [1, "cups", "cup"],
    [0.5, "cups", "cup"],
    [2, "c", "cups"],
    [1.5, "cup", "cups"],
    [400, "gramos", "g"],
    [2, "litros", "L"],
    [250, "milliliters", "ml"],
    [8, "fluid ounces", "fl oz"],
    [2, "pounds", "lb"],
    [3, "clove", "cloves"],
    [4, "leaf", "leaves"],
    [2, "bunch", "bunches"],
    [1, "taza", "taza"],
    [2, "taza", "tazas"],
    [3, "diente", "dientes"],
    [2, "puñado", "puñados"],
    [2, "cucharada", "cucharadas"],
    [2, "unidad", "unidades"],
    [1, "latas", "lata"],
    [2, "Stück", "Stück"],
    [null, "cups", "cups"],
  ])("shows the unit of %j %s as %s", (amount, unit, shown) => {
    expect(abbreviateUnit(unit, amount)).toBe(shown);
  });
});

describe("importUnit", () => {
  it.each([
    ["tablespoons", 2, "tbsp"],
    ["teaspoon", 1, "tsp"],
    ["ounces", 8, "oz"],
    ["pound", 1, "lb"],
    ["pounds", 2, "lbs"],
    ["grams", 200, "g"],
    ["kilogram", 1, "kg"],
    ["milliliters", 50, "ml"],
    ["liter", 1, "L"],
    ["cups", 2, "c"],
    ["piece", 1, "pc"],
    ["pieces", 3, "pcs"],
    ["cloves", 3, "clove"],
    ["tazas", 2, "taza"],
    ["cdas", 3, "cucharada"],
    ["latas", 2, "lata"],
    ["unknown", 1, "unknown"],
  ])("writes %s of %d as %s", (unit, amount, written) => {
    expect(importUnit(unit, amount)).toBe(written);
  });
});
