import { expect, it } from "vitest";
import { formatClock, formatLongClock } from "./timer-clock.ts";

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

it.each([
  [59.2, "1:00"],
  [3599, "59:59"],
  [3599.5, "1:00:00"],
  [4505, "1:15:05"],
  [36_000, "10:00:00"],
  [-3, "0:00"],
  [Number.NaN, "0:00"],
])("a long countdown of %d seconds shows %s", (seconds, shown) => {
  expect(formatLongClock(seconds)).toBe(shown);
});
