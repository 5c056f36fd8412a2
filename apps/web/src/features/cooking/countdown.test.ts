import { describe, expect, it } from "vitest";
import { msToNextSecond, pause, setTo, start, tick, type Countdown } from "@/features/cooking/countdown";

const NOON = 1_000_000;
const running: Countdown = { state: "running", leftMs: 60_000, endsAt: NOON + 60_000 };
const over: Countdown = { state: "over", leftMs: 0 };

describe("a countdown", () => {
  it.each<[string, Countdown, Countdown]>([
    ["starts from what is left", start({ state: "resting", leftMs: 60_000 }, NOON), running],
    ["does not start twice", start(running, NOON + 5_000), running],
    ["does not start when it is over", start(over, NOON), over],
    ["shows what is left", tick(running, NOON + 1_000), { ...running, leftMs: 59_000 }],
    ["is right after a long sleep", tick(running, NOON + 59_999), { ...running, leftMs: 1 }],
    ["is over at its end", tick(running, NOON + 60_000), over],
    ["is over when one comes far too late", tick(running, NOON + 3_600_000), over],
    ["rests whatever the time", tick(setTo(60), NOON + 99_000), setTo(60)],
    [
      "keeps what is left while it pauses",
      pause(running, NOON + 12_500),
      { state: "resting", leftMs: 47_500 },
    ],
    ["is over when it is paused too late", pause(running, NOON + 70_000), over],
    [
      "goes on where it paused",
      start(pause(running, NOON + 20_000), NOON + 90_000),
      {
        state: "running",
        leftMs: 40_000,
        endsAt: NOON + 130_000,
      },
    ],
  ])("%s", (_, countdown, expected) => {
    expect(countdown).toEqual(expected);
  });
});

it.each([
  ["a whole second is left of it", 60_000, 1_000],
  ["part of a second is", 59_250, 250],
  ["the end has come", 0, 0],
  ["the end is past", -20, 0],
])("what is shown changes when %s", (_, leftMs, wait) => {
  expect(msToNextSecond(NOON + leftMs, NOON)).toBe(wait);
});
