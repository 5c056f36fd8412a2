import { expect, it } from "vitest";
import { screensAround } from "./screens-around.ts";

/** Builds the screens of steps from the number of their parts. */
const steps = (...parts: number[]) =>
  parts.map((count, step) =>
    Array.from({ length: count }, (_, part) => ({
      step,
      part,
      parts: count,
      title: `Step ${step}`,
      cards: [],
    })),
  );
const at = (stepIndex: number, part?: number) => ({ stepIndex, ...(part !== undefined && { part }) });

it.each([
  ["the first step", at(0), -1, at(0, 0), at(0, 1), at(-1, 0)],
  ["the first step without preparation", at(0, 0), 0, at(0, 0), at(0, 1), null],
  ["a later part", at(0, 1), 0, at(0, 1), at(1, 0), at(0, 0)],
  ["the step after it", at(1), 0, at(1, 0), at(2, 0), at(0, 1)],
  ["the last part", at(2, 2), 0, at(2, 2), null, at(2, 1)],
  ["the preparation screen", at(-1), -1, at(-1, 0), at(0, 0), null],
  ["a preparation screen that has nothing any more", at(-1), 0, at(0, 0), at(0, 1), null],
  ["a part behind the end of a shorter step", at(1, 5), 0, at(1, 0), at(2, 0), at(0, 1)],
  ["a step behind the end of a shorter recipe", at(9, 9), 0, at(2, 2), null, at(2, 1)],
])("%s has its neighbours", (_, cooking, first, position, next, previous) => {
  expect(screensAround(steps(2, 1, 3), cooking, first)).toMatchObject({ position, next, previous });
});
