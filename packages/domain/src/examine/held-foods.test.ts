import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTENTS } from "../food/content.ts";
import { FOODS } from "../food/foods.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { readRestrictions } from "../request/read-restrictions.ts";
import { DIETS } from "../request/diets.ts";
import { findBreaches } from "./find-breaches.ts";
import { excludedBy, heldBy } from "./held-foods.ts";

const recipeOf = (rows: readonly string[], sentence: string) =>
  normaliseRecipe({ name: "Dish", language: "en", ingredients: rows, steps: [sentence] }).recipe;
const sorted = (ids: Iterable<string>) => [...ids].sort();

describe("the foods that a recipe has", () => {
  it("are those of its rows and sentences, with what they are made of", () => {
    const { contents, foods } = heldBy(recipeOf(["2 tbsp pesto"], "Stir in the cream."));
    expect([...foods]).toEqual(expect.arrayContaining(["pesto", "basil", "pine-nuts", "parmesan", "cream"]));
    expect([...contents]).toEqual(expect.arrayContaining(["milk", "nuts", "garlic"]));
  });

  it("are without what qualifiers take away, under a shorter name too", () => {
    const { contents, foods } = heldBy(recipeOf(["50 g vegan butter"], "Melt the butter."));
    expect(sorted(contents)).not.toContain("milk");
    expect(foods.has("butter")).toBe(false);
  });

  const names = FOODS.map(({ name }) => name.en.one);
  const qualifiers = ["", "vegan ", "gluten-free ", "dairy-free ", "the ", "a "];
  const named = fc
    .tuple(fc.constantFrom(...qualifiers), fc.constantFrom(...names))
    .map(([qualifier, name]) => qualifier + name);

  it("are excluded exactly where an examination finds a breach", () => {
    fc.assert(
      fc.property(
        fc.array(named, { maxLength: 4 }),
        fc.array(named, { maxLength: 4 }),
        fc.constantFrom(...CONTENTS.filter((each) => each !== "choking")),
        fc.constantFrom(...FOODS),
        fc.constantFrom(...DIETS),
        (rows, used, content, food, { id: diet }) => {
          const recipe = recipeOf(rows, `Add ${used.join(", then ")}.`);
          const held = heldBy(recipe);
          const excluded = [
            { words: "it", foods: [food.id], contents: [content], isAllergy: true },
            { words: "that", foods: [], contents: [content, "milk"], isAllergy: true },
          ];
          const bars = excludedBy({ excluded, diets: [diet] });
          const isExcluded =
            bars !== null &&
            (bars.contents.some((each) => held.contents.has(each)) ||
              bars.foods.some((each) => held.foods.has(each)));
          const breaches = findBreaches(recipe, { excluded, diets: [{ diet, words: diet }] });
          expect(isExcluded).toBe(breaches.length > 0);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("what recipes of a list must not have", () => {
  it("is what the restrictions bar, and unknown words as they are written", () => {
    const typed = [
      { words: "peanuts", isAllergy: true },
      { words: "Zörblaxes", isAllergy: false, asWritten: true },
    ];
    const { restrictions } = readRestrictions({ excluded: typed, diets: [] }, "en");
    expect(excludedBy(restrictions)).toEqual({ contents: ["peanuts"], foods: [], words: ["zorblax"] });
    expect(excludedBy({ excluded: [], diets: ["vegan"] })?.contents).toContain("milk");
  });

  it("is nothing where no food is barred", () => {
    expect(excludedBy({ excluded: [], diets: ["low-salt"] })).toBeNull();
  });
});
