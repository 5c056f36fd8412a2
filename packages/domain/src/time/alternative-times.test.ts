import { expect, it } from "vitest";
import { withoutAlternatives } from "./alternative-times.ts";
import { findTimers } from "./timers.ts";

const lengthsIn = (text: string) =>
  withoutAlternatives(text, findTimers(text)).map(({ start, end }) => text.slice(start, end));

it.each<[string, string[]]>([
  ["Cook 3-4 hours on high or 6-8 hours on low.", ["3-4 hours"]],
  ["Cook on HIGH for 3-4 hours, or LOW for 6-8 hours.", ["3-4 hours"]],
  ["Cook on low for 8 hours. Or on high for 4 hours.", ["8 hours"]],
  ["Cook for 8 hours on low (or 4 hours on high).", ["8 hours"]],
  ["Cook 4 hours on high/8 hours on low.", ["4 hours"]],
  ["Cook on low for 8 hours. Alternatively, cook on high for 6 hours.", ["8 hours"]],
  ["Cocina 4 horas en alto o 8 horas en bajo.", ["4 horas"]],
  ["Fry for 5 minutes or until brown, then bake for 20 minutes.", ["5 minutes", "20 minutes"]],
  ["Fry for 5 minutes or so and bake for 20 minutes.", ["5 minutes", "20 minutes"]],
  ["Fry for 5 minutes with oil or butter. Bake for 20 minutes.", ["5 minutes", "20 minutes"]],
  ["Fry for 5 minutes, bake for 20 minutes.", ["5 minutes", "20 minutes"]],
  ["Bake.", []],
])("%s", (text, lengths) => {
  expect(lengthsIn(text)).toEqual(lengths);
});
