import { describe, expect, it } from "vitest";
import type { IngredientRow } from "../recipe/recipe.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { measureText } from "./measure-text.ts";
import { spokenMeasure } from "./spoken-measure.ts";

const row = (measure: number | string, unit: string, ends?: [number, number]): IngredientRow => ({
  ingredient_name: "pepper",
  measure,
  unit,
  prep_style: "",
  ...(ends && { measureMin: ends[0], measureMax: ends[1] }),
});
const shown = (one: IngredientRow, messages: typeof es) => {
  const { amount, unit } = measureText(one, messages);
  return `${amount} ${unit}`.trim();
};

describe("measureText", () => {
  it.each([
    [row(1.5, "kg"), "1.5 kg", "1,5 kg"],
    [row(0.75, "L"), "0.75 L", "0,75 L"],
    [row(1500, "g"), "1500 g", "1500 g"],
    [row("0.5-1.5", "kg", [0.5, 1.5]), "0.5–1.5 kg", "0,5–1,5 kg"],
    [row(2, "tablespoon"), "2 Tbsp", "2 cdas."],
    [row(1.5, "tsp"), "1½ tsp", "1½ cdtas."],
    [row(1, "T"), "1 Tbsp", "1 cda."],
    [row(2, "cucharadas"), "2 cucharadas", "2 cdas."],
    [row(0.5, "cup"), "½ cup", "½ taza"],
    [row(2, "cup"), "2 cups", "2 tazas"],
    [row(12, "c"), "12 cups", "12 tazas"],
    [row(1, "taza"), "1 taza", "1 taza"],
    [row(2, "taza"), "2 tazas", "2 tazas"],
    [row(400, "gramos"), "400 g", "400 g"],
    [row("1-2", "cup", [1, 2]), "1–2 cups", "1–2 tazas"],
    [row(3, "clove"), "3 cloves", "3 dientes"],
    [row(3, "diente"), "3 dientes", "3 dientes"],
    [row(3, "cloves"), "3 cloves", "3 dientes"],
    [row("", "to taste"), "to taste", "al gusto"],
    [row(1, "Schuss"), "1 Schuss", "1 Schuss"],
    [row("a handful", ""), "a handful", "a handful"],
  ])("%j", (one, inEnglish, inSpanish) => {
    expect(shown(one, en)).toBe(inEnglish);
    expect(shown(one, es)).toBe(inSpanish);
  });

  it.each(["cup", "cups", "tbsp", "g", "taza", "ml", "EL"])("leaves out a %s that has no amount", (unit) => {
    expect(shown(row(0, unit), en)).toBe("");
    expect(shown(row("", unit), es)).toBe("");
  });

  it("shows a pinch without an amount", () => {
    expect(shown(row("", "pinch"), en)).toBe("pinch");
    expect(shown(row("", "pinch"), es)).toBe("pizca");
  });
});

describe("spokenMeasure", () => {
  it.each([
    [row(2, "tbsp"), "2 cucharadas"],
    [row(1, "cda."), "1 cucharada"],
    [row(1.5, "kg"), "1,5 kilos"],
    [row(0, "cup"), ""],
  ])("writes units in full for a Spanish reader: %j", (one, said) => {
    expect(spokenMeasure(one, es, "es")).toBe(said);
  });

  it.each([
    [row(1.5, "kg"), "1.5 kilograms"],
    [row(1, "T"), "1 tablespoon"],
    [row(2, "Tbsp"), "2 tablespoons"],
    [row(0.5, "c"), "½ cup"],
    [row(250, "g"), "250 grams"],
    [row(3, "clove"), "3 cloves"],
    [row("2-3", "tsp", [2, 3]), "2 to 3 teaspoons"],
    [{ ...row(450, "g"), rounded: true }, "about 450 grams"],
  ])("writes units of an English recipe in full for every reader: %j", (one, said) => {
    expect(spokenMeasure(one, en, "en")).toBe(said);
    expect(spokenMeasure(one, es, "en")).toBe(said);
  });

  it("leaves the units of other languages as they are written", () => {
    expect(spokenMeasure(row(1.5, "EL"), en, "de")).toBe("1½ EL");
    expect(spokenMeasure(row(1.5, "kg"), en, "de-AT")).toBe("1,5 kg");
    expect(spokenMeasure(row(1.5, "kg"), en, "no language")).toBe("1.5 kg");
  });

  it("speaks Spanish decimals of a Spanish recipe to an English reader", () => {
    expect(spokenMeasure(row(1.5, "litros"), en, "es")).toBe("1,5 litros");
  });
});
