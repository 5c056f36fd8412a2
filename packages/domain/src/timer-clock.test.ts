import { expect, it } from "vitest";
import { formatClock } from "./timer-clock.ts";

it.each([
  [0, "0:00"],
  [9, "0:09"],
  [65, "1:05"],
  [600, "10:00"],
  [4505, "75:05"],
  [59.2, "1:00"],
  [-3, "0:00"],
  [Number.NaN, "0:00"],
])("a countdown of %d seconds shows %s", (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});
