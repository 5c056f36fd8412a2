import { describe, expect, it } from "vitest";
import { steppedServings, withServings } from "./chosen-servings.ts";
import { LIMITS } from "../limits.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";

describe("steppedServings", () => {
  it.each([
    [4, 1, 5],
    [4, -1, 3],
    [1, -1, 1],
    [1.5, -1, 1],
    [1.5, 1, 2],
    [0.5, 1, 1],
    [LIMITS.servings, 1, LIMITS.servings],
  ] as const)("from %d by %d to %d", (servings, by, stepped) => {
    expect(steppedServings(servings, by)).toBe(stepped);
  });
});

describe("withServings", () => {
  it("removes the servings from the assumed fields, and no others", () => {
    const { recipe } = normaliseRecipe({ name: "Soup" });
    expect(recipe.assumed).toContain("servings");
    const chosen = withServings(recipe, 7);
    expect(chosen.servings).toBe(7);
    expect(chosen.assumed).not.toContain("servings");
    expect(chosen.assumed).toContain("duration");
  });

  it("removes the list of assumed fields when it is empty", () => {
    const { recipe } = normaliseRecipe({ name: "Soup" });
    expect(withServings({ ...recipe, assumed: ["servings"] }, 7)).not.toHaveProperty("assumed");
  });
});
