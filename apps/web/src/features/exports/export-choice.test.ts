import { describe, expect, it } from "vitest";
import { downloadAddress, queryOfChoice } from "./export-choice.ts";

describe("the address of a file", () => {
  it.each([
    ["everything", { kind: "everything" }, "/api/exports/larder"],
    ["a collection", { kind: "collection", id: "a-1", name: "Winter" }, "/api/exports/larder?collection=a-1"],
    [
      "a search for ingredients",
      { kind: "search", terms: ["leek & egg", "oil"], exclude: "mine" },
      "/api/exports/larder?search=leek%20%26%20egg+oil&exclude=mine",
    ],
    [
      "a search for a name and a tag",
      { kind: "search", terms: [], text: "a+b", tag: "fish & chips" },
      "/api/exports/larder?q=a%2Bb&tag=fish%20%26%20chips",
    ],
  ] as const)("names %s", (_, choice, address) => {
    expect(downloadAddress("larder", choice)).toBe(address);
  });

  it("is the query of the cookbook's page too", () => {
    expect(queryOfChoice({ kind: "everything" })).toBe("");
  });
});
