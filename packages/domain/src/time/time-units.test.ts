import { describe, expect, it } from "vitest";
import { parseDurationMinutes } from "./duration.ts";
import { findTimers } from "./timers.ts";

describe("lengths of time in many languages", () => {
  it.each([
    ["Russian", "1 час 20 минут", 80],
    ["Russian, short", "2 ч 10 мин", 130],
    ["Ukrainian", "45 хвилин", 45],
    ["Arabic", "1 ساعة 15 دقيقة", 75],
    ["Hebrew", "25 דקות", 25],
    ["Indonesian", "1 jam 30 menit", 90],
    ["Vietnamese", "25 phút", 25],
    ["Turkish", "1 saat 15 dakika", 75],
    ["Greek", "2 ώρες και 5 λεπτά", 125],
    ["Korean", "1시간 10분", 70],
    ["Chinese", "2小时30分钟", 150],
    ["Chinese, with its counting word", "3个小时", 180],
    ["Japanese", "1時間15分", 75],
    ["Finnish", "1 tunti 5 minuuttia", 65],
    ["Czech", "3 hodiny 20 minut", 200],
    ["Polish", "1 godzina i 15 minut", 75],
    ["Dutch", "2 uur en 10 minuten", 130],
  ])("are read in %s", (_, text, minutes) => {
    expect(parseDurationMinutes(text)).toBe(minutes);
  });

  it("are no timers in steps where their words are short or those of few readers", () => {
    expect(findTimers("2 sa, 5 t and 3 u, 4 saat")).toEqual([]);
  });
});
