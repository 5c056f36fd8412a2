import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EMPTY_COOKING_STATE,
  reduceCooking,
  type CookingState,
  type CookingAction,
  cookingStateSchema,
  timersInOrder,
} from "./cooking-state.ts";
import { COOKING_LASTS_MS, restoreCookingState } from "./restore-cooking-state.ts";
import { type NewTimer, readTimer } from "./cooking-timer.ts";

const NOON = 1_750_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const simmer: NewTimer = {
  id: "simmer",
  name: "Simmer",
  recipe: { slug: "soup", name: "Soup" },
  position: { step: 1, subStep: 0 },
  seconds: 480,
  maxSeconds: null,
};
const bake: NewTimer = { ...simmer, id: "bake", name: "Bake", seconds: 600, maxSeconds: 900 };

/** Actions with the moments they happen at, in minutes after noon. */
function after(...happened: [minutes: number, action: CookingAction][]): CookingState {
  return happened.reduce(
    (cookingState, [minutes, action]) => reduceCooking(cookingState, action, NOON + minutes * MINUTE),
    EMPTY_COOKING_STATE,
  );
}
const start = (timer: NewTimer): CookingAction => ({ type: "start-timer", timer });
const on = (
  type: "pause-timer" | "resume-timer" | "dismiss-timer" | "remove-timer",
  id: string,
): CookingAction => ({
  type,
  id,
});
const readings = (cookingState: CookingState, minutes: number) =>
  cookingState.timers.map((timer) => readTimer(timer, NOON + minutes * MINUTE));

describe("a cooking timer", () => {
  it.each<[string, CookingState, number, object[]]>([
    ["counts down to its deadline", after([0, start(simmer)]), 3, [{ state: "running", leftMs: 5 * MINUTE }]],
    ["rings at its end", after([0, start(simmer)]), 8, [{ state: "ringing", leftMs: 0, overMs: 0 }]],
    [
      "says how long it has been ringing",
      after([0, start(simmer)]),
      68,
      [{ state: "ringing", overMs: 60 * MINUTE }],
    ],
    [
      "pauses with what is left",
      after([0, start(simmer)], [3, on("pause-timer", "simmer")]),
      99,
      [{ state: "paused", leftMs: 5 * MINUTE, endsAt: null }],
    ],
    [
      "goes on where it paused",
      after([0, start(simmer)], [3, on("pause-timer", "simmer")], [50, on("resume-timer", "simmer")]),
      52,
      [{ state: "running", leftMs: 3 * MINUTE, endsAt: NOON + 55 * MINUTE }],
    ],
    [
      "does not pause once it rings",
      after([0, start(simmer)], [9, on("pause-timer", "simmer")]),
      9,
      [{ state: "ringing" }],
    ],
    [
      "gets a minute more",
      after([0, start(simmer)], [1, { type: "adjust-timer", id: "simmer", byMinutes: 1 }]),
      1,
      [{ leftMs: 8 * MINUTE }],
    ],
    [
      "gets a minute more from now on when it rings",
      after([0, start(simmer)], [10, { type: "adjust-timer", id: "simmer", byMinutes: 1 }]),
      10,
      [{ state: "running", leftMs: MINUTE }],
    ],
    [
      "rings on when it is given less",
      after([0, start(simmer)], [10, { type: "adjust-timer", id: "simmer", byMinutes: -1 }]),
      10,
      [{ state: "ringing", overMs: 2 * MINUTE }],
    ],
    [
      "rings at once when less than nothing would be left",
      after([0, start(simmer)], [7.5, { type: "adjust-timer", id: "simmer", byMinutes: -1 }]),
      7.5,
      [{ state: "ringing", overMs: 0 }],
    ],
    [
      "keeps its pause when it gets more time",
      after(
        [0, start(simmer)],
        [3, on("pause-timer", "simmer")],
        [4, { type: "adjust-timer", id: "simmer", byMinutes: 1 }],
      ),
      4,
      [{ state: "paused", leftMs: 6 * MINUTE }],
    ],
    [
      "is gone when its ring is dismissed",
      after([0, start(simmer)], [8, on("dismiss-timer", "simmer")]),
      8,
      [],
    ],
    ["is gone when it is removed", after([0, start(simmer)], [1, on("remove-timer", "simmer")]), 1, []],
    ["of a range rings at the lower end", after([0, start(bake)]), 10, [{ state: "ringing" }]],
    [
      "of a range goes on to the upper end",
      after([0, start(bake)], [11, on("dismiss-timer", "bake")]),
      12,
      [{ state: "running", leftMs: 3 * MINUTE, endsAt: NOON + 15 * MINUTE }],
    ],
    [
      "of a range is gone when the upper end is dismissed",
      after([0, start(bake)], [11, on("dismiss-timer", "bake")], [16, on("dismiss-timer", "bake")]),
      16,
      [],
    ],
    [
      "of a range is gone when one comes after both ends",
      after([0, start(bake)], [30, on("dismiss-timer", "bake")]),
      30,
      [],
    ],
  ])("%s", (_, cookingState, minutes, expected) => {
    expect(readings(cookingState, minutes)).toMatchObject(expected);
    expect(cookingState.timers).toHaveLength(expected.length);
  });

  it("retains its name when it is renamed to an empty text", () => {
    const renamed = after(
      [0, start(simmer)],
      [1, { type: "rename-timer", id: "simmer", name: " Soup pot " }],
    );
    expect(renamed.timers[0]?.name).toBe("Soup pot");
    expect(
      reduceCooking(renamed, { type: "rename-timer", id: "simmer", name: "  " }, NOON).timers[0]?.name,
    ).toBe("Soup pot");
  });

  it("comes first while it rings, and last while it is paused", () => {
    const cookingState = after(
      [0, start({ ...simmer, id: "later", seconds: 1200 })],
      [0, start({ ...simmer, id: "rests" })],
      [1, on("pause-timer", "rests")],
      [1, start({ ...simmer, id: "rings", seconds: 30 })],
      [1, start({ ...simmer, id: "soon" })],
    );
    expect(timersInOrder(cookingState.timers).map(({ id }) => id)).toEqual([
      "rings",
      "soon",
      "later",
      "rests",
    ]);
  });
});

const beginSoup: CookingAction = { type: "begin", slug: "soup", name: "Soup", steps: 3, servings: null };

describe("a cooking session", () => {
  it("begins with getting everything ready, and stores step, done ids, servings and units", () => {
    const cookingState = after(
      [0, beginSoup],
      [1, { type: "go-to", slug: "soup", stepIndex: 1 }],
      [2, { type: "toggle-done", slug: "soup", doneId: "1.0" }],
      [2, { type: "toggle-done", slug: "soup", doneId: "0.0" }],
      [3, { type: "toggle-done", slug: "soup", doneId: "0.0" }],
      [4, { type: "serve", slug: "soup", servings: 6 }],
      [5, { type: "use-units", slug: "soup", units: "us" }],
    );
    expect(after([0, beginSoup]).cookings).toMatchObject([{ stepIndex: -1, done: [], servings: null }]);
    expect(cookingState.cookings).toMatchObject([
      { stepIndex: 1, done: ["1.0"], servings: 6, units: "us", touchedAt: NOON + 5 * MINUTE },
    ]);
  });

  it("continues when it is begun again, within the recipe's current steps", () => {
    const cookingState = after(
      [0, beginSoup],
      [1, { type: "go-to", slug: "soup", stepIndex: 2 }],
      [2, { ...beginSoup, name: "Leek soup", steps: 2 }],
    );
    expect(cookingState.cookings).toMatchObject([{ name: "Leek soup", stepIndex: 1, startedAt: NOON }]);
  });

  it.each([
    [-5, -1],
    [99, 2],
  ])("goes no further than its steps: %i", (stepIndex, expected) => {
    expect(
      after([0, beginSoup], [1, { type: "go-to", slug: "soup", stepIndex }]).cookings[0]?.stepIndex,
    ).toBe(expected);
  });

  it("leaves its timers and other sessions unchanged when it ends", () => {
    const cookingState = after(
      [0, beginSoup],
      [0, { ...beginSoup, slug: "pie" }],
      [1, start(simmer)],
      [2, { type: "leave", slug: "soup" }],
    );
    expect(cookingState.cookings.map(({ slug }) => slug)).toEqual(["pie"]);
    expect(cookingState.timers).toHaveLength(1);
  });
});

describe("the stored state", () => {
  it("is restored unchanged", () => {
    const cookingState = after(
      [0, beginSoup],
      [1, start(bake)],
      [2, start(simmer)],
      [3, on("pause-timer", "simmer")],
    );
    expect(restoreCookingState(JSON.parse(JSON.stringify(cookingState)), NOON)).toEqual(cookingState);
  });

  it("is read as version 0.2 stored it, with the step and the position of a timer as `place`", () => {
    const cookingState = after(
      [0, beginSoup],
      [1, { type: "go-to", slug: "soup", stepIndex: 1 }],
      [2, start(bake)],
    );
    const stored = JSON.stringify(cookingState).replaceAll(/"(?:stepIndex|position)":/g, '"place":');
    expect(restoreCookingState(JSON.parse(stored), NOON)).toEqual(cookingState);
  });

  it("expires after three days", () => {
    const cookingState = after([0, beginSoup], [0, start(simmer)]);
    expect(restoreCookingState(cookingState, NOON + COOKING_LASTS_MS)).toEqual(EMPTY_COOKING_STATE);
  });

  it.each([null, undefined, "", 7, [], { cookings: 3 }, { cookings: [{}], timers: [] }])(
    "is ignored when it is invalid: %j",
    (stored) => {
      expect(restoreCookingState(stored, NOON)).toEqual(EMPTY_COOKING_STATE);
    },
  );
});

it("the cooking state fits its schema after any actions", () => {
  const id = fc.constantFrom("simmer", "bake", "none");
  const slug = fc.constantFrom("soup", "pie");
  const action: fc.Arbitrary<CookingAction> = fc.oneof(
    fc.record({
      type: fc.constant("begin" as const),
      slug,
      name: fc.string(),
      steps: fc.nat(5),
      servings: fc.constant(null),
    }),
    fc.record({ type: fc.constant("go-to" as const), slug, stepIndex: fc.integer({ min: -3, max: 9 }) }),
    fc.constantFrom(start(simmer), start(bake)),
    fc.record({
      type: fc.constantFrom(
        "pause-timer" as const,
        "resume-timer" as const,
        "dismiss-timer" as const,
        "remove-timer" as const,
      ),
      id,
    }),
    fc.record({
      type: fc.constant("adjust-timer" as const),
      id,
      byMinutes: fc.integer({ min: -90, max: 90 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(40), action), { maxLength: 30 }), (happened) => {
      let minutes = 0;
      const cookingState = after(
        ...happened.map(([gap, each]): [number, CookingAction] => [(minutes += gap), each]),
      );
      expect(cookingStateSchema.safeParse(cookingState).error).toBeUndefined();
      for (const { leftMs, overMs, gone } of readings(cookingState, minutes)) {
        expect(Math.min(leftMs, overMs)).toBe(0);
        expect(gone).toBeGreaterThanOrEqual(0);
        expect(gone).toBeLessThanOrEqual(1);
      }
    }),
  );
});
