import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  COOKING_KEPT_MS,
  EMPTY_KITCHEN,
  inKitchen,
  type Kitchen,
  type KitchenAction,
  keptKitchen,
  kitchenSchema,
  timersInOrder,
} from "./kitchen.ts";
import { type NewTimer, readTimer } from "./kitchen-timer.ts";

const NOON = 1_750_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const simmer: NewTimer = {
  id: "simmer",
  name: "Simmer",
  recipe: { slug: "soup", name: "Soup" },
  place: { step: 1, subStep: 0 },
  seconds: 480,
  maxSeconds: null,
};
const bake: NewTimer = { ...simmer, id: "bake", name: "Bake", seconds: 600, maxSeconds: 900 };

/** Actions with the moments they happen at, in minutes after noon. */
function after(...happened: [minutes: number, action: KitchenAction][]): Kitchen {
  return happened.reduce(
    (kitchen, [minutes, action]) => inKitchen(kitchen, action, NOON + minutes * MINUTE),
    EMPTY_KITCHEN,
  );
}
const start = (timer: NewTimer): KitchenAction => ({ type: "start-timer", timer });
const on = (
  type: "pause-timer" | "resume-timer" | "dismiss-timer" | "remove-timer",
  id: string,
): KitchenAction => ({
  type,
  id,
});
const readings = (kitchen: Kitchen, minutes: number) =>
  kitchen.timers.map((timer) => readTimer(timer, NOON + minutes * MINUTE));

describe("a kitchen timer", () => {
  it.each<[string, Kitchen, number, object[]]>([
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
  ])("%s", (_, kitchen, minutes, expected) => {
    expect(readings(kitchen, minutes)).toMatchObject(expected);
    expect(kitchen.timers).toHaveLength(expected.length);
  });

  it("keeps its name when it is renamed to nothing", () => {
    const renamed = after(
      [0, start(simmer)],
      [1, { type: "rename-timer", id: "simmer", name: " Soup pot " }],
    );
    expect(renamed.timers[0]?.name).toBe("Soup pot");
    expect(inKitchen(renamed, { type: "rename-timer", id: "simmer", name: "  " }, NOON).timers[0]?.name).toBe(
      "Soup pot",
    );
  });

  it("stands in front once it rings, and behind while it pauses", () => {
    const kitchen = after(
      [0, start({ ...simmer, id: "later", seconds: 1200 })],
      [0, start({ ...simmer, id: "rests" })],
      [1, on("pause-timer", "rests")],
      [1, start({ ...simmer, id: "rings", seconds: 30 })],
      [1, start({ ...simmer, id: "soon" })],
    );
    expect(timersInOrder(kitchen.timers).map(({ id }) => id)).toEqual(["rings", "soon", "later", "rests"]);
  });
});

const beginSoup: KitchenAction = { type: "begin", slug: "soup", name: "Soup", steps: 3, servings: null };

describe("a cooking", () => {
  it("begins with getting everything ready, and keeps step, marks, servings and units", () => {
    const kitchen = after(
      [0, beginSoup],
      [1, { type: "go-to", slug: "soup", place: 1 }],
      [2, { type: "toggle-done", slug: "soup", mark: "1.0" }],
      [2, { type: "toggle-done", slug: "soup", mark: "0.0" }],
      [3, { type: "toggle-done", slug: "soup", mark: "0.0" }],
      [4, { type: "serve", slug: "soup", servings: 6 }],
      [5, { type: "use-units", slug: "soup", units: "us" }],
    );
    expect(after([0, beginSoup]).cookings).toMatchObject([{ place: -1, done: [], servings: null }]);
    expect(kitchen.cookings).toMatchObject([
      { place: 1, done: ["1.0"], servings: 6, units: "us", touchedAt: NOON + 5 * MINUTE },
    ]);
  });

  it("goes on when it is begun again, within the steps that the recipe has now", () => {
    const kitchen = after(
      [0, beginSoup],
      [1, { type: "go-to", slug: "soup", place: 2 }],
      [2, { ...beginSoup, name: "Leek soup", steps: 2 }],
    );
    expect(kitchen.cookings).toMatchObject([{ name: "Leek soup", place: 1, startedAt: NOON }]);
  });

  it.each([
    [-5, -1],
    [99, 2],
  ])("goes no further than its steps: %i", (place, expected) => {
    expect(after([0, beginSoup], [1, { type: "go-to", slug: "soup", place }]).cookings[0]?.place).toBe(
      expected,
    );
  });

  it("leaves its timers behind when it ends, and other cookings alone", () => {
    const kitchen = after(
      [0, beginSoup],
      [0, { ...beginSoup, slug: "pie" }],
      [1, start(simmer)],
      [2, { type: "leave", slug: "soup" }],
    );
    expect(kitchen.cookings.map(({ slug }) => slug)).toEqual(["pie"]);
    expect(kitchen.timers).toHaveLength(1);
  });
});

describe("what is kept", () => {
  it("comes back as it was", () => {
    const kitchen = after(
      [0, beginSoup],
      [1, start(bake)],
      [2, start(simmer)],
      [3, on("pause-timer", "simmer")],
    );
    expect(keptKitchen(JSON.parse(JSON.stringify(kitchen)), NOON)).toEqual(kitchen);
  });

  it("is forgotten after three days", () => {
    const kitchen = after([0, beginSoup], [0, start(simmer)]);
    expect(keptKitchen(kitchen, NOON + COOKING_KEPT_MS)).toEqual(EMPTY_KITCHEN);
  });

  it.each([null, undefined, "", 7, [], { cookings: 3 }, { cookings: [{}], timers: [] }])(
    "may be anything: %j",
    (kept) => {
      expect(keptKitchen(kept, NOON)).toEqual(EMPTY_KITCHEN);
    },
  );
});

it("is always something that can be kept, whatever happens in it", () => {
  const id = fc.constantFrom("simmer", "bake", "none");
  const slug = fc.constantFrom("soup", "pie");
  const action: fc.Arbitrary<KitchenAction> = fc.oneof(
    fc.record({
      type: fc.constant("begin" as const),
      slug,
      name: fc.string(),
      steps: fc.nat(5),
      servings: fc.constant(null),
    }),
    fc.record({ type: fc.constant("go-to" as const), slug, place: fc.integer({ min: -3, max: 9 }) }),
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
      const kitchen = after(
        ...happened.map(([gap, each]): [number, KitchenAction] => [(minutes += gap), each]),
      );
      expect(kitchenSchema.safeParse(kitchen).error).toBeUndefined();
      for (const { leftMs, overMs, gone } of readings(kitchen, minutes)) {
        expect(Math.min(leftMs, overMs)).toBe(0);
        expect(gone).toBeGreaterThanOrEqual(0);
        expect(gone).toBeLessThanOrEqual(1);
      }
    }),
  );
});
