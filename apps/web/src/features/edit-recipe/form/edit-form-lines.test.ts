import { describe, expect, it } from "vitest";
import { fieldsOfLine, pastedRows } from "./edit-form-lines.ts";
import { LIMITS } from "@larder/domain/limits";

describe("fieldsOfLine", () => {
  it.each([
    ["2 cups flour, sifted", ["2", "cup", "flour", "sifted"]],
    ["1 1/2 tsp salt", ["1½", "tsp", "salt", ""]],
    ["2-3 cloves garlic, crushed", ["2-3", "clove", "garlic", "crushed"]],
    ["500g harina", ["500", "g", "harina", ""]],
    ["2 cucharadas de aceite de oliva", ["2", "tbsp", "aceite de oliva", ""]],
    ["two eggs", ["2", "", "eggs", ""]],
    ["1 leek", ["1", "", "leek", ""]],
  ])("splits %j", (line, [quantity, unit, item, preparation]) => {
    expect(fieldsOfLine(line)).toEqual({ quantity, unit, item, preparation });
  });

  it.each(["", " ", "2", "1 1/2", "2 cups", "a handful", "1 l", "flour, sifted", "salt to taste"])(
    "finds no amount of a food in %j",
    (line) => {
      expect(fieldsOfLine(line)).toBeNull();
    },
  );
});

describe("pastedRows", () => {
  const shown = (text: string) =>
    pastedRows(text).map(({ group, rows }) => [
      group,
      ...rows.map(({ quantity, item }) => `${quantity} ${item}`),
    ]);

  it("makes a row of each line that has content", () => {
    expect(shown("- 2 cups flour\r\n\r\n  salt\n1 tsp each: paprika, cumin")).toEqual([
      [null, "2 flour", " salt", "1 paprika", "1 cumin"],
    ]);
  });

  it("begins a group at each heading, and skips the heading of the whole list", () => {
    expect(shown("Ingredients:\n200 g rice\nFor the sauce:\n2 tomatoes\nPara servir:\n1 lime")).toEqual([
      [null, "200 rice"],
      ["for_the_sauce", "2 tomatoes"],
      ["para_servir", "1 lime"],
    ]);
  });

  it("makes no more rows below a heading than a group holds, and goes on at the next heading", () => {
    const [first, ...others] = shown(`${"7 eggs\n".repeat(5_000)}For the sauce:\n2 tomatoes`);
    expect(first).toHaveLength(1 + LIMITS.rowsPerGroup);
    expect(others).toEqual([["for_the_sauce", "2 tomatoes"]]);
  });

  it("finds no row in blank lines", () => {
    expect(pastedRows(" \n\n")).toEqual([]);
  });
});
