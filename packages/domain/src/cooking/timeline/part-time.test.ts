import { describe, expect, it } from "vitest";
import { DEFAULT_HANDS_ON_MINUTES, timeOfPart } from "./part-time.ts";

describe("timeOfPart", () => {
  it.each([
    ["Bake for 20 to 25 minutes, until brown.", "waiting", 25],
    ["Simmer for 15 minutes, stirring occasionally.", "waiting", 15],
    ["Simmer for 15 minutes, stirring all the time.", "hands-on", 15],
    ["Stir in the cream and let it rest for 10 minutes.", "waiting", 10],
    ["Cover and chill overnight or for 8 hours.", "waiting", 480],
    ["Fry the onions for 8 minutes.", "hands-on", 8],
    ["Knead the dough for 10 minutes.", "hands-on", 10],
    ["Keep stirring for 25 minutes.", "hands-on", 25],
    ["Soften the carrots for 6-8 minutes.", "hands-on", 8],
    ["Rest the meat for 2 minutes.", "hands-on", 2],
    ["Leave the loaf for 45 minutes in the oven, turning it after 20 minutes.", "waiting", 45],
    ["Cook in the slow cooker for 3-4 hours on high or 6-8 hours on low.", "waiting", 240],
    ["Sear it for 5 minutes, then roast for 30 minutes.", "waiting", 35],
    ["Cuece la crema 8 minutos sin dejar de remover.", "hands-on", 8],
    ["Hornea 40 minutos a 180 °C.", "waiting", 40],
    ["Deja reposar 30 minutos.", "waiting", 30],
    ["Cuece a fuego lento 1 hora, removiendo de vez en cuando.", "waiting", 60],
    ["Sofríe la cebolla 12 minutos.", "hands-on", 12],
    ["Bate las claras 5 minutos.", "hands-on", 5],
    ["Something takes 40 minutes.", "waiting", 40],
    ["Something takes 5 minutes.", "hands-on", 5],
  ])("reads %s as %s, %d min", (description, work, minutes) => {
    expect(timeOfPart({ description })).toEqual({ ms: minutes * 60_000, work, isAssumed: false });
  });

  it("prefers the stored duration", () => {
    expect(timeOfPart({ description: "Bake for 20 minutes.", duration_minutes: 30 }).ms).toBe(30 * 60_000);
    expect(timeOfPart({ description: "Bake until done.", duration_minutes: 30 }).work).toBe("waiting");
  });

  it.each(["Season to taste.", "", "Keeps 3 days in the fridge."])(
    "gives a text without a time the default time: %j",
    (description) => {
      const expected = { ms: DEFAULT_HANDS_ON_MINUTES * 60_000, work: "hands-on", isAssumed: true };
      expect(timeOfPart({ description })).toEqual(expected);
      expect(timeOfPart({ description, duration_minutes: 0 })).toEqual(expected);
    },
  );
});
