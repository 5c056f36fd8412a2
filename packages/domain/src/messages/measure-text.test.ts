import { describe, expect, it } from "vitest";
import type { IngredientRow } from "../recipe/recipe.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { measureText, spokenMeasure } from "./measure-text.ts";

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
    [row(2, "tablespoon"), "2 Tbsp", "2 cda."],
    [row(1.5, "tsp"), "1½ tsp", "1½ cdta."],
    [row(1, "T"), "1 Tbsp", "1 cda."],
    [row(2, "cucharadas"), "2 cucharadas", "2 cda."],
    [row(0.5, "cup"), "½ cup", "½ taza"],
    [row(2, "cup"), "2 cup", "2 tazas"],
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

  it("leaves an English recipe in English", () => {
    expect(spokenMeasure(row(1.5, "kg"), es, "en")).toBe("1.5 kg");
  });

  it("speaks Spanish decimals of a Spanish recipe to an English reader", () => {
    expect(spokenMeasure(row(1.5, "litros"), en, "es")).toBe("1,5 litros");
  });
});
