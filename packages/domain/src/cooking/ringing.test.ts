import { describe, expect, it } from "vitest";
import { pauseTimer, startTimer, upperEnd } from "./cooking-timer.ts";
import { nextRing, ringingTimers } from "./ringing.ts";

const NOON = 1_750_000_000_000;
const timer = (id: string, seconds: number, maxSeconds: number | null = null) =>
  startTimer(
    {
      id,
      name: id,
      recipe: { slug: "soup", name: "Soup" },
      position: { step: 0, subStep: 0 },
      seconds,
      maxSeconds,
    },
    NOON,
  );
const after = (seconds: number) => NOON + seconds * 1000;

describe("ringingTimers", () => {
  const timers = [timer("long", 90), timer("short", 30), pauseTimer(timer("held", 10), NOON)];

  it.each([
    [29, [], after(30)],
    [30, ["short"], after(90)],
    [90, ["long", "short"], null],
  ])("after %i seconds is %j", (seconds, ringing, next) => {
    expect(ringingTimers(timers, after(seconds)).map(({ id }) => id)).toEqual(ringing);
    expect(nextRing(timers, after(seconds))).toBe(next);
  });
});

describe("the upper end", () => {
  const range = timer("range", 60, 120);
  it.each([
    ["of a range lies behind its lower end", range, after(120)],
    ["is moved with the lower end", { ...range, endsAt: after(90) }, after(150)],
    ["is not known while it pauses", pauseTimer(range, NOON), null],
    ["is what it runs towards already", { ...range, towards: "upper" as const }, null],
    ["is missing where one length was named", timer("plain", 60), null],
  ])("%s", (_, of, expected) => {
    expect(upperEnd(of)).toBe(expected);
  });
});
