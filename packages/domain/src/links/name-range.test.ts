import { describe, expect, it } from "vitest";
import { nameRange } from "./name-range.ts";

/** Returns the words of the mention, which is the whole text, that name the ingredient. */
function wordsOf(text: string, name: string): string | null {
  const range = nameRange(text, { start: 0, end: text.length }, name);
  return range && text.slice(range.start, range.end);
}

describe("nameRange", () => {
  it.each([
    ["the softened cream cheese", "cream cheese", "cream cheese"],
    ["1/4 teaspoon of sea salt", "sea salt", "sea salt"],
    ["the tomato", "crushed Roma tomatoes", "tomato"],
    ["las patatas cocidas", "patata grande", "patatas"],
    ["all-purpose flour", "all-purpose flour, sifted", "all-purpose flour"],
    ["the egg yolks, beaten", "eggs", "egg yolks"],
  ])("finds in %j the words of %j", (text, name, expected) => {
    expect(wordsOf(text, name)).toBe(expected);
  });

  it.each([
    ["the dry ingredients", "flour"],
    ["season", "salt"],
    ["", "salt"],
    ["the oil", ""],
  ])("finds in %j none of %j", (text, name) => {
    expect(wordsOf(text, name)).toBeNull();
  });
});
