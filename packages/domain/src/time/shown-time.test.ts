import { expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { shownTotal } from "./shown-time.ts";

const shown = (recipe: object, reckonedMinutes?: number) =>
  shownTotal({
    ...normaliseRecipe(recipe).recipe,
    ...(reckonedMinutes !== undefined && { reckonedMinutes }),
  });

it.each([
  ["as the source says", { duration: 45 }, undefined, { minutes: 45, isAbout: false }],
  ["the source before the steps", { duration: 45 }, 120, { minutes: 45, isAbout: false }],
  ["about as long as the steps say", {}, 120, { minutes: 120, isAbout: true }],
  ["whole five minutes from an hour on", {}, 123, { minutes: 125, isAbout: true }],
  ["exact minutes below an hour", {}, 23, { minutes: 23, isAbout: true }],
  ["nothing for a default", {}, undefined, null],
  ["nothing for no time", { duration: { total_time_minutes: 0 } }, undefined, null],
])("shows %s", (_, recipe, reckoned, time) => {
  expect(shown(recipe, reckoned)).toEqual(time);
});
