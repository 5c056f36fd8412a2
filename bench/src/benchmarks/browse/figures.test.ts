import { expect, it } from "vitest";
import type { MeasuredCall } from "./client.ts";
import { secondsToRecover } from "./figures.ts";

/** Ten calls in each of 30 seconds, slow while `isSlow` says so. */
const callsOf = (isSlow: (second: number) => boolean): MeasuredCall[] =>
  Array.from({ length: 300 }, (_, n) => ({
    kind: "a recipe",
    isWrite: false,
    phase: "recovery",
    atMs: n * 100,
    ms: isSlow(n / 10) ? 500 : 5,
  }));

it("the recovery ends where no later window is slow", () => {
  expect(
    secondsToRecover(
      callsOf(() => false),
      30,
    ),
  ).toBe(0);
  expect(
    secondsToRecover(
      callsOf((second) => second < 7),
      30,
    ),
  ).toBe(7);
});

it("a server that is slow at the end has not recovered", () => {
  expect(
    secondsToRecover(
      callsOf((second) => second > 29),
      30,
    ),
  ).toBeNull();
});
