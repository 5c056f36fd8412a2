import { describe, expect, it } from "vitest";
import { parseServings } from "./servings.ts";

describe("parseServings", () => {
  it.each([
    ["4/6 personnes", 6],
    ["1/2 dozen", 6],
    ["4", 4],
    ["4 people", 4],
    ["Serves 4.0", 4],
    ["YIELD — 4 servings", 4],
    ["4 serving(s)", 4],
    ["serves four", 4],
    ["Para 4 personas", 4],
    ["cuatro raciones", 4],
    ["Personen 4", 4],
    ["6 PORSJONER", 6],
    ["2人分", 2],
    ["４人分", 4],
    ["Serves 4-6", 6],
    ["4 to 6 people", 6],
    ["de 4 a 6 personas", 6],
    ["about 2 dozen", 24],
    ["2 docenas", 24],
    ["1 loaf (8 slices)", 1],
    ["one 9-inch pie, 8 slices", 8],
    ["a 20 cm cake, 12 pieces", 12],
    ["2 loaves (8 slices each)", 2],
    ['one 9" tart', 1],
    ["9-inch cake", null],
    ["500 ml", null],
    ["about 1.5 kg", null],
    ["1 (9-inch) cake, 8 servings", 8],
    ["4 (12-16 tortillas)", 4],
    ["Serves 2 (serving size: 1 1/2 cups)", 2],
    ["6.5 gallons", 6.5],
    ["a crowd", null],
    ["many", null],
    ["0", null],
    ["", null],
    ["9".repeat(1_000), null],
  ])("reads %j as %j", (text, servings) => {
    expect(parseServings(text)).toBe(servings);
  });
});
