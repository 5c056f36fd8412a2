import { describe, expect, it } from "vitest";
import { lacksOf } from "./format-names.ts";

describe("lacksOf", () => {
  it.each([
    ["no format lacks nothing", [], []],
    ["a format that holds all lacks nothing", ["paprika"], []],
    ["a table names pictures by address", ["csv"], ["pictures-by-address"]],
    ["of several formats only what none of them holds", ["mealmaster", "text"], ["pictures", "rating"]],
    ["another format may hold it", ["mealmaster", "mealie"], []],
  ])("%s", (_, formats, lacks) => {
    expect(lacksOf(formats)).toEqual(lacks);
  });
});
