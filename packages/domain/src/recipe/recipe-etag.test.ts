import { describe, expect, it } from "vitest";
import { answerEtagOf, etagOf, matchesEtag } from "./recipe-etag.ts";

const soup = { id: "a1", version: 3 };

describe("answerEtagOf", () => {
  it("names which links the reader is shown, and still matches the version", () => {
    const links = [{ name: "Dough", id: "a", slug: "dough" }, { name: "Stock" }];
    const etag = answerEtagOf({ id: "r", version: 3, linkedRecipes: links });
    expect(etag).not.toBe(
      answerEtagOf({ id: "r", version: 3, linkedRecipes: [{ name: "Dough" }, { name: "Stock" }] }),
    );
    expect(matchesEtag(etag, { id: "r", version: 3 })).toBe(true);
    expect(matchesEtag(etag, { id: "r", version: 4 })).toBe(false);
  });
});

describe("etagOf", () => {
  it("names the recipe and its version, in quotes", () => {
    expect(etagOf(soup)).toBe('"a1.3"');
  });
});

describe("answerEtagOf", () => {
  it("names the rules of the uses as well, or another format", () => {
    expect(answerEtagOf(soup)).toMatch(/^"a1\.3\.\d+"$/);
    expect(answerEtagOf(soup, "jsonld")).toBe('"a1.3.jsonld"');
  });
});

describe("matchesEtag", () => {
  it.each([
    ["the version alone", etagOf(soup), true],
    ["the tag of an answer", answerEtagOf(soup), true],
    ["the version with uses found by other rules", '"a1.3.99"', true],
    ["the tag of another format", '"a1.3.jsonld"', false],
    ["a version that begins alike", '"a1.33"', false],
    ["any version", "*", true],
    ["one of several", '"b2.1", "a1.3"', true],
    ["an older version", '"a1.2"', false],
    ["another recipe", '"b2.3"', false],
    ["a tag without quotes", "a1.3", false],
    ["a weak tag, which promises too little", 'W/"a1.3"', false],
    ["nothing", "", false],
  ])("%s: %s", (_, header, matches) => {
    expect(matchesEtag(header, soup)).toBe(matches);
  });
});
