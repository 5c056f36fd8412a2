import { describe, expect, it } from "vitest";
import { linkedIds, shownLinks, withKnownIds } from "./shown-links.ts";

const LINKS = [
  { name: "Dough", id: "a" },
  { name: "Stock" },
  { name: "Sauce", id: "b" },
  { name: "Base", id: "a" },
];

describe("the links of a recipe", () => {
  it("name each linked recipe once", () => {
    expect(linkedIds(LINKS)).toEqual(["a", "b"]);
    expect(linkedIds(undefined)).toEqual([]);
  });

  it("have an id and a slug only where the reader may see the recipe", () => {
    expect(shownLinks(LINKS, new Map([["a", "pie-dough"]]))).toEqual([
      { name: "Dough", id: "a", slug: "pie-dough" },
      { name: "Stock" },
      { name: "Sauce" },
      { name: "Base", id: "a", slug: "pie-dough" },
    ]);
  });

  it("keep their ids when they are written again by name alone", () => {
    const written = [{ name: "Sauce" }, { name: "Stock" }, { name: "Dough", id: "c" }];
    expect(withKnownIds(written, LINKS)).toEqual([
      { name: "Sauce", id: "b" },
      { name: "Stock" },
      { name: "Dough", id: "c" },
    ]);
    expect(withKnownIds(written)).toEqual(written);
  });
});
