import { describe, expect, it } from "vitest";
import { placeClear } from "@/components/ui/place-clear";

const FLOOR = 740;
const slipAt = (bottom: number) => ({ top: bottom - 100, bottom, left: 12, right: 378 });
const keyAt = (top: number, left = 16) => ({ top, bottom: top + 64, left, right: left + 358 });
const place = (slip: ReturnType<typeof slipAt>, ...keys: ReturnType<typeof keyAt>[]) =>
  placeClear({ slip, keys, floor: FLOOR, gap: 12 });

describe("placeClear", () => {
  it.each([
    ["stands on the floor where nothing is in the way", slipAt(FLOOR), [], FLOOR],
    ["stands on the floor beside keys further up", slipAt(FLOOR), [keyAt(200)], FLOOR],
    ["stands above a key on the floor", slipAt(FLOOR), [keyAt(670)], 658],
    ["keeps its distance from a key right above it", slipAt(FLOOR), [keyAt(570)], 558],
    ["stands above the highest of keys that lie close", slipAt(FLOOR), [keyAt(670), keyAt(590)], 578],
    ["fits between keys that lie far apart", slipAt(FLOOR), [keyAt(670), keyAt(400)], 658],
    ["stays where it is while that is clear", slipAt(500), [keyAt(200)], 500],
    ["comes back to the floor when a key comes to it", slipAt(500), [keyAt(420)], FLOOR],
    ["never stands below the floor", slipAt(800), [], FLOOR],
    [
      "stands on the floor where no place is clear",
      slipAt(FLOOR),
      [keyAt(90), keyAt(670), keyAt(580), keyAt(480), keyAt(380), keyAt(280), keyAt(190)],
      FLOOR,
    ],
  ])("%s", (_, slip, keys, bottom) => {
    expect(place(slip, ...keys)).toBe(bottom);
  });

  it("minds no key that lies beside it", () => {
    expect(place({ ...slipAt(FLOOR), left: 700, right: 1160 }, keyAt(670))).toBe(FLOOR);
  });
});
