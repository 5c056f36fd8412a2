import { expect, it } from "vitest";
import { endOf, type LinkEnd } from "@/features/public-links/link-end";

const NOW = new Date("2026-03-01T12:00:00.000Z");

it.each<[LinkEnd, string, string | null | undefined]>([
  ["never", "", null],
  ["week", "", "2026-03-08T12:00:00.000Z"],
  ["month", "", "2026-03-31T12:00:00.000Z"],
  ["date", "2026-03-04", new Date("2026-03-04T23:59:59").toISOString()],
  ["date", "2026-02-20", undefined],
  ["date", "", undefined],
])("a link that ends by the choice %s with the day “%s” ends %s", (choice, day, end) => {
  expect(endOf(choice, day, NOW)).toBe(end);
});
