import { describe, expect, it } from "vitest";
import { sameMean } from "./timing.ts";

/** Returns values evenly spread around a mean, always the same. */
const round = (mean: number) => Array.from({ length: 1_000 }, (_, index) => mean + (index % 21) - 10);

describe("sameMean", () => {
  it.each([
    ["the same values", round(100), round(100), 1],
    // The spread is 6.06, so of the difference of two means 0.271: 0.271 is one of it, 0.698 are 2.576.
    ["one deviation apart", round(100), round(100.271), 0.317],
    ["2.576 deviations apart", round(100), round(100.698), 0.01],
  ])("returns the probability of %s", (_, a, b, p) => {
    expect(sameMean(a, b)).toBeCloseTo(p, 2);
  });

  it("returns next to nothing for values that differ plainly", () => {
    expect(sameMean(round(100), round(110))).toBeLessThan(1e-10);
  });
});
