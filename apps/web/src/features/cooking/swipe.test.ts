import { describe, expect, it } from "vitest";
import { readSwipe } from "@/features/cooking/swipe";

const WIDTH = 390;

describe("a swipe", () => {
  it.each([
    ["to the left goes on", [300, 400, 0], [200, 410, 200], "next"],
    ["to the right goes back", [100, 400, 0], [200, 390, 200], "previous"],
    ["is no tap", [200, 400, 0], [198, 400, 80], null],
    ["is not short", [200, 400, 0], [150, 400, 80], null],
    ["is no scroll", [200, 400, 0], [130, 600, 200], null],
    ["is not steep", [200, 400, 0], [130, 445, 200], null],
    ["is not slow", [300, 400, 0], [200, 400, 900], null],
    ["is not the phone's own, from the left", [5, 400, 0], [120, 400, 200], null],
    ["is not the phone's own, from the right", [385, 400, 0], [200, 400, 200], null],
  ] as const)("%s", (_, [x, y, at], [toX, toY, toAt], expected) => {
    expect(readSwipe({ x, y, at }, { x: toX, y: toY, at: toAt }, WIDTH)).toBe(expected);
  });
});
