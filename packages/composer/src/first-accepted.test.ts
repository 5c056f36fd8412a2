import { describe, expect, it } from "vitest";
import { composeRecipe } from "./compose-recipe.ts";
import { textOf } from "./testing/examine.ts";

describe("what a request leaves out", () => {
  it("is not used, though the free composer knows no soup without it: a blender", () => {
    const { recipe } = composeRecipe({ query: "soup without blender" });
    expect(recipe === null ? "" : textOf(recipe)).not.toMatch(/blend/);
  });
});

describe("a time to keep", () => {
  it.each(["pasta in 20 minutes", "salmon in 20 minutes"])(
    "is kept by a card where free composing takes longer: %s",
    (query) => {
      const { recipe, notes } = composeRecipe({ query });
      expect(notes.map(({ code }) => code)).not.toContain("too-slow");
      expect(recipe?.duration.total_time_minutes).toBeLessThanOrEqual(20);
    },
  );
});
