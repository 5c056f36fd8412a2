import { describe, expect, it } from "vitest";
import { generateQuery } from "./generate-query.ts";

describe("generateQuery", () => {
  it.each([
    ["a text alone", [], " leek soup ", "leek soup"],
    ["entries alone", ["leek", "lemon"], "  ", "leek, lemon"],
    ["entries and what still stands in the box", ["leek"], "lemon ", "leek, lemon"],
    ["nothing said twice", ["leek"], "leek", "leek"],
    ["nothing at all", [], " \n", ""],
  ])("%s", (_, entries, text, query) => {
    expect(generateQuery(entries, text)).toBe(query);
  });
});
