import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLine, cleanText, cutText } from "./clean-text.ts";

const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 12 })
  .map((codes) => String.fromCodePoint(...codes));

describe("cleanLine", () => {
  it.each([
    ["white space is collapsed and trimmed", "  two\t  words\u00a0 ", "two words"],
    ["line ends become spaces", "one\r\ntwo\u2028three", "one two three"],
    ["control characters go", "so\u0000u\u0007p\u009f", "soup"],
    ["marks that turn the direction of writing go", "\u202etxt.exe\u202c \u2066x\u2069\u200f", "txt.exe x"],
    ["zero-width spaces, soft hyphens and byte order marks go", "\ufeffto\u00adma\u200bto", "tomato"],
    ["letters are composed", "cre\u0300me", "crème"],
    ["joiners stay, emoji need them", "👩\u200d🍳", "👩\u200d🍳"],
    ["half a surrogate pair becomes a replacement character", "a\ud83d", "a\ufffd"],
    ["other scripts stay", "מרק עוף 親子丼", "מרק עוף 親子丼"],
    ["signs of markup are text", "<b>5 < 6</b> & more", "<b>5 < 6</b> & more"],
    ["fractions stay as written", "1½ cups", "1½ cups"],
  ])("%s", (_, text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
  });

  it("is idempotent for any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });
});

describe("cleanText", () => {
  it("preserves lines, and one blank line between paragraphs", () => {
    expect(cleanText(" one \r\n two\n\n \n\nthree\n")).toBe("one\ntwo\n\nthree");
  });

  it("is idempotent for any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe("cutText", () => {
  it.each([
    ["a text within the length stays", "soup", 4, "soup"],
    ["a longer one is cut", "soups", 4, "soup"],
    ["no blank is left at the end", "pea soup", 4, "pea"],
    ["a character is never cut in two", "abc😀", 4, "abc"],
  ])("%s", (_, text, length, cut) => {
    expect(cutText(text, length)).toBe(cut);
  });
});
