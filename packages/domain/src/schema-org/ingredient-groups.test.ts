import { describe, expect, it } from "vitest";
import { groupsByHeadings, hasNamedGroup } from "./ingredient-groups.ts";
import { fieldsOfRaw } from "./raw-to-recipe.ts";

describe("groupsByHeadings", () => {
  it.each<[string, string[], [string | null, string[]][]]>([
    ["no heading", ["2 leeks", "salt"], [[null, ["2 leeks", "salt"]]]],
    [
      "lines that end with a colon",
      ["For the soup:", "2 leeks", "To serve:", "salt"],
      [
        ["For the soup", ["2 leeks"]],
        ["To serve", ["salt"]],
      ],
    ],
    [
      "Markdown below lines without a heading",
      ["salt", "## SAUCE", "1 onion"],
      [
        [null, ["salt"]],
        ["SAUCE", ["1 onion"]],
      ],
    ],
    ["an amount before a colon", ["2 leeks:", "salt"], [[null, ["2 leeks:", "salt"]]]],
    ["a heading without lines", ["For the soup:"], []],
    ["no lines", [], []],
  ])("groups lines: %s", (_, lines, groups) => {
    const found = groupsByHeadings(lines);
    expect(found.map(({ name, ingredients }) => [name, ingredients])).toEqual(groups);
    expect(hasNamedGroup(found)).toBe(groups.some(([name]) => name !== null));
  });
});

it("groups that are known from elsewhere win over headings among the lines", () => {
  const ingredientGroups = [
    { name: null, ingredients: ["salt"] },
    { name: "Sauce", ingredients: ["1 onion"] },
  ];
  expect(fieldsOfRaw({ ingredients: ["All:", "salt", "1 onion"], ingredientGroups })["ingredients"]).toEqual([
    { name: "main", ingredients: ["salt"] },
    { name: "Sauce", ingredients: ["1 onion"] },
  ]);
});
