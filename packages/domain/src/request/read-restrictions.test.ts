import { describe, expect, it } from "vitest";
import { DIETS_OF_AMOUNTS, MOST_EXCLUDED } from "../account/dietary-restrictions.ts";
import { ALLERGENS, isAllergen, isContent } from "../food/content.ts";
import type { RecipeLanguage } from "../language.ts";
import { enDietary } from "../messages/en-dietary.ts";
import { esDietary } from "../messages/es-dietary.ts";
import { DIETS } from "./diets.ts";
import { readRestrictions } from "./read-restrictions.ts";

const read = (words: string, language: RecipeLanguage = "en", asWritten = false) =>
  readRestrictions({ excluded: [{ words, isAllergy: false, asWritten }], diets: [] }, language);
const meanings = (words: string, language?: RecipeLanguage) =>
  read(words, language).restrictions.excluded.flatMap(({ foods, contents }) => [...foods, ...contents]);

describe("reading what a cook leaves out", () => {
  it("finds foods and allergens in both languages", () => {
    expect(meanings("kiwi")).toEqual(["kiwi"]);
    expect(meanings("peanut allergy")).toEqual(["peanuts"]);
    expect(meanings("cilantro", "es")).toEqual(["coriander-leaf", "coriander-seed"]);
    expect(meanings("pork or beef")).toEqual(["pork", "beef"]);
  });

  it.each(["en", "es"] as const)("understands the names of the 14 allergens, %s", (language) => {
    const { allergens } = language === "en" ? enDietary : esDietary;
    for (const allergen of ALLERGENS) {
      const { restrictions, unresolved } = read(allergens[allergen], language);
      expect(unresolved).toEqual([]);
      const contents = restrictions.excluded.flatMap((each) => each.contents).filter(isContent);
      expect(contents.filter(isAllergen)).toEqual([allergen]);
    }
  });

  it("reads the name of a diet as the diet", () => {
    expect(read("vegetarian").restrictions).toEqual({ excluded: [], diets: ["vegetarian"] });
    expect(read("gluten free").restrictions).toEqual({ excluded: [], diets: ["gluten-free"] });
  });

  it.each(["zorblax", "penuts", "kiwi, zorblax", "bread with butter", "for 4 people"])(
    "stores nothing of %j, of which something is not understood",
    (words) => {
      expect(read(words)).toEqual({ restrictions: { excluded: [], diets: [] }, unresolved: [words] });
    },
  );

  it("stores unknown words as they are written where that is wanted", () => {
    expect(read(" zorblax ", "en", true)).toEqual({
      restrictions: {
        excluded: [{ words: "zorblax", foods: [], contents: [], isAllergy: false }],
        diets: [],
      },
      unresolved: [],
    });
  });

  it("goes on to understand what is stored after a change of the language", () => {
    const { restrictions } = read("prunes", "en");
    const [prunes] = restrictions.excluded;
    const typed = { excluded: [{ words: "prunes", isAllergy: false }], diets: [] };
    expect(readRestrictions(typed, "es", restrictions)).toEqual({
      restrictions: { excluded: [prunes], diets: [] },
      unresolved: [],
    });
    const changed = {
      ...restrictions,
      excluded: [{ words: "prunes", foods: ["x"], contents: [], isAllergy: false }],
    };
    expect(readRestrictions(typed, "es", changed).restrictions.excluded[0]?.foods).toEqual(["x"]);
  });

  it("joins what means the same, and an allergy stays one", () => {
    const excluded = [
      { words: "groundnuts", isAllergy: false },
      { words: "peanuts", isAllergy: true },
    ];
    expect(readRestrictions({ excluded, diets: ["vegan", "vegan"] }, "en").restrictions).toEqual({
      excluded: [{ words: "groundnuts", foods: [], contents: ["peanuts"], isAllergy: true }],
      diets: ["vegan"],
    });
  });

  it("drops none silently when there are too many", () => {
    const excluded = Array.from({ length: MOST_EXCLUDED + 2 }, (_, index) => ({
      words: `zorb${index}lax`,
      isAllergy: false,
      asWritten: true,
    }));
    const { restrictions, unresolved } = readRestrictions({ excluded, diets: [] }, "en");
    expect(restrictions.excluded).toHaveLength(MOST_EXCLUDED);
    expect(unresolved).toEqual(["zorb60lax", "zorb61lax"]);
  });
});

it("knows the diets for which no recipe can be looked through", () => {
  const barring = DIETS.filter(({ contents, foods }) => contents.length + foods.length === 0);
  expect(DIETS_OF_AMOUNTS).toEqual(barring.map(({ id }) => id));
});
