import { describe, expect, it } from "vitest";
import { ingredientGroups, stepGroups } from "./written-lines.ts";

describe("ingredients that were written as lines", () => {
  it.each(["Sauce:", "# Sauce", "[Sauce]"])("have %s as a heading", (heading) => {
    expect(ingredientGroups(`1 egg\n${heading}\n2 tomatoes`)).toEqual([
      { name: null, lines: ["1 egg"] },
      { name: "Sauce", lines: ["2 tomatoes"] },
    ]);
  });

  it("have lines in capitals as headings, unless the cook writes all so", () => {
    expect(ingredientGroups("BEANS\n1 can beans\nRICE\n1 cup rice")).toEqual([
      { name: "BEANS", lines: ["1 can beans"] },
      { name: "RICE", lines: ["1 cup rice"] },
    ]);
    expect(ingredientGroups("SALT\nPEPPER\n1 egg")).toEqual([
      { name: null, lines: ["SALT", "PEPPER", "1 egg"] },
    ]);
  });

  it("keep a last heading without lines as a line", () => {
    expect(ingredientGroups("1 egg\nTo serve:")).toEqual([{ name: null, lines: ["1 egg", "To serve:"] }]);
  });
});

describe("steps that were written as lines", () => {
  it("lose their numbers, also where these begin again", () => {
    expect(stepGroups("1. Stir.\n2) Bake.\nSauce:\n1. Whisk.\nStep 2: Serve.")).toEqual([
      { name: null, lines: ["Stir.", "Bake."] },
      { name: "Sauce", lines: ["Whisk.", "Serve."] },
    ]);
  });

  it("keep amounts and numbers that do not count", () => {
    const lines = ["1.5 cups of milk come first.", "350. That is the heat.", "2 eggs."];
    expect(stepGroups(lines.join("\n"))).toEqual([{ name: null, lines }]);
  });

  it("have no sentence as a heading", () => {
    const lines = ["Mix flour, salt and then these:", "milk"];
    expect(stepGroups(lines.join("\n"))).toEqual([{ name: null, lines }]);
  });
});
