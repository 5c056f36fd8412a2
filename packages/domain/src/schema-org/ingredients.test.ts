import { describe, expect, it } from "vitest";
import { readIngredientLines } from "./ingredients.ts";

describe("readIngredientLines", () => {
  it.each<[string, unknown, string[]]>([
    ["a list", ["2 leeks", "salt"], ["2 leeks", "salt"]],
    ["one text with lines", "2 leeks\nsalt\n", ["2 leeks", "salt"]],
    ["one text with breaks", "2 leeks<br>salt", ["2 leeks", "salt"]],
    ["a list of one text with lines", ["2 leeks\nsalt"], ["2 leeks", "salt"]],
    ["entries with breaks", ["2 leeks<br/>salt", "oil"], ["2 leeks", "salt", "oil"]],
    ["entries that hold several amounts", ["2 leeks\n1 onion", "oil"], ["2 leeks", "1 onion", "oil"]],
    ["entries broken by the source alone", ["2\n   leeks", "oil"], ["2 leeks", "oil"]],
    [
      "entities and tags",
      ["1&frac12; cups <a href='/x'>stock</a>&nbsp;&amp; salt", "oil"],
      ["1½ cups stock & salt", "oil"],
    ],
    ["boxes before lines", ["▢ 2 leeks", "• salt", "* oil"], ["2 leeks", "salt", "oil"]],
    ["things with amount, unit and name", [{ amount: 2, unitText: "kg", name: "leeks" }], ["2 kg leeks"]],
    ["things with a text", [{ "@type": "HowToSupply", text: "2 leeks" }], ["2 leeks"]],
    [
      "groups",
      [{ name: "For the soup:", itemListElement: ["2 leeks", { name: "salt" }] }],
      ["For the soup:", "2 leeks", "salt"],
    ],
    ["entries by number", { "0": "2 leeks", "1": "salt" }, ["2 leeks", "salt"]],
    ["lists in a list", [["2 leeks"], ["salt"]], ["2 leeks", "salt"]],
    ["salt twice", ["salt", "leeks", "salt"], ["salt", "leeks", "salt"]],
    [
      "a list that is there twice",
      ["salt", "leeks", "oil", "salt", "leeks", "oil"],
      ["salt", "leeks", "oil"],
    ],
    ["nulls and blanks", [null, " ", "", "leeks", 0], ["leeks"]],
    ["nothing", undefined, []],
  ])("reads %s", (_, value, expected) => {
    expect(readIngredientLines(value)).toEqual(expected);
  });

  it("terminates on lists of any depth and size", () => {
    expect(readIngredientLines(JSON.parse("[".repeat(50_000) + "]".repeat(50_000)))).toEqual([]);
    const nested: unknown = JSON.parse(`${'{"itemListElement":'.repeat(20_000)}1${"}".repeat(20_000)}`);
    expect(readIngredientLines(nested)).toEqual([]);
    const lines = Array.from({ length: 600 }, (_, n) => `${n} leeks`);
    expect(readIngredientLines(lines.map(() => lines))).toHaveLength(500);
  });
});
