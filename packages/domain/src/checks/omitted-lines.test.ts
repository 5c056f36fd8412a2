import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { omittedLines } from "./omitted-lines.ts";

const TEXT = `Leek soup
A soup of my aunt.
- 2 leeks
- 1 l vegetable stock
• 100 g cream
1. Slice the leeks.
2. Boil everything in the stock for 20 minutes.`;

const soup = (ingredients: readonly string[], steps: readonly string[]) =>
  normaliseRecipe({ name: "Leek soup", ingredients, steps }).recipe;
const STEPS = ["Slice the leeks.", "Boil everything in the stock for 20 minutes."];

describe("omittedLines", () => {
  it("finds none where the recipe has every listed line", () => {
    expect(omittedLines(soup(["2 leeks", "1 l vegetable stock", "100 g cream"], STEPS), TEXT)).toEqual([]);
  });

  it("finds ingredients and steps that are missing", () => {
    expect(omittedLines(soup(["2 leeks", "1 l vegetable stock"], STEPS.slice(0, 1)), TEXT)).toEqual([
      "• 100 g cream",
      "2. Boil everything in the stock for 20 minutes.",
    ]);
  });
});
