import { RECIPE_LANGUAGES } from "@larder/domain/language";
import { describe, expect, it } from "vitest";
import { takes } from "../placement.ts";
import { food, PANTRY } from "../pantry/pantry.ts";
import { wordList } from "../pantry/food.ts";
import { CUISINES } from "../cuisines.ts";
import { DISH_TYPES } from "./dish-types.ts";

const SLOTS = DISH_TYPES.flatMap((dishType) =>
  Object.entries(dishType.slots).map(([name, slot]) => ({
    at: `${dishType.id}.${name}`,
    dishType,
    name,
    slot,
  })),
);

/** Returns those of the names that are no slots of the dish type. */
const isSlot = (dishType: (typeof DISH_TYPES)[number], names: string) =>
  wordList(names).filter((name) => !(name in dishType.slots));

describe("the dish types", () => {
  it("are without duplicates", () => {
    expect(DISH_TYPES.length).toBeGreaterThan(0);
    expect(new Set(DISH_TYPES.map(({ id }) => id)).size).toBe(DISH_TYPES.length);
  });

  it.each(RECIPE_LANGUAGES)("have their own names in %s", (language) => {
    const nameless = DISH_TYPES.filter(({ words, ways }) => !words[language] && !ways?.[language]);
    expect(nameless.map(({ id }) => id)).toEqual([]);
    const words = DISH_TYPES.flatMap((dishType) => [
      ...new Set(dishType.words[language].split(", ").filter((word) => word !== "")),
    ]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it("name existing slots and cuisines", () => {
    const unknown = DISH_TYPES.flatMap((dishType) => [
      ...isSlot(dishType, dishType.lead),
      ...isSlot(dishType, dishType.beside ?? ""),
      ...isSlot(dishType, dishType.base ?? ""),
      ...Object.values(dishType.slots).flatMap(({ unless = "", lessBy = "" }) =>
        isSlot(dishType, `${unless} ${lessBy}`),
      ),
      ...wordList(dishType.cuisines).filter((id) => !CUISINES.some((cuisine) => cuisine.id === id)),
    ]);
    expect(unknown).toEqual([]);
  });

  it("name existing foods, and fill a slot only with foods that it takes", () => {
    const misplaced = SLOTS.flatMap(({ at, dishType, slot }) => [
      ...[...wordList(slot.only), ...wordList(slot.not)].filter((id) => food(id).id !== id),
      ...wordList(slot.fill)
        .filter((id) => !takes(dishType, slot, food(id)))
        .map((id) => `${at}: ${id}`),
    ]);
    expect(misplaced).toEqual([]);
  });

  it("are invited by existing foods and kinds", () => {
    const known = new Set(PANTRY.flatMap(({ id, kind }) => [id, kind]));
    const unlisted = DISH_TYPES.flatMap(({ invites }) =>
      wordList(invites).filter((word) => ![...known].some((each) => each === word)),
    );
    expect(unlisted).toEqual([]);
  });
});
