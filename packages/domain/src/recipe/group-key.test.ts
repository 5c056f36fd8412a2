import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupKey, groupTitle, isGroupKey } from "./group-key.ts";
import { LIMITS } from "../limits.ts";

describe("isGroupKey", () => {
  it.each([
    ["main", true],
    ["oils_and_fats", true],
    ["salsa_2", true],
    ["ñoquis", true],
    ["材料", true],
    ["x".repeat(LIMITS.groupKeyLength), true],
    ["x".repeat(LIMITS.groupKeyLength + 1), false],
    ["", false],
    ["two words", false],
    ["a.b", false],
    ["$where", false],
    ["__proto__", false],
    ["constructor", false],
    ["prototype", false],
  ])("%j: %s", (key, accepted) => {
    expect(isGroupKey(key)).toBe(accepted);
  });
});

describe("groupKey", () => {
  it.each([
    ["words are joined by underscores, lower-case", "Oils and Fats", "oils_and_fats"],
    ["two underscores stand for an and-sign", "Spices & Seasonings:", "spices__seasonings"],
    ["also for a plus sign", "rice + stock", "rice__stock"],
    ["an and-sign at an end goes", "& more &", "more"],
    ["many signs are one", "rice - & & stock", "rice__stock"],
    ["other signs go", "Sauce (warm) / dip:", "sauce_warm_dip"],
    ["a possessive is one word", "Grandma’s sauce", "grandmas_sauce"],
    ["letters of every script stay", "Für die Soße", "für_die_soße"],
    ["nothing left", "***", "main"],
    ["blank", " ", "main"],
    ["a key that would reach a prototype", "constructor", "main"],
    ["one that would after the cleaning", "_prototype_", "main"],
    ["a long heading is cut", "a".repeat(100), "a".repeat(60)],
  ])("%s", (_, heading, key) => {
    expect(groupKey(heading)).toBe(key);
  });

  it("makes a valid key of any text, and leaves a key unchanged", () => {
    const anyText = fc
      .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 70 })
      .map((codes) => String.fromCodePoint(...codes));
    fc.assert(
      fc.property(anyText, (heading) => {
        const key = groupKey(heading);
        expect(isGroupKey(key)).toBe(true);
        expect(groupKey(key)).toBe(key);
      }),
    );
  });
});

describe("groupTitle", () => {
  it.each([
    ["main", "Main"],
    ["oils_and_fats", "Oils And Fats"],
    ["para_el_aliño", "Para El Aliño"],
    ["élan", "Élan"],
    ["2_sauces", "2 Sauces"],
    ["rice__stock", "Rice & Stock"],
    ["_main__", "Main"],
  ])("%s is headed %s", (key, title) => {
    expect(groupTitle(key)).toBe(title);
  });
});
