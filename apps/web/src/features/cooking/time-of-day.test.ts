import { expect, it } from "vitest";
import { dayOf, nextMoment } from "@/features/cooking/time-of-day";

const NOON = new Date(2026, 4, 3, 12, 0).getTime();

it.each([
  ["19:30", new Date(2026, 4, 3, 19, 30)],
  ["12:00", new Date(2026, 4, 3, 12, 0)],
  ["11:59", new Date(2026, 4, 4, 11, 59)],
])("the next %s after noon", (time, moment) => {
  expect(nextMoment(time, NOON)).toBe(moment.getTime());
});

const day = 24 * 3_600_000;

it.each([
  ["what takes a day is ready tomorrow", "13:00", NOON + day, new Date(2026, 4, 4, 13, 0)],
  ["at its earliest, too", "12:00", NOON + day, new Date(2026, 4, 4, 12, 0)],
  ["a little too soon stays too soon", "11:00", NOON + day, new Date(2026, 4, 4, 11, 0)],
  ["that of today is meant where it is near", "15:00", NOON + 10 * 3_600_000, new Date(2026, 4, 3, 15, 0)],
  ["three days are three days", "18:00", NOON + 3 * day, new Date(2026, 4, 6, 18, 0)],
])("%s", (_, time, soonest, moment) => {
  expect(nextMoment(time, NOON, soonest)).toBe(moment.getTime());
});

it.each(["", "24:00", "7:30", "soon"])("%j is no time of day", (time) => {
  expect(nextMoment(time, NOON)).toBeNull();
});

it("a day is named where it is not today", () => {
  expect(dayOf(NOON + day, NOON, "en")).toBe("Mon");
  expect(dayOf(NOON + day, NOON, "es")).toBe("lun");
  expect(dayOf(NOON + 3_600_000, NOON, "en")).toBe("");
});
