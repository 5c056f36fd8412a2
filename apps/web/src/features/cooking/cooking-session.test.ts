import type { Step } from "@larder/domain/recipe";
import { describe, expect, it } from "vitest";
import {
  beginCooking,
  cook,
  markOf,
  type CookingAction,
  type CookingSession,
} from "@/features/cooking/cooking-session";

const step = (...descriptions: string[]): Step => ({
  main_step: "",
  sub_steps: descriptions.map((description) => ({ description })),
});

const STEPS = [step("Chop."), step("Stir.", "Simmer for 18-20 minutes."), step("Rest 2 minutes.")];
const NOON = 1_000_000;

const after = (...actions: CookingAction[]): CookingSession => actions.reduce(cook, beginCooking(STEPS));
const next: CookingAction = { type: "next" };
const previous: CookingAction = { type: "previous" };
const startTimer: CookingAction = { type: "start-timer", now: NOON };
const tickAt = (now: number): CookingAction => ({ type: "tick", now });

describe("the steps", () => {
  it.each<[string, CookingAction[], { place: number; finished: boolean }]>([
    ["begin at the first", [], { place: 0, finished: false }],
    ["go on one by one", [next], { place: 1, finished: false }],
    ["go back", [next, next, previous], { place: 1, finished: false }],
    ["do not go back before the first", [previous], { place: 0, finished: false }],
    ["finish after the last", [next, next, next], { place: 2, finished: true }],
    ["stay finished", [next, next, next, next], { place: 2, finished: true }],
  ])("%s", (_, actions, { place, finished }) => {
    expect(after(...actions)).toMatchObject({ place, finished });
  });

  it("of a recipe without any can still be finished", () => {
    expect(cook(beginCooking([]), next)).toMatchObject({ place: 0, finished: true, timer: null });
  });
});

describe("the tips", () => {
  it.each<[string, CookingAction[], boolean]>([
    ["are hidden at first", [], false],
    ["are shown when asked for", [{ type: "toggle-tips" }], true],
    ["are hidden again", [{ type: "toggle-tips" }, { type: "toggle-tips" }], false],
    ["are hidden on the next step", [{ type: "toggle-tips" }, next], false],
    ["are hidden on the step before", [next, { type: "toggle-tips" }, previous], false],
  ])("%s", (_, actions, shown) => {
    expect(after(...actions).tipsShown).toBe(shown);
  });
});

describe("the marks", () => {
  const mark = (stepAt: number, subStep: number): CookingAction => ({
    type: "toggle-done",
    mark: markOf(stepAt, subStep),
  });

  it.each<[string, CookingAction[], string[]]>([
    ["are none at first", [], []],
    ["are set by a tap", [mark(0, 0)], ["0.0"]],
    ["are taken away by another", [mark(0, 0), mark(0, 0)], []],
    ["outlive a change of step", [mark(0, 0), next, mark(1, 1), previous], ["0.0", "1.1"]],
    ["tell step 1.11 from step 11.1", [mark(1, 11)], ["1.11"]],
  ])("%s", (_, actions, marks) => {
    expect([...after(...actions).done]).toEqual(marks);
  });
});

describe("the timer", () => {
  it.each<[string, CookingAction[], object | null]>([
    ["is not there without a time", [], null],
    ["comes with its step, at the lower end of a range", [next], { subStep: 1, countdown: atRest(1080) }],
    ["waits to be started", [next, tickAt(NOON + 5_000)], { countdown: atRest(1080) }],
    ["counts down", [next, startTimer, tickAt(NOON + 30_000)], { countdown: { leftMs: 1_050_000 } }],
    [
      "pauses",
      [next, startTimer, { type: "pause-timer", now: NOON + 60_000 }, tickAt(NOON + 999_000)],
      { countdown: atRest(1020) },
    ],
    ["rings at its end", [next, startTimer, tickAt(NOON + 1_080_000)], { countdown: { state: "over" } }],
    [
      "is as it was after a reset",
      [next, startTimer, tickAt(NOON + 9_000), { type: "reset-timer" }],
      { countdown: atRest(1080) },
    ],
    ["gives way to that of the next step", [next, startTimer, next], { countdown: atRest(120) }],
    ["does not go on when one comes back", [next, startTimer, next, previous], { countdown: atRest(1080) }],
    ["is gone at the end", [next, next, next], null],
    ["cannot be started where there is none", [startTimer], null],
  ])("%s", (_, actions, timer) => {
    expect(after(...actions)).toMatchObject({ timer });
  });
});

function atRest(seconds: number) {
  return { state: "resting", leftMs: seconds * 1000 };
}
