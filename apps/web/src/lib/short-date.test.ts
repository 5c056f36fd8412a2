import { expect, it } from "vitest";
import { shortDate } from "./short-date";

const NOW = new Date("2026-03-01T12:00:00Z");

it.each([
  ["2026-01-20T12:00:00.000Z", "en", "20 Jan"],
  ["2026-01-20T12:00:00.000Z", "es", "20 ene"],
  ["2025-12-31T12:00:00.000Z", "en", "31 Dec 2025"],
] as const)("%s is shown in %s as %s", (iso, language, shown) => {
  expect(shortDate(iso, language, NOW)).toBe(shown);
});
