import { describe, expect, it } from "vitest";
import { namedSource } from "./named-source.ts";

describe("namedSource", () => {
  it.each([
    ["the name of a book", { source: "The Silver Ladle, p. 12" }, "The Silver Ladle, p. 12"],
    ["a kind of source", { source: "book" }, null],
    ["an empty text", { source: "" }, null],
    ["nothing", {}, null],
  ])("%s", (_, recipe, named) => {
    expect(namedSource(recipe)).toBe(named);
  });
});
