import { describe, expect, it } from "vitest";
import { normaliseDuration } from "./duration.ts";
import { createNotes } from "./notes.ts";

function read(recipe: Record<string, unknown>): [number, number, number, boolean] {
  const { duration, assumed } = normaliseDuration(recipe, createNotes());
  return [duration.prep_time_minutes, duration.cook_time_minutes, duration.total_time_minutes, assumed];
}

describe("normaliseDuration", () => {
  it.each<[string, Record<string, unknown>, [number, number, number, boolean]]>([
    ["missing: 10, 20 and 30, assumed", {}, [10, 20, 30, true]],
    ["null is missing", { duration: null }, [10, 20, 30, true]],
    ["an empty object is missing", { duration: {} }, [10, 20, 30, true]],
    ["a list is missing", { duration: [] }, [10, 20, 30, true]],
    ["a text is split 30 to 70", { duration: "60 min" }, [18, 42, 60, false]],
    ["hours", { duration: "1 hour 30 minutes" }, [27, 63, 90, false]],
    ["Spanish", { duration: "hora y media" }, [27, 63, 90, false]],
    ["a bare number as text", { duration: "45" }, [14, 31, 45, false]],
    ["a number", { duration: 45 }, [14, 31, 45, false]],
    ["ISO", { duration: "PT1H" }, [18, 42, 60, false]],
    ["a text that is no time: 30, assumed", { duration: "a while" }, [9, 21, 30, true]],
    ["zero as text is no time", { duration: "0 min" }, [9, 21, 30, true]],
    ["not a number", { duration: Number.NaN }, [9, 21, 30, true]],
    [
      "parts as numbers",
      { duration: { prep_time_minutes: 5, cook_time_minutes: 10, total_time_minutes: 20 } },
      [5, 10, 20, false],
    ],
    [
      "parts as texts",
      { duration: { prep_time_minutes: "5", cook_time_minutes: "1 hour" } },
      [5, 60, 65, false],
    ],
    [
      "a missing total is the sum",
      { duration: { prep_time_minutes: 5, cook_time_minutes: 10 } },
      [5, 10, 15, false],
    ],
    [
      "a total of nothing beside parts is the sum",
      { duration: { prep_time_minutes: 5, total_time_minutes: 0 } },
      [5, 0, 5, false],
    ],
    ["a total alone is not split", { duration: { total_time_minutes: 40 } }, [0, 0, 40, false]],
    [
      "zero that is said stays",
      { duration: { prep_time_minutes: 0, cook_time_minutes: 0, total_time_minutes: 0 } },
      [0, 0, 0, false],
    ],
    [
      "part minutes are rounded",
      { duration: { prep_time_minutes: 4.6, cook_time_minutes: 10.2 } },
      [5, 10, 15, false],
    ],
    [
      "less than nothing is not said",
      { duration: { prep_time_minutes: -5, cook_time_minutes: 10 } },
      [0, 10, 10, false],
    ],
    ["beyond sixty days is cut", { duration: { cook_time_minutes: 1e9 } }, [0, 86_400, 86_400, false]],
    ["other names", { duration: { prep: 5, cookTime: "PT10M" } }, [5, 10, 15, false]],
    ["times beside the name", { prep_time: "5 min", cook_time: 10 }, [5, 10, 15, false]],
    ["only the text for people", { duration: { formatted: "1h" } }, [18, 42, 60, false]],
  ])("%s", (_, recipe, expected) => {
    expect(read(recipe)).toEqual(expected);
  });

  it("rewrites the total's text", () => {
    const { duration } = normaliseDuration(
      { duration: { total_time_minutes: 80, formatted: "soon" } },
      createNotes(),
    );
    expect(duration.formatted).toBe("1h 20m");
  });
});
