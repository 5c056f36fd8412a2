import { expect, it } from "vitest";
import { shortLength, timerName } from "./timer-name.ts";

it.each<[number, number | null, string]>([
  [900, null, "15 min"],
  [1080, 1200, "18–20 min"],
  [45, null, "45 s"],
  [30, 45, "30–45 s"],
  [90, null, "90 s"],
  [90, 120, "90 s–2 min"],
  [3600, null, "1h"],
  [3600, 5400, "1h–1h 30m"],
  [2700, 3600, "45 min–1h"],
  [4500, 5100, "1h 15m–1h 25m"],
  [900, 900, "15 min"],
])("%d to %s seconds are %s", (minSeconds, maxSeconds, text) => {
  expect(shortLength({ minSeconds, maxSeconds })).toBe(text);
});

it("names a timer by what is done, else by its position", () => {
  const length = { minSeconds: 900, maxSeconds: null };
  expect(timerName("Simmer sauce", "Step 3.2", length)).toBe("Simmer sauce, 15 min");
  expect(timerName(null, "Step 3.2", length)).toBe("Step 3.2, 15 min");
});
