import { expect, it } from "vitest";
import { nextMoment } from "@/features/cooking/time-of-day";

const NOON = new Date(2026, 4, 3, 12, 0).getTime();

it.each([
  ["19:30", new Date(2026, 4, 3, 19, 30)],
  ["12:00", new Date(2026, 4, 3, 12, 0)],
  ["11:59", new Date(2026, 4, 4, 11, 59)],
])("the next %s after noon", (time, moment) => {
  expect(nextMoment(time, NOON)).toBe(moment.getTime());
});

it.each(["", "24:00", "7:30", "soon"])("%j is no time of day", (time) => {
  expect(nextMoment(time, NOON)).toBeNull();
});
