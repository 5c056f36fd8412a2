import { describe, expect, it } from "vitest";
import { createDice, fnv1a } from "./seed.ts";

describe("fnv1a", () => {
  it.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("gives the published hash of %j", (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });
});

describe("createDice", () => {
  it("falls the same way for the same seed, another way for another", () => {
    const rolls = (seed: number) => {
      const dice = createDice(seed);
      return [dice.roll(), dice.roll(), dice.roll()];
    };
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls(7)).not.toEqual(rolls(8));
  });

  it("stays within its bounds and loses nothing in a shuffle", () => {
    const dice = createDice(1);
    for (let turn = 0; turn < 1000; turn += 1) {
      expect(Math.abs(dice.sway(18))).toBeLessThanOrEqual(18);
      expect(["a", "b"]).toContain(dice.pick(["a", "b"]));
    }
    expect(dice.shuffle([1, 2, 3, 4]).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });
});
