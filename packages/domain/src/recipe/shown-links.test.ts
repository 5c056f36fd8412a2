import { describe, expect, it } from "vitest";
import { linkedIds, shownLinks } from "./shown-links.ts";

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
});
