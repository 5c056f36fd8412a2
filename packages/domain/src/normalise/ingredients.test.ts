import { describe, expect, it } from "vitest";
import { LIMITS } from "../limits.ts";
import { normaliseIngredients } from "./ingredients.ts";
import { createNotes } from "./notes.ts";

function read(value: unknown) {
  const notes = createNotes();
  return {
    groups: normaliseIngredients(value, notes),
    notes: notes.list.map((note) => `${note.kind} ${note.path}`),
  };
}

/** Returns the names of the rows by group. */
function names(value: unknown): Record<string, string[]> {
  const groups = Object.entries(read(value).groups);
  return Object.fromEntries(groups.map(([key, rows]) => [key, rows.map((row) => row.ingredient_name)]));
}

const egg = { ingredient_name: "egg", unit: "", measure: 2, prep_style: "" };

describe("groups", () => {
  it.each<[string, unknown, Record<string, string[]>]>([
    ["an object keeps its groups", { sauce: [egg], main: [] }, { sauce: ["egg"], main: [] }],
    ["a plain list is the group main", [egg, egg], { main: ["egg", "egg"] }],
    ["nothing is an empty main", undefined, { main: [] }],
    ["an empty list is an empty main", [], { main: [] }],
    ["an empty object stays empty", {}, {}],
    ["a number is an empty main", 7, { main: [] }],
    ["a text is cut into lines", "2 eggs\n\n1 cup flour", { main: ["eggs", "flour"] }],
    ["headings become keys", { "For the Sauce:": [egg] }, { for_the_sauce: ["egg"] }],
    [
      "headings of the same key are put together",
      { Sauce: [egg], "sauce!": ["1 onion"] },
      { sauce: ["egg", "onion"] },
    ],
    ["a group may be one row", { sauce: egg }, { sauce: ["egg"] }],
    ["a group may be a text", { sauce: "2 eggs" }, { sauce: ["eggs"] }],
    ["a group of no rows is left out", { sauce: 7, main: [egg] }, { main: ["egg"] }],
    [
      "a list may hold groups",
      [egg, { name: "Sauce", ingredients: [egg] }, { group: "Top", items: ["1 onion"] }],
      { main: ["egg"], sauce: ["egg"], top: ["onion"] },
    ],
  ])("%s", (_, value, expected) => {
    expect(names(value)).toEqual(expected);
  });

  it("a key that would reach a prototype is left out with a note", () => {
    const { groups, notes } = read(
      JSON.parse('{"__proto__":["1 egg"],"constructor":["1 egg"],"prototype":[],"main":["1 egg"]}'),
    );
    expect(Object.keys(groups)).toEqual(["main"]);
    expect(notes).toEqual(["unsafe-key ingredients", "unsafe-key ingredients", "unsafe-key ingredients"]);
    expect(Object.getPrototypeOf(groups)).toBe(Object.prototype);
  });

  it("beyond the limits is cut with a note", () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`g${n}`, [egg]]));
    expect(Object.keys(read(many).groups)).toHaveLength(LIMITS.groups);
    expect(read(many).notes).toEqual(["cut ingredients"]);
    const long = read({
      a: Array.from({ length: 150 }, () => egg),
      A: Array.from({ length: 150 }, () => egg),
    });
    expect(long.groups.a).toHaveLength(LIMITS.rowsPerGroup);
    expect(long.notes).toEqual(["merged ingredients.a", "cut ingredients.a"]);
  });
});

describe("rows", () => {
  const row = (value: unknown) => read([value]).groups.main?.[0];

  it.each<[string, unknown, unknown]>([
    [
      "the older names",
      { item: "flour", quantity: "2", unit: "cups", preparation: "sifted" },
      { ingredient_name: "flour", measure: 2, unit: "cups", prep_style: "sifted" },
    ],
    ["a number as text is a number", { item: "egg", quantity: "1 1/2" }, { measure: 1.5 }],
    ["words stay words", { item: "herbs", quantity: "a handful" }, { measure: "a handful" }],
    [
      "a range keeps its words and gets its ends",
      { item: "egg", measure: "2-3" },
      { measure: "2-3", measureMin: 2, measureMax: 3 },
    ],
    [
      "a range as an object",
      { item: "egg", quantity: { min: 2, max: 3 } },
      { measure: "2-3", measureMin: 2, measureMax: 3 },
    ],
    ["less than nothing is no amount", { item: "egg", measure: -1 }, { measure: "" }],
    ["not a number is no amount", { item: "egg", measure: Number.NaN }, { measure: "" }],
    ["no amount", { item: "salt" }, { ingredient_name: "salt", measure: "", unit: "", prep_style: "" }],
    [
      "several preparations",
      { item: "leek", preparation: ["washed", "sliced"] },
      { prep_style: "washed, sliced" },
    ],
    [
      "a line of text is taken apart and kept",
      "2 cups flour, sifted",
      { ingredient_name: "flour", measure: 2, prep_style: "sifted", text: "2 cups flour, sifted" },
    ],
    [
      "an object that is only a line",
      { text: "2 eggs" },
      { ingredient_name: "eggs", measure: 2, text: "2 eggs" },
    ],
    ["control characters go", { item: "e\u0000g\u202eg" }, { ingredient_name: "egg" }],
  ])("%s", (_, value, expected) => {
    expect(row(value)).toMatchObject(expected as object);
  });

  it.each([
    ["null", null],
    ["a blank", "  "],
    ["an empty object", {}],
    ["a number", 7],
    ["a list", ["1 egg"]],
    ["all blank", { item: " ", unit: "" }],
  ])("%s is no row", (_, value) => {
    expect(row(value)).toBeUndefined();
  });
});
