import { describe, expect, it } from "vitest";
import { bottomAvoidingButtons } from "@/components/ui/bottom-avoiding-buttons";

const BASELINE = 740;
const areaAt = (bottom: number) => ({ top: bottom - 100, bottom, left: 12, right: 378 });
const keyAt = (top: number, left = 16) => ({ top, bottom: top + 64, left, right: left + 358 });
const index = (area: ReturnType<typeof areaAt>, ...keys: ReturnType<typeof keyAt>[]) =>
  bottomAvoidingButtons({ area, keys, baseline: BASELINE, gap: 12 });

describe("bottomAvoidingButtons", () => {
  it.each([
    ["stands on the floor where nothing is in the way", areaAt(BASELINE), [], BASELINE],
    ["stands on the floor beside keys further up", areaAt(BASELINE), [keyAt(200)], BASELINE],
    ["stands above a key on the floor", areaAt(BASELINE), [keyAt(670)], 658],
    ["keeps its distance from a key right above it", areaAt(BASELINE), [keyAt(570)], 558],
    ["stands above the highest of keys that lie close", areaAt(BASELINE), [keyAt(670), keyAt(590)], 578],
    ["fits between keys that lie far apart", areaAt(BASELINE), [keyAt(670), keyAt(400)], 658],
    ["stays where it is while that is clear", areaAt(500), [keyAt(200)], 500],
    ["comes back to the floor when a key comes to it", areaAt(500), [keyAt(420)], BASELINE],
    ["never stands below the floor", areaAt(800), [], BASELINE],
    [
      "stands on the floor where no place is clear",
      areaAt(BASELINE),
      [keyAt(90), keyAt(670), keyAt(580), keyAt(480), keyAt(380), keyAt(280), keyAt(190)],
      BASELINE,
    ],
  ])("%s", (_, area, keys, bottom) => {
    expect(index(area, ...keys)).toBe(bottom);
  });

  it("ignores a button that lies beside it", () => {
    expect(index({ ...areaAt(BASELINE), left: 700, right: 1160 }, keyAt(670))).toBe(BASELINE);
  });
});
