import { expect, it } from "vitest";
import { shortDate, shortTime } from "./short-date.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

it.each([
  ["2026-01-20T12:00:00.000Z", "en", "20 Jan"],
  ["2026-01-20T12:00:00.000Z", "es", "20 ene"],
  ["2025-12-31T12:00:00.000Z", "en", "31 Dec 2025"],
] as const)("%s is shown in %s as %s", (iso, language, shown) => {
  expect(shortDate(iso, language, NOW)).toBe(shown);
});

it("a time of day has two digits for the hour and for the minute, at midnight too", () => {
  expect(shortTime(new Date(2026, 0, 20, 9, 5))).toBe("09:05");
  expect(shortTime(new Date(2026, 0, 20, 0, 0))).toBe("00:00");
});
