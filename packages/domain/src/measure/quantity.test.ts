import { describe, expect, it } from "vitest";
import { parseQuantity } from "./quantity.ts";
import { formatAmount, formatMeasure } from "./shown-amount.ts";

describe("parseQuantity", () => {
  it.each([
    ["a whole number", "3", { min: 3 }],
    ["a decimal point", "2.75", { min: 2.75 }],
    ["a decimal comma", "1,5", { min: 1.5 }],
    ["a bare decimal", ".5", { min: 0.5 }],
    ["thousands with a comma", "1,200", { min: 1200 }],
    ["thousands with a point, as in Spanish", "1.500", { min: 1500 }],
    ["a fraction", "3/8", { min: 0.375 }],
    ["a mixed number", "2 1/2", { min: 2.5 }],
    ["a mixed number with a hyphen", "1-1/2", { min: 1.5 }],
    ["a vulgar fraction", "¾", { min: 0.75 }],
    ["a vulgar fraction behind its whole", "1¼", { min: 1.25 }],
    ["a vulgar fraction parted by a no-break space", "1\u00a0½", { min: 1.5 }],
    ["a fraction slash", "1⁄4", { min: 0.25 }],
    ["full-width digits", "１２", { min: 12 }],
    ["an English word", "Twelve", { min: 12 }],
    ["an English compound word", "twenty-five", { min: 25 }],
    ["a Spanish word", "dieciséis", { min: 16 }],
    ["a Spanish compound word", "treinta y cinco", { min: 35 }],
    ["an article", "una", { min: 1 }],
    ["half", "half a", { min: 0.5 }],
    ["three quarters", "three quarters", { min: 0.75 }],
    ["and a half", "two and a half", { min: 2.5 }],
    ["y media", "dos y media", { min: 2.5 }],
    ["a couple", "a couple of", { min: 2 }],
    ["a range with a hyphen", "2-3", { min: 2, max: 3 }],
    ["a range with a dash", "½ – 1", { min: 0.5, max: 1 }],
    ["a range with to", "six to eight", { min: 6, max: 8 }],
    ["a range with or", "1 or 2", { min: 1, max: 2 }],
    ["a Spanish range", "2 o 3", { min: 2, max: 3 }],
    ["a range with between", "between 4 and 6", { min: 4, max: 6 }],
  ])("reads %s", (_, text, quantity) => {
    expect(parseQuantity(text)).toEqual(quantity);
  });

  it.each([
    ["nothing", ""],
    ["words that are no number", "a handful"],
    ["an amount with its unit", "2 cups"],
    ["a negative number", "-1"],
    ["a division by zero", "1/0"],
    ["a range that falls", "5-3"],
    ["digits without end", "9".repeat(400)],
    ["an exponent", "1e309"],
    ["not a number", "NaN"],
  ])("rejects %s", (_, text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});

describe("formatAmount", () => {
  it.each([
    ["a whole number", 3, undefined, "3"],
    ["a half", 1.5, "cup", "1½"],
    ["an eighth", 0.125, undefined, "⅛"],
    ["a third written as a decimal", 0.33, undefined, "⅓"],
    ["two thirds behind a whole", 1 + 2 / 3, undefined, "1⅔"],
    ["a sixth", 1 / 6, undefined, "⅙"],
    ["five sixths", 5 / 6, undefined, "⅚"],
    ["a sixteenth, which has no sign", 1 / 16, undefined, "1/16"],
    ["three sixteenths behind a whole", 2.1875, undefined, "2 3/16"],
    ["what rounds up to the next whole", 2.99, undefined, "3"],
    ["what would round to nothing", 0.01, undefined, "1/16"],
    ["kilograms with decimals", 1.5, "kg", "1.5"],
    ["millilitres as a whole number", 250, "ml", "250"],
    ["grams with few decimals", 33.333, "grams", "33.3"],
    ["a Spanish metric unit", 0.25, "litros", "0.25"],
    ["a text as it is", "a handful", undefined, "a handful"],
    ["nothing for zero", 0, undefined, ""],
    ["nothing for what is no number", Number.NaN, undefined, ""],
  ])("shows %s", (_, amount, unit, shown) => {
    expect(formatAmount(amount, unit)).toBe(shown);
  });

  it("stays within a thirty-second of the amount", () => {
    for (let amount = 0.05; amount < 12; amount += 0.0137) {
      const shown = parseQuantity(formatAmount(amount))?.min ?? Number.NaN;
      expect(Math.abs(shown - amount)).toBeLessThanOrEqual(1 / 32 + 1e-9);
    }
  });
});

describe("formatMeasure", () => {
  it.each([
    ["a number", { measure: 0.5, unit: "cup" }, "½"],
    ["a range by its ends", { measure: "1.5-2", measureMin: 1.5, measureMax: 2, unit: "cup" }, "1½–2"],
    [
      "a metric range with decimals",
      { measure: "1.2-1.5", measureMin: 1.2, measureMax: 1.5, unit: "kg" },
      "1.2–1.5",
    ],
    ["a text as it is", { measure: "a handful" }, "a handful"],
  ])("shows %s", (_, row, shown) => {
    expect(formatMeasure(row)).toBe(shown);
  });
});
