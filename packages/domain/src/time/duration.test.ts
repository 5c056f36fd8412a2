import { describe, expect, it } from "vitest";
import { parseDurationMinutes } from "./duration.ts";
import { formatMinutes } from "./format-minutes.ts";

describe("parseDurationMinutes", () => {
  it.each([
    ["ISO 8601", "PT1H25M", 85],
    ["ISO days", "P1DT2H", 1560],
    ["ISO with a part left empty", "PTH40M", 40],
    ["ISO whose T was forgotten: minutes, not months", "P35M", 35],
    ["ISO with blanks", "PT25 M", 25],
    ["plurals in brackets", "1 hour(s) 20 minute(s)", 80],
    ["plurals in brackets of another language", "2 Stunde(n)", 120],
    ["ISO seconds, rounded up", "PT61S", 2],
    ["hours and minutes", "2 hours 5 minutes", 125],
    ["hours and minutes joined", "1 hour and 10 mins", 70],
    ["letters", "2h 15m", 135],
    ["letters without a space", "1h05", 65],
    ["a fraction of an hour", "1¾ hours", 105],
    ["a decimal", "2.5 hrs", 150],
    ["a clock with its unit", "1:45 hours", 105],
    ["a bare clock", "01:20", 80],
    ["a bare number of minutes", "55", 55],
    ["words", "an hour and a quarter", 75],
    ["half an hour", "about half an hour", 30],
    ["a range, by its upper end", "40-50 min", 50],
    ["a range over two units", "45 minutes to 1 hour", 60],
    ["several parts added", "30 min + 2 hours chilling", 150],
    ["a label before it", "Total time: 1 hr 30 min", 90],
    ["Spanish", "dos horas y 20 minutos", 140],
    ["Spanish halves", "una hora y media", 90],
    ["Spanish without the one", "hora y cuarto", 75],
    ["a prime", "35'", 35],
    ["German", "1 Std. 10 Min.", 70],
    ["French", "1 heure 15", 60],
    ["zero", "0 minutes", 0],
  ])("reads %s", (_, text, minutes) => {
    expect(parseDurationMinutes(text)).toBe(minutes);
  });

  it.each([
    ["nothing", ""],
    ["words without a time", "until golden"],
    ["a time without a number", "overnight"],
    ["an empty ISO duration", "PT"],
    ["ISO without a number", "PTHM"],
    ["a negative ISO duration", "PT-5M"],
    ["garbage", "PTNaNM"],
    ["more than sixty days", "61 days"],
    ["digits without end", `${"9".repeat(300)} minutes`],
  ])("reads no minutes in %s", (_, text) => {
    expect(parseDurationMinutes(text)).toBeNull();
  });

  it("reads back what formatMinutes writes", () => {
    for (let minutes = 0; minutes < 2_000; minutes += 7) {
      expect(parseDurationMinutes(formatMinutes(minutes))).toBe(minutes);
    }
  });
});

describe("formatMinutes", () => {
  it.each([
    [0, "0 min"],
    [45, "45 min"],
    [59.6, "1h"],
    [60, "1h"],
    [75, "1h 15m"],
    [1440, "24h"],
    [-5, "0 min"],
    [Number.NaN, "0 min"],
  ])("shows %d minutes as %s", (minutes, shown) => {
    expect(formatMinutes(minutes)).toBe(shown);
  });
});
