import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { withTimesAddedUp } from "./times.ts";

const check = (times: object, ...parts: number[]) =>
  withTimesAddedUp(
    normaliseRecipe({
      ...times,
      steps: [{ sub_steps: parts.map((duration_minutes) => ({ description: "Wait.", duration_minutes })) }],
    }).recipe,
  );

describe("withTimesAddedUp", () => {
  it.each([
    ["less than its parts", { prep_time: 20, cook_time: 40, total_time: 45 }, [], 60],
    ["less than one of its steps", { prep_time: 5, cook_time: 10, total_time: 15 }, [10, 90], 90],
  ])("corrects a total of %s", (_, times, parts, total) => {
    const { recipe, isMended } = check(times, ...parts);
    expect(isMended).toBe(true);
    expect(recipe.duration.total_time_minutes).toBe(total);
  });

  it.each([
    ["is more than its parts, as dough rests", { prep_time: 20, cook_time: 40, total_time: 180 }, [30]],
    ["was assumed", {}, [90]],
  ])("keeps a total that %s", (_, times, parts) => {
    expect(check(times, ...parts).isMended).toBe(false);
  });

  it("states the corrected total in words", () => {
    expect(check({ prep_time: 30, cook_time: 60, total_time: 10 }).recipe.duration.formatted).toBe("1h 30m");
  });
});
