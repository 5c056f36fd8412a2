import { describe, expect, it } from "vitest";
import { mealOf } from "./meal-of-day.ts";

describe("mealOf", () => {
  it.each([
    [0, "breakfast"],
    [11, "breakfast"],
    [12, "lunch"],
    [17, "lunch"],
    [18, "dinner"],
    [23, "dinner"],
  ])("at %i o'clock it is %s", (hour, meal) => {
    expect(mealOf(hour)).toBe(meal);
  });
});
