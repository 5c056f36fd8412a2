import { RECIPE_LANGUAGES } from "@larder/domain/language";
import { describe, expect, it } from "vitest";
import { takes } from "../placement.ts";
import { CUTS } from "../cuts.ts";
import { DISH_TYPES } from "../dish-types/dish-types.ts";
import { type Contents, type Food, type Kind, type Role, TECHNIQUES } from "./food.ts";
import { food, PANTRY } from "./pantry.ts";

const ids = (foods: readonly Food[]) => foods.map(({ id }) => id);
const without = (holds: (food: Food) => boolean) => ids(PANTRY.filter((each) => !holds(each)));

/** The contents that each kind of food must be marked with, for diets. */
const CONTENTS_BY_KIND: Partial<Record<Kind, Contents>> = {
  poultry: "meat",
  mince: "meat",
  "poultry-mince": "meat",
  rabbit: "meat",
  "whole-meat": "meat",
  "cured-meat": "meat",
  bones: "meat",
  fish: "fish",
  shellfish: "fish",
  bivalve: "fish",
  egg: "egg",
  wine: "alcohol",
};

describe("the pantry", () => {
  it("holds at least 250 foods", () => {
    expect(PANTRY.length).toBeGreaterThanOrEqual(250);
  });

  it("has every food once", () => {
    expect(new Set(ids(PANTRY)).size).toBe(PANTRY.length);
  });

  it.each(RECIPE_LANGUAGES)("names every food in %s uniquely, in singular and plural", (language) => {
    const names = PANTRY.map(({ name }) => name[language].many);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const isNamed = ({ name, short }: Food) =>
      [name, short].every((each) => each[language].one.trim() !== "" && each[language].many.trim() !== "");
    expect(without(isNamed)).toEqual([]);
  });

  it("has the Spanish gender of every food", () => {
    const endings: [RegExp, boolean][] = [
      [/^(cebolla|zanahoria|harina|leche|sal|nata|miel|espinaca|gamba)s?\b/, true],
      [/^(ajo|tomate|aceite|pollo|arroz|pan|queso|huevo|vinagre|caldo)s?\b/, false],
    ];
    const wrong = PANTRY.filter(({ name }) =>
      endings.some(([pattern, feminine]) => pattern.test(name.es.one) && name.es.feminine !== feminine),
    );
    expect(ids(wrong)).toEqual([]);
  });

  it("has an amount of every food, and the weight of counted ones", () => {
    const isMeasured = ({ amount: [amount, unit, grams] }: Food) =>
      amount > 0 && (unit === "g" || unit === "ml" || (grams !== undefined && grams > 0));
    expect(without(isMeasured)).toEqual([]);
  });

  it("has a slot in some dish type for every food but water", () => {
    const isCookable = (each: Food) =>
      DISH_TYPES.some((dishType) =>
        Object.values(dishType.slots).some((slot) => takes(dishType, slot, each)),
      );
    expect(without(isCookable)).toEqual(["water"]);
  });

  it("uses existing cuts only, for the food's techniques only", () => {
    const isCut = ({ cuts, minutes }: Food) =>
      Object.values(cuts).every((cut) => cut in CUTS) &&
      TECHNIQUES.every((how) => cuts[how] === undefined || minutes[how] !== undefined);
    expect(without(isCut)).toEqual([]);
  });

  it("has a time for every food that must be cooked, and never serves it raw", () => {
    const isCooked = ({ kind, minutes }: Food) => {
      const times = Object.entries(minutes);
      const mustCook = kind in CONTENTS_BY_KIND && kind !== "wine";
      return (
        !mustCook || (times.length > 0 && minutes.raw === undefined && times.every(([, time]) => time >= 3))
      );
    };
    expect(without(isCooked)).toEqual([]);
  });

  it("marks the contents that a diet can bar", () => {
    const hasItsContent = ({ kind, contains }: Food) => {
      const required = CONTENTS_BY_KIND[kind];
      return required === undefined || contains.includes(required);
    };
    expect(without(hasItsContent)).toEqual([]);
    const wheat = PANTRY.filter(
      ({ name }) => /wheat|bread|couscous/.test(name.en.one) && !/gluten-free|buck/.test(name.en.one),
    );
    expect(ids(wheat.filter(({ contains }) => !contains.includes("gluten")))).toEqual([]);
    const milky = PANTRY.filter(({ role, name }) => role === "cheese" && !/yeast/.test(name.en.one));
    expect(ids(milky.filter(({ contains }) => !contains.includes("dairy")))).toEqual([]);
  });

  it("has every partner and every substitute that it names", () => {
    const isKnown = ({ partners, swaps, id }: Food) =>
      [...partners, ...swaps].every((other) => other !== id && food(other).id === other);
    expect(without(isKnown)).toEqual([]);
  });

  it("has partners for every food that a dish can be about or taste of", () => {
    const TELLING: readonly Role[] = ["protein", "pulse", "vegetable", "leaf", "aromatic", "herb", "fruit"];
    const hasFriend = (each: Food) =>
      !TELLING.includes(each.role) ||
      each.partners.length > 0 ||
      PANTRY.some(({ partners }) => partners.includes(each.id));
    expect(without(hasFriend)).toEqual([]);
  });

  it("has the seasons of seasonal foods", () => {
    const seasonal = PANTRY.filter(({ seasons }) => seasons.length > 0);
    expect(seasonal.length).toBeGreaterThanOrEqual(60);
    expect(ids(seasonal.filter(({ kind }) => kind === "dried-fruit" || kind.startsWith("tinned")))).toEqual(
      [],
    );
  });

  it("has no substitute that contains what the food is substituted for", () => {
    const animal: readonly Contents[] = ["meat", "fish"];
    const isBetter = ({ swaps, contains }: Food) =>
      swaps.every(
        (other) =>
          !contains.some((content) => animal.includes(content)) ||
          !food(other).contains.some((content) => animal.includes(content)),
      );
    expect(without(isBetter)).toEqual([]);
  });
});
