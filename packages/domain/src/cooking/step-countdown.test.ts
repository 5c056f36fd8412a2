import { describe, expect, it } from "vitest";
import {
  EMPTY_COOKING_STATE,
  reduceCooking,
  type CookingState,
  type CookingAction,
} from "./cooking-state.ts";
import { restoreCookingState } from "./restore-cooking-state.ts";
import { allTimers, isDetached } from "./detached-timer.ts";
import { readCountdown } from "./step-countdown.ts";

const NOON = 1_750_000_000_000;
const SECONDS = 1080;
const slug = "soup";
const begin: CookingAction = { type: "begin", slug, name: "Soup", steps: 3, servings: null };
const start: CookingAction = { type: "start-step-timer", slug, seconds: SECONDS };
const pause: CookingAction = { type: "pause-step-timer", slug };
const reset: CookingAction = { type: "reset-step-timer", slug };
const goTo = (stepIndex: number): CookingAction => ({ type: "go-to", slug, stepIndex });

/** Builds a state from actions and their moments, in seconds after noon. */
const after = (...happened: [seconds: number, action: CookingAction][]): CookingState =>
  happened.reduce(
    (cookingState, [seconds, action]) => reduceCooking(cookingState, action, NOON + seconds * 1000),
    reduceCooking(reduceCooking(EMPTY_COOKING_STATE, begin, NOON), goTo(1), NOON),
  );

describe("the timer of a step", () => {
  it.each<[string, CookingState, number, object]>([
    ["rests until it is started", after(), 99, { state: "resting", leftMs: SECONDS * 1000 }],
    ["counts down", after([0, start]), 30, { state: "running", leftMs: 1_050_000 }],
    ["is not begun anew by another start", after([0, start], [10, start]), 30, { leftMs: 1_050_000 }],
    ["pauses", after([0, start], [60, pause]), 999, { state: "resting", leftMs: 1_020_000 }],
    ["goes on", after([0, start], [60, pause], [500, start]), 510, { state: "running", leftMs: 1_010_000 }],
    ["is over at its end", after([0, start]), SECONDS, { state: "over", leftMs: 0 }],
    ["is over after a sleep", after([0, start]), 9 * SECONDS, { state: "over", leftMs: 0 }],
    ["stays over when it is paused", after([0, start], [SECONDS, pause]), SECONDS, { state: "over" }],
    ["is as it was after a reset", after([0, start], [9, reset]), 20, { leftMs: SECONDS * 1000 }],
    ["cannot be paused before it was started", after([0, pause]), 0, { state: "resting" }],
    ["is cleared by another step", after([0, start], [5, goTo(2)]), 9, { state: "resting" }],
    ["stays cleared on the way back", after([0, start], [5, goTo(2)], [6, goTo(1)]), 9, { state: "resting" }],
    ["outlives a step that is the same", after([0, start], [5, goTo(1)]), 30, { state: "running" }],
    ["outlives going on with the recipe", after([0, start], [5, begin]), 30, { state: "running" }],
  ])("%s", (_, cookingState, seconds, expected) => {
    const reading = readCountdown(cookingState.cookings[0]?.stepTimer, SECONDS, NOON + seconds * 1000);
    expect(reading).toMatchObject(expected);
  });

  const details = { name: "Simmer sauce, 18–20 min", subStep: 1, seconds: SECONDS, maxSeconds: 1200 };
  const startNamed: CookingAction = { ...start, details };
  const inTray = ({ timers, cookings }: CookingState) => ({
    tray: timers.map(({ name, position, seconds, maxSeconds, endsAt, leftMs }) => ({
      name,
      position,
      seconds,
      maxSeconds,
      endsAt: endsAt && (endsAt - NOON) / 1000,
      leftMs,
    })),
    stepTimer: cookings[0]?.stepTimer,
  });
  const running = {
    name: "Simmer sauce, 18–20 min",
    position: { step: 1, subStep: 1 },
    seconds: SECONDS,
    maxSeconds: 1200,
    endsAt: SECONDS,
    leftMs: null,
  };

  it.each<[string, CookingAction]>([
    ["the next step", goTo(2)],
    ["the previous step", goTo(0)],
    ["getting ready", goTo(-1)],
    ["leaving the page", { type: "detach-step-timer", slug }],
    ["the end of cooking", { type: "leave", slug }],
  ])("continues in the tray with its remaining time after %s", (_, action) => {
    expect(inTray(after([0, startNamed], [60, action]))).toEqual({ tray: [running], stepTimer: undefined });
  });

  it("continues in the tray, paused, when it was paused", () => {
    const { tray } = inTray(after([0, startNamed], [60, pause], [70, goTo(2)]));
    expect(tray).toMatchObject([{ endsAt: null, leftMs: (SECONDS - 60) * 1000 }]);
  });

  it("knows its name after a pause", () => {
    const { tray } = inTray(after([0, startNamed], [60, pause], [70, start], [80, goTo(2)]));
    expect(tray).toMatchObject([{ name: running.name, endsAt: SECONDS + 10 }]);
  });

  it("stays with its step on another part of the step", () => {
    const state = after([0, startNamed], [5, { type: "go-to", slug, stepIndex: 1, part: 2 }]);
    expect(inTray(state)).toMatchObject({ tray: [], stepTimer: { endsAt: NOON + SECONDS * 1000 } });
    expect(state.cookings[0]?.part).toBe(2);
  });

  it("is not in the tray after it has rung on its page, but where no page showed it", () => {
    const over = SECONDS + 5;
    expect(inTray(after([0, startNamed], [over, goTo(2)])).tray).toEqual([]);
    const unattended: CookingAction = { type: "detach-step-timer", slug, isUnattended: true };
    expect(inTray(after([0, startNamed], [over, unattended])).tray).toEqual([running]);
  });

  it("bears the name of its recipe where an earlier version stored it", () => {
    expect(inTray(after([0, start], [60, goTo(2)])).tray).toEqual([
      { ...running, name: "Soup", position: { step: 1, subStep: 0 }, maxSeconds: null },
    ]);
  });

  it("is among all timers before it moves to the tray, with the same id", () => {
    const [ahead] = allTimers(after([0, startNamed]), NOON);
    expect(after([0, startNamed], [60, goTo(2)]).timers[0]?.id).toBe(ahead?.id);
  });

  it("is told apart from the timers of a sentence", () => {
    const [detached] = after([0, startNamed], [60, goTo(2)]).timers;
    expect(detached && isDetached(detached)).toBe(true);
    expect(isDetached({ id: "1-1-20-abc" })).toBe(false);
  });

  it("is stored with the cooking session", () => {
    const cookingState = after([0, start]);
    const stored = restoreCookingState(JSON.parse(JSON.stringify(cookingState)), NOON);
    expect(stored.cookings[0]?.stepTimer).toEqual({ leftMs: SECONDS * 1000, endsAt: NOON + SECONDS * 1000 });
  });
});
