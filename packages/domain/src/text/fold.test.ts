import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";

describe("fold", () => {
  it.each([
    ["case", "Tomato SOUP", "tomato soup"],
    ["accents", "Crème brûlée", "creme brulee"],
    ["an accent written as a mark of its own", "cre\u0300me", "creme"],
    ["ñ as n", "Jalapeño", "jalapeno"],
    ["the Turkish dotted capital", "İçli köfte", "icli kofte"],
    ["the Turkish dotless letter", "ızgara", "izgara"],
    ["sharp s, small and capital", "süß SÜẞ", "suss suss"],
    ["letters with strokes", "smørrebrød, żurek, Łosoś, Đuveč", "smorrebrod, zurek, losos, duvec"],
    ["joined letters", "Æbleskiver, cœur, ﬁg", "aebleskiver, coeur, fig"],
    ["full-width letters", "Ｅｇｇ", "egg"],
    ["the sigma at a word's end", "ΜΟΥΣΑΚΆΣ", "μουσακασ"],
    ["white space of every kind", "  soy\u00a0 \n sauce\u3000", "soy sauce"],
    ["invisible characters", "to\u00adma\u200bto", "tomato"],
    ["a text of marks alone", "\u0301\u0308", ""],
    ["nothing", "", ""],
  ])("ignores %s", (_, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("preserves marks that distinguish letters in other scripts", () => {
    expect(fold("パン")).not.toBe(fold("ハン"));
    expect(fold("がんも")).not.toContain(fold("か"));
    expect(fold("각")).not.toContain(fold("가"));
  });

  it("preserves characters that are no letters", () => {
    expect(fold("100% 😀 (a+b)")).toBe("100% 😀 (a+b)");
  });

  it("is idempotent for any text", () => {
    const anyText = fc
      .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 12 })
      .map((codes) => String.fromCodePoint(...codes));
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it("is idempotent for every character of Unicode's first plane", () => {
    const unstable = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (character) => fold(fold(character)) !== fold(character),
    );
    expect(unstable).toEqual([]);
  });
});
