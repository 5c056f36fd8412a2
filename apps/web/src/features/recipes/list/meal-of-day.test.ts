import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
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

const THEME = join(import.meta.dirname, "../../../../public/theme.js");

it("the script of a rendered page chooses the same meal at every hour", () => {
  const script = readFileSync(THEME, "utf8");
  for (let hour = 0; hour < 24; hour += 1) {
    const dataset: Record<string, string> = {};
    const at = class {
      getHours = () => hour;
    };
    runInNewContext(script, {
      Date: at,
      addEventListener: () => {},
      document: { documentElement: { dataset }, querySelectorAll: () => [] },
    });
    expect(dataset["meal"]).toBe(mealOf(hour));
  }
});
