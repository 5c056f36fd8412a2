import { describe, expect, it } from "vitest";
import { LIMITS } from "../limits.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { carryUses } from "./carry-uses.ts";

const SET = { group: "main", i: 1, part: "part", start: null, end: null, amount: null, origin: "cook" };

const BEFORE = normaliseRecipe({
  name: "Pancakes",
  ingredients: ["200 g flour", "3 eggs", "1 pinch salt"],
  steps: [{ main_step: "Mix", sub_steps: [{ description: "Whisk.", uses: [SET] }, { description: "Fry." }] }],
}).recipe;

/** Returns the uses of each sub-step after a change: the group, the index and the part. */
function usesAfter(change: Readonly<Record<string, unknown>>) {
  const { recipe } = normaliseRecipe({ ...BEFORE, ...carryUses(BEFORE, change) });
  return recipe.steps.flatMap(({ sub_steps: own }) =>
    own.map(({ uses }) => uses?.map(({ group, i, part }) => `${group} ${i} ${part}`)),
  );
}

describe("carryUses", () => {
  it("leaves a change of other fields as it is", () => {
    const change = { name: "Crêpes" };
    expect(carryUses(BEFORE, change)).toBe(change);
    expect(usesAfter(change)).toEqual([["main 1 part"], undefined]);
  });

  it("follows a row to its new place and group", () => {
    expect(usesAfter({ ingredients: ["3 eggs", "200 g flour", "1 pinch salt"] })).toEqual([
      ["main 0 part"],
      undefined,
    ]);
    expect(usesAfter({ ingredients: { batter: ["200 g flour"], more: ["salt", "2 eggs"] } })).toEqual([
      ["more 1 part"],
      undefined,
    ]);
  });

  it("follows a row that was renamed in its place", () => {
    expect(usesAfter({ ingredients: ["200 g flour", "3 duck eggs", "1 pinch salt"] })).toEqual([
      ["main 1 part"],
      undefined,
    ]);
  });

  it("is found anew when the row is removed, or its place is taken by a row that was there before", () => {
    expect(usesAfter({ ingredients: ["200 g flour", "1 pinch salt"] })).toEqual([undefined, undefined]);
    expect(usesAfter({ ingredients: null })).toEqual([undefined, undefined]);
  });

  it("stays with its sentence where the steps are sent without uses", () => {
    const steps = [
      { main_step: "Fry", sub_steps: ["Fry."] },
      { main_step: "Mix", sub_steps: ["Whisk."] },
    ];
    expect(usesAfter({ steps })).toEqual([undefined, ["main 1 part"]]);
  });

  it("takes the uses that the change names, and none where it says null", () => {
    const withUses = (uses: unknown) => [
      { main_step: "Mix", sub_steps: [{ description: "Whisk.", uses }, { description: "Fry." }] },
    ];
    expect(usesAfter({ steps: withUses([{ group: "main", i: 2 }]) })).toEqual([["main 2 all"], undefined]);
    expect(usesAfter({ steps: withUses([]) })).toEqual([[], undefined]);
    expect(usesAfter({ steps: withUses(null) })).toEqual([undefined, undefined]);
  });

  it("leaves steps that are no list to the reader of recipes", () => {
    for (const steps of [null, "Whisk.", 7, [null, 3, { sub_steps: "Whisk." }]]) {
      expect(() => usesAfter({ steps })).not.toThrow();
    }
  });

  it("moves the uses of the largest recipe", () => {
    const names = Array.from(
      { length: LIMITS.rowsPerGroup },
      (_, at) => `food ${"abcdefghij".charAt(at % 10)}${at}`,
    );
    const uses = names.map((_, i) => ({ ...SET, i }));
    const sub_steps = Array.from({ length: LIMITS.subStepsPerStep }, (_, at) => ({
      description: `Stir ${at}.`,
      uses,
    }));
    const before = normaliseRecipe({
      name: "Stew",
      ingredients: names,
      steps: [{ main_step: "Cook", sub_steps }],
    }).recipe;
    const to = { more: [...names].reverse() };
    const { steps } = normaliseRecipe({ ...before, ...carryUses(before, { ingredients: to }) }).recipe;
    expect(steps[0]?.sub_steps[99]?.uses?.[0]).toMatchObject({ group: "more", i: names.length - 1 });
  });
});
