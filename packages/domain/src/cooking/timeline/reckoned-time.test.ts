import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../../normalise/normalise.ts";
import { assumedFromOf, reckonedMinutes } from "./reckoned-time.ts";

const stepsOf = (...steps: unknown[]) => normaliseRecipe({ steps }).recipe.steps;

describe("reckonedMinutes", () => {
  it.each([
    ["a long simmer", ["Brown the meat", "Simmer for 2 hours"], 120],
    ["times of several steps add up", ["Fry for 10 minutes", "Bake for 40 to 45 minutes"], 55],
    ["Spanish", ["Cuece 20 minutos", "Deja reposar 1 hora"], 80],
    ["seconds round up to a minute", ["Whisk for 10 seconds"], 1],
    ["no step gives a time", ["Chop", "Serve"], null],
    ["no steps", [], null],
  ])("%s", (_, steps, minutes) => {
    expect(reckonedMinutes(stepsOf(...steps))).toBe(minutes);
  });

  it("prefers a sub-step's own minutes to its text, and counts the longest of parallel steps", () => {
    const steps = stepsOf(
      {
        main_step: "Rice",
        parallel_group: 1,
        sub_steps: [{ description: "Boil for 3 minutes", duration_minutes: 20 }],
      },
      { main_step: "Sauce", parallel_group: 1, sub_steps: [{ description: "Simmer for 30 minutes" }] },
      { main_step: "Rest for 5 minutes", sub_steps: [] },
    );
    expect(reckonedMinutes(steps)).toBe(35);
  });
});

describe("assumedFromOf", () => {
  const of = (recipe: object) => assumedFromOf(normaliseRecipe(recipe).recipe);

  it("reckons a missing duration from the steps, while the stored number stays the default", () => {
    const { recipe } = normaliseRecipe({ name: "Goulash", steps: ["Simmer for 2 hours"] });
    expect(recipe.duration.total_time_minutes).toBe(30);
    expect(assumedFromOf(recipe)).toEqual({
      assumedFrom: { duration: "reckoned", servings: "default" },
      reckonedMinutes: 120,
    });
  });

  it("is a default where the steps give no time", () => {
    expect(of({ steps: ["Chop"], servings: 2 })).toEqual({ assumedFrom: { duration: "default" } });
  });

  it("is absent for values of the source", () => {
    expect(of({ steps: ["Simmer for 2 hours"], servings: 2, duration: 5 })).toEqual({});
  });
});
