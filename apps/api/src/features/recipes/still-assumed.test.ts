import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { stillAssumed } from "./still-assumed.ts";

const guessed = normaliseRecipe({ name: "Soup" }).recipe;

describe("stillAssumed", () => {
  it.each([
    ["an edit of something else leaves the guesses", { name: "Stew" }, ["duration", "servings"]],
    ["what was edited is no guess any more", { servings: 6 }, ["duration"]],
    [
      "when all was edited nothing is",
      { servings: 6, duration: { ...guessed.duration, total_time_minutes: 40 } },
      undefined,
    ],
  ])("%s", (_, edit, assumed) => {
    expect(stillAssumed(guessed, { ...guessed, ...edit })).toEqual(assumed);
  });

  it("returns nothing where nothing was assumed", () => {
    const said = { ...guessed, assumed: undefined };
    expect(stillAssumed(said, said)).toBeUndefined();
  });
});
