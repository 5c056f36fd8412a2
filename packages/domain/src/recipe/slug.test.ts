import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify, slugWithSuffix } from "./slug.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const stamp = now.getTime().toString(36);

describe("slugify", () => {
  it.each([
    ["words become lower-case and are joined by hyphens", "Tuna  Salad", "tuna-salad"],
    ["accents are stripped", "Crème Brûlée à l'Orange", "creme-brulee-a-l-orange"],
    ["Spanish letters", "Pingüinos y Ñoquis", "pinguinos-y-noquis"],
    ["the Turkish dotted capital", "İçli Köfte", "icli-kofte"],
    [
      "letters that no decomposition reaches",
      "Süße Æbleskiver, Żółty Łosoś, Đuveč, Rødgrød",
      "susse-aebleskiver-zolty-losos-duvec-rodgrod",
    ],
    ["signs at both ends go", "--«Soup!»--", "soup"],
    ["digits stay", "7-up cake (2nd try)", "7-up-cake-2nd-try"],
    ["emoji go", "🍕 Pizza 🍕", "pizza"],
    ["full-width letters", "Ｅｇｇ", "egg"],
    ["no latin letter", "親子丼", "recipe"],
    ["digits alone name nothing", "2人分のカレー", "recipe"],
    ["emoji alone", "🍕🍕", "recipe"],
    ["blank", "  ", "recipe"],
    ["empty", "", "recipe"],
    ["a path is no path", "../admin%2e%2e/", "admin-2e-2e"],
    ["control characters", "so\u0000up\r\n", "so-up"],
  ])("%s", (_, name, base) => {
    expect(slugify(name, now)).toBe(`${base}-${stamp}`);
  });

  it("cuts a long name without a trailing hyphen", () => {
    expect(slugify("a".repeat(10_000), now)).toBe(`${"a".repeat(80)}-${stamp}`);
    expect(slugify(`${"a".repeat(79)} b`, now)).toBe(`${"a".repeat(79)}-${stamp}`);
  });

  it("differs for two recipes of one name made at different times", () => {
    expect(slugify("Soup", now)).not.toBe(slugify("Soup", new Date(now.getTime() + 1)));
  });

  it("consists of latin letters, digits and single hyphens for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(slugify(name, now)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
      }),
    );
  });
});

describe("slugWithSuffix", () => {
  it("adds the suffix after a hyphen", () => {
    expect(slugWithSuffix("soup-mb3k", "x7")).toBe("soup-mb3k-x7");
  });
});
