import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordsOfTerms, queryFromTerms, termsFromQuery, textFromQuery } from "./search-terms.ts";

describe("termsFromQuery", () => {
  it.each([
    ["two terms", "?search=egg+rice", ["egg", "rice"]],
    ["a blank within a term", "search=soy%20sauce+egg", ["soy sauce", "egg"]],
    ["an encoded plus sign belongs to the term", "search=a%2Bb", ["a+b"]],
    ["other parameters", "?tag=quick&search=egg&q=x", ["egg"]],
    ["blank parts and repeats", "search=egg++%20+egg", ["egg"]],
    ["a part that cannot be decoded stays", "search=100%+egg", ["100%", "egg"]],
    ["no search", "?tag=quick", []],
    ["a parameter that only ends alike", "?research=egg", []],
    ["an empty search", "?search=", []],
    ["nothing", "", []],
  ])("%s", (_, query, terms) => {
    expect(termsFromQuery(query)).toEqual(terms);
  });

  it("reads back what queryFromTerms wrote", () => {
    const term = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.uniqueArray(term), (terms) => {
        expect(termsFromQuery(`?search=${queryFromTerms(terms)}`)).toEqual(terms);
      }),
    );
  });
});

describe("textFromQuery", () => {
  it.each([
    ["?q=tuna%20salad", "tuna salad"],
    ["q=tuna+salad&tag=quick", "tuna salad"],
    ["?search=egg&q=%C3%B1oquis", "ñoquis"],
    ["?q=c%2B%2B", "c++"],
    ["?q=100%", "100%"],
    ["?q=", ""],
    ["?search=egg", ""],
    ["", ""],
  ])("reads %j as %j", (rawQuery, text) => {
    expect(textFromQuery(rawQuery)).toBe(text);
  });
});

describe("wordsOfTerms", () => {
  it("splits terms into words, without duplicates", () => {
    expect(wordsOfTerms(["leek potato", "leek"])).toEqual(["leek", "potato"]);
  });

  it("is null where every term is one word", () => {
    expect(wordsOfTerms(["leek", "potato "])).toBeNull();
    expect(wordsOfTerms([])).toBeNull();
  });
});
