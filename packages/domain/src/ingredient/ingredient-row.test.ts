import { describe, expect, it } from "vitest";
import { rowFromLine } from "./ingredient-row.ts";

describe("rowFromLine", () => {
  it("stores a number as the measure and the line as it was written", () => {
    expect(rowFromLine("2 tablespoons soy sauce, dark")).toEqual({
      ingredient_name: "soy sauce",
      unit: "tbsp",
      measure: 2,
      prep_style: "dark",
      text: "2 tablespoons soy sauce, dark",
    });
  });

  it("stores a range as text with both its ends", () => {
    expect(rowFromLine("1½ to 2 cups broth")).toMatchObject({
      measure: "1.5-2",
      measureMin: 1.5,
      measureMax: 2,
    });
  });

  it("leaves the measure empty where none is given", () => {
    expect(rowFromLine("Salt")).toMatchObject({ ingredient_name: "Salt", measure: "", unit: "" });
  });

  it("keeps Spanish units Spanish", () => {
    expect(rowFromLine("3 cdas de vinagre")).toMatchObject({ unit: "cucharada", ingredient_name: "vinagre" });
  });
});
