import { describe, expect, it } from "vitest";
import {
  EMPTY_COOKING_STATE,
  reduceCooking,
  type CookingState,
  type CookingAction,
  restoreCookingState,
} from "./cooking-state.ts";
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

  it("is stored with the cooking session", () => {
    const cookingState = after([0, start]);
    const stored = restoreCookingState(JSON.parse(JSON.stringify(cookingState)), NOON);
    expect(stored.cookings[0]?.stepTimer).toEqual({ leftMs: SECONDS * 1000, endsAt: NOON + SECONDS * 1000 });
  });
});
