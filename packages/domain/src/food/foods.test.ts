import { describe, expect, it } from "vitest";
import { RECIPE_LANGUAGES } from "../language.ts";
import { foodById, FOODS } from "./foods.ts";

const ids = FOODS.map(({ id }) => id);

describe("the table of foods", () => {
  it("has every food once", () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("has every group and part that it names", () => {
    const unknown = FOODS.flatMap(({ id, is, has }) =>
      [...is, ...has].filter((other) => other === id || !foodById(other)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(RECIPE_LANGUAGES)("names every food in %s uniquely", (language) => {
    const names = FOODS.map(({ name }) => name[language].many.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
