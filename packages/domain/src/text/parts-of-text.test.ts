import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";
import { partsOfText } from "./parts-of-text.ts";

describe("partsOfText", () => {
  it.each([
    ["a short text stays whole", "Rest it.", ["Rest it."]],
    ["nothing has no parts", "", []],
    ["a part ends with a paragraph", "one two\n\nthree four", ["one two", "three four"]],
    ["a part ends with a line", "one two\nthree four", ["one two", "three four"]],
    ["a part ends with a sentence", "Rest it. Then bake", ["Rest it.", "Then bake"]],
    ["a part ends with a word", "flour sugar butter", ["flour sugar", "butter"]],
    ["a long word is split", "abcdefghijklmnop", ["abcdefghijkl", "mnop"]],
    ["a pair of surrogates stays together", "abcdefghijk🍲lm", ["abcdefghijk", "🍲lm"]],
    ["an early line end leaves the part full", "a\nbcdefgh ijklmnopq", ["a\nbcdefgh", "ijklmnopq"]],
  ])("%s", (_, text, parts) => {
    expect(partsOfText(text, 12, 9)).toEqual(parts);
  });

  it("leaves out what is beyond the largest number of parts", () => {
    expect(partsOfText("one two three four", 6, 2)).toEqual(["one", "two"]);
  });

  it("loses no character but white space, and no part is longer than the limit", () => {
    const character = fc.constantFrom("a", ".", " ", "\n", "ñ", "🍲", "e\u0301");
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 80 }).map(cleanText), (text) => {
        const parts = partsOfText(text, 7, 100);
        expect(parts.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(7);
          expect(cleanText(part)).toBe(part);
        }
      }),
    );
  });
});
