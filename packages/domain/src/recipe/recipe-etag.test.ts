import { describe, expect, it } from "vitest";
import { etagOf, matchesEtag } from "./recipe-etag.ts";

const soup = { id: "a1", version: 3 };

describe("etagOf", () => {
  it("names the recipe and its version, in quotes", () => {
    expect(etagOf(soup)).toBe('"a1.3"');
  });
});

describe("matchesEtag", () => {
  it.each([
    ["its own tag", '"a1.3"', true],
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
