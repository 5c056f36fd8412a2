import { describe, expect, it } from "vitest";
import { conflictsOf } from "./conflicts.ts";
import type { Breach } from "./examination.ts";

const breach = (part: "ingredient" | "step", quote: string, request = "milk"): Breach => ({
  code: "left-out",
  food: "cream",
  request,
  where: { part, index: 0 },
  quote,
});

describe("what a recipe has that a cook leaves out", () => {
  it("is named once with each row that has it", () => {
    const rows = [breach("ingredient", "200 ml cream"), breach("ingredient", "50 g butter")];
    expect(conflictsOf([...rows, breach("step", "Melt the butter.")])).toEqual([
      { code: "left-out", request: "milk", lines: ["200 ml cream", "50 g butter"] },
    ]);
  });

  it("is named with the sentence where no row has it", () => {
    const steps = [breach("step", "Serve with cream."), breach("step", "Serve with cream.")];
    expect(conflictsOf([...steps, breach("ingredient", "2 eggs", "egg")])).toEqual([
      { code: "left-out", request: "milk", lines: ["Serve with cream."] },
      { code: "left-out", request: "egg", lines: ["2 eggs"] },
    ]);
  });
});
