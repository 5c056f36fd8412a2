import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { findDangers } from "./find-dangers.ts";
import { DANGEROUS, HARMLESS } from "./testing/danger-wordings.ts";

const linesOf = (table: string) => table.trim().split("\n");

/** The codes of the dangers in a recipe that stands in a line of these tables. */
function codesIn(line: string): string[] {
  const [name = "", rows = "", steps = ""] = line.split(" | ");
  const { recipe } = normaliseRecipe({ name, ingredients: rows.split("; "), steps: steps.split(" / ") });
  return findDangers(recipe).map(({ code }) => code);
}

describe("the dangers of recipes in many wordings", () => {
  it.each(linesOf(DANGEROUS))("are found: %s", (line) => {
    const [code] = line.split(" | ");
    expect(codesIn(line.slice(line.indexOf(" | ") + 3))).toContain(code);
  });

  it.each(linesOf(HARMLESS))("are none: %s", (line) => {
    expect(codesIn(line)).toEqual([]);
  });
});
