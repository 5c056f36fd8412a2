import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "./normalise.ts";

/** Reads a recipe with two rows and returns the stored uses of its one sub-step, and the notes. */
function read(uses: unknown) {
  const { recipe, notes } = normaliseRecipe({
    name: "Pancakes",
    ingredients: { batter: ["200 g flour", "3 eggs"] },
    steps: [{ main_step: "Mix", sub_steps: [{ description: "Whisk.", uses }] }],
  });
  return { uses: recipe.steps[0]?.sub_steps[0]?.uses, notes, recipe };
}

const EGGS = { group: "batter", i: 1, part: "all", start: null, end: null, amount: null, origin: "cook" };

describe("normaliseUses", () => {
  it("keeps what a cook set, with the amount", () => {
    expect(read([{ ...EGGS, part: "part", amount: { min: 2, max: 2, unit: null } }])).toMatchObject({
      uses: [{ ...EGGS, part: "part", amount: { min: 2, max: 2, unit: null } }],
      notes: [],
    });
  });

  it("takes a use without a part and an origin as all of it, set by a cook", () => {
    expect(read([{ group: "batter", i: 1 }]).uses).toEqual([EGGS]);
  });

  it("drops uses that were only found, because they are found anew", () => {
    const found = [
      { ...EGGS, origin: "found" },
      { ...EGGS, i: 0, origin: "recipe" },
    ];
    expect(read(found)).toMatchObject({ uses: undefined, notes: [] });
  });

  it("keeps the found ones beside one that a cook set", () => {
    const uses = [{ ...EGGS, i: 0, origin: "found", start: 3, end: 9 }, EGGS];
    expect(read(uses).uses).toEqual([{ ...EGGS, i: 0 }, EGGS]);
  });

  it("keeps an empty list: the sub-step takes nothing", () => {
    expect(read([]).uses).toEqual([]);
  });

  it("drops, and tells, what names no row of the list", () => {
    const bad = [
      { ...EGGS, i: 2 },
      { ...EGGS, i: -1 },
      { ...EGGS, i: 0.5 },
      { ...EGGS, group: "icing" },
    ];
    for (const use of [...bad, { ...EGGS, part: "most" }, { group: "batter" }, "eggs", null]) {
      const { uses, notes } = read([use, EGGS]);
      expect(uses).toEqual([EGGS]);
      expect(notes).toMatchObject([{ kind: "unreadable" }]);
      expect(read([use]).uses).toBeUndefined();
    }
    expect(read("all").notes).toMatchObject([{ kind: "unreadable", path: "steps.0.sub_steps.0.uses" }]);
  });

  it("keeps one use of each row, and nothing changes when it is read again", () => {
    const { uses, recipe } = read([EGGS, { ...EGGS, part: "rest" }]);
    expect(uses).toEqual([EGGS]);
    expect(normaliseRecipe(recipe).recipe).toEqual(recipe);
  });
});
