import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Step } from "../../recipe/recipe.ts";
import { ovenHeats } from "./oven-heat.ts";
import { planTimeline } from "./plan-timeline.ts";
import { GETTING_READY, type RecipeToPlan } from "./recipe-tasks.ts";
import type { PlannedPart, Timeline } from "./timeline.ts";

const EIGHT = 1_750_010_400_000;
const MINUTE = 60_000;

/** Builds a step from its sub-steps and their minutes: "bake 30", "chop 5". */
function step(group: number | undefined, ...parts: string[]): Step {
  return {
    main_step: "",
    ...(group !== undefined && { parallel_group: group }),
    sub_steps: parts.map((part) => ({ description: `${part} minutes.` })),
  };
}

function recipe(slug: string, steps: Step[], [prep, total] = [0, 0]): RecipeToPlan {
  return { slug, name: slug, steps, duration: { prep_time_minutes: prep, total_time_minutes: total } };
}

const roast = recipe("roast", [
  step(undefined, "Chop 10"),
  step(1, "Roast for 60"),
  step(1, "Whisk for 5", "Stir for 10"),
  step(undefined, "Rest for 10"),
]);
const salad = recipe("salad", [step(undefined, "Chop 15"), step(undefined, "Toss 5")]);

const partsOf = ({ steps }: Timeline) => steps.flatMap(({ parts }) => parts);

/** Describes tasks by their minutes before the end, as "roast 1.1 -85 -75". */
const described = (timeline: Timeline) =>
  partsOf(timeline)
    .sort((one, other) => one.startAt - other.startAt)
    .map(({ slug, step: at, subStep, startAt, endAt }) => {
      const [start, end] = [startAt, endAt].map((moment) => (moment - timeline.readyAt) / MINUTE);
      return `${slug} ${at + 1}.${subStep + 1} ${start} ${end}`;
    });

describe("planTimeline", () => {
  it("runs neighbours of one group side by side, each as late as possible", () => {
    expect(described(planTimeline([roast], { readyAt: EIGHT }))).toEqual([
      "roast 1.1 -80 -70",
      "roast 2.1 -70 -10",
      "roast 3.1 -25 -20",
      "roast 3.2 -20 -10",
      "roast 4.1 -10 0",
    ]);
  });

  it("returns when to begin and what to do during a wait", () => {
    const { startAt, readyAt, waits, handsOnMs } = planTimeline([roast], { readyAt: EIGHT });
    expect([startAt, readyAt]).toEqual([EIGHT - 80 * MINUTE, EIGHT]);
    expect(handsOnMs).toBe(25 * MINUTE);
    expect(waits).toMatchObject([
      {
        during: { step: 1, subStep: 0 },
        ms: 60 * MINUTE,
        freeMs: 45 * MINUTE,
        doing: [{ step: 2, from: 0, to: 1 }],
      },
      { during: { step: 3 }, doing: [], freeMs: 10 * MINUTE },
    ]);
  });

  it("cooks two recipes with one pair of hands, ready together", () => {
    const timeline = planTimeline([roast, salad], { readyAt: EIGHT });
    expect(described(timeline)).toEqual([
      "roast 1.1 -80 -70",
      "roast 2.1 -70 -10",
      "roast 3.1 -35 -30",
      "roast 3.2 -30 -20",
      "salad 1.1 -20 -5",
      "roast 4.1 -10 0",
      "salad 2.1 -5 0",
    ]);
    expect(timeline.recipes).toEqual([
      { slug: "roast", name: "roast", startAt: EIGHT - 80 * MINUTE, readyAt: EIGHT },
      { slug: "salad", name: "salad", startAt: EIGHT - 20 * MINUTE, readyAt: EIGHT },
    ]);
  });

  it("shares one oven: other temperatures take turns, equal ones bake together", () => {
    const bake = (slug: string, minutes: number, celsius: number) =>
      recipe(slug, [step(undefined, `Bake at ${celsius} °C for ${minutes}`), step(undefined, "Slice 5")]);
    const timeline = planTimeline([bake("bread", 40, 220), bake("cake", 30, 160), bake("buns", 20, 225)], {
      readyAt: EIGHT,
    });
    expect(described(timeline)).toEqual([
      "cake 1.1 -75 -45",
      "bread 1.1 -45 -5",
      "buns 1.1 -35 -15",
      "buns 2.1 -15 -10",
      "cake 2.1 -10 -5",
      "bread 2.1 -5 0",
    ]);
  });

  it("marks the tasks that decide the total time", () => {
    const critical = partsOf(planTimeline([roast, salad], { readyAt: EIGHT })).filter(
      ({ isCritical }) => isCritical,
    );
    expect(critical.map(({ slug, step: at }) => `${slug} ${at + 1}`)).toEqual([
      "roast 1",
      "roast 2",
      "roast 4",
    ]);
  });

  it("gets ready first, in the time that the total leaves", () => {
    const timeline = planTimeline([recipe("roast", [...roast.steps], [25, 100])], { startAt: EIGHT });
    expect(timeline.steps[0]).toMatchObject({
      step: GETTING_READY,
      startAt: EIGHT,
      endAt: EIGHT + 20 * MINUTE,
    });
    expect(timeline.readyAt).toBe(EIGHT + 100 * MINUTE);
    const short = planTimeline([recipe("roast", [...roast.steps], [25, 30])], { startAt: EIGHT });
    expect(short.steps[0]?.step).toBe(0);
  });

  it("gives the same plan from a beginning as to an end", () => {
    const to = planTimeline([roast, salad], { readyAt: EIGHT });
    expect(planTimeline([roast, salad], { startAt: to.startAt })).toEqual(to);
  });

  it("takes no longer than the recipe states, and shortens assumed times first", () => {
    const bare: Step = { main_step: "", sub_steps: [{ description: "Chop." }, { description: "Slice." }] };
    const planned = (total: number) =>
      planTimeline([recipe("roast", [bare, step(undefined, "Roast for 60")], [0, total])], {
        readyAt: EIGHT,
      });
    expect(described(planned(62))).toEqual(["roast 1.1 -62 -61", "roast 1.2 -61 -60", "roast 2.1 -60 0"]);
    const wordy = [step(undefined, "Roast for 60"), step(undefined, "Roast for 60")];
    const shortened = planTimeline([recipe("roast", wordy, [0, 80])], { readyAt: EIGHT });
    expect(Math.round((EIGHT - shortened.startAt) / MINUTE)).toBe(80);
    expect(partsOf(shortened).map(({ isAssumed }) => isAssumed)).toEqual([true, true]);
  });

  it("shortens nothing to a total that does not hold the longest time", () => {
    const steps = [step(undefined, "Marinate for 480"), step(undefined, "Roast for 60")];
    const { startAt } = planTimeline([recipe("roast", steps, [0, 90])], { readyAt: EIGHT });
    expect(EIGHT - startAt).toBe(540 * MINUTE);
  });

  it("does not begin before a moment, and is ready later then", () => {
    const { startAt, readyAt } = planTimeline([roast], { readyAt: EIGHT, notBefore: EIGHT - 60 * MINUTE });
    expect([startAt, readyAt]).toEqual([EIGHT - 60 * MINUTE, EIGHT + 20 * MINUTE]);
    const early = planTimeline([roast], { readyAt: EIGHT, notBefore: EIGHT - 90 * MINUTE });
    expect(early.readyAt).toBe(EIGHT);
  });

  it.each([
    ["no recipe", []],
    ["a recipe without steps", [recipe("none", [])]],
  ])("plans nothing for %s", (_, recipes) => {
    expect(planTimeline(recipes, { readyAt: EIGHT })).toMatchObject({
      startAt: EIGHT,
      readyAt: EIGHT,
      steps: [],
      waits: [],
    });
  });

  it("treats a step without sub-steps as one task", () => {
    const bare: Step = { main_step: "Bake for 30 minutes.", sub_steps: [] };
    expect(described(planTimeline([recipe("bread", [bare, bare])], { readyAt: EIGHT }))).toEqual([
      "bread 1.1 -60 -30",
      "bread 2.1 -30 0",
    ]);
  });
});

describe("every plan", () => {
  const part = fc
    .tuple(
      fc.constantFrom(
        "Bake for",
        "Bake at 180 °C for",
        "Bake at 220 °C for",
        "Chop",
        "Simmer for",
        "Knead for",
        "Rest for",
      ),
      fc.integer({ min: 1, max: 90 }),
    )
    .map(([verb, minutes]) => `${verb} ${minutes}`);
  const anyStep = fc
    .tuple(fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }), fc.array(part, { maxLength: 3 }))
    .map(([group, parts]) => step(group, ...parts));
  const recipes = fc
    .array(fc.tuple(fc.array(anyStep, { maxLength: 6 }), fc.nat(40), fc.nat(300)), { maxLength: 3 })
    .map((all) => all.map(([steps, prep, total], index) => recipe(`r${index}`, steps, [prep, total])));

  const heatOf = ({ slug, step: at, subStep }: PlannedPart, of: RecipeToPlan[]) =>
    ovenHeats(of.find((each) => each.slug === slug)?.steps ?? [])[at]?.[subStep] ?? null;
  const isHot = (each: PlannedPart, of: RecipeToPlan[]) =>
    each.work === "waiting" && heatOf(each, of) !== null;

  const everyPlan = (holds: (timeline: Timeline, parts: PlannedPart[], of: RecipeToPlan[]) => void) =>
    fc.assert(
      fc.property(recipes, (of) => {
        const timeline = planTimeline(of, { readyAt: EIGHT });
        holds(timeline, partsOf(timeline), of);
      }),
      { numRuns: 300 },
    );

  it("has one hands-on task at a time", () => {
    everyPlan((_, parts) => {
      const inHand = parts.filter(({ work }) => work === "hands-on").sort((a, b) => a.startAt - b.startAt);
      for (const [index, each] of inHand.entries()) {
        expect(each.startAt).toBeGreaterThanOrEqual(inHand[index - 1]?.endAt ?? 0);
      }
    });
  });

  it("preserves the order of a recipe, except neighbours of one group", () => {
    everyPlan((_, parts, of) => {
      for (const { slug, steps } of of) {
        const own = parts.filter((each) => each.slug === slug);
        const isBeside = (one: number, other: number) =>
          one !== other &&
          steps
            .slice(one, other + 1)
            .every(
              ({ parallel_group: group }) => group !== undefined && group === steps[one]?.parallel_group,
            );
        for (const one of own) {
          for (const other of own) {
            const isLater = other.step > one.step || (other.step === one.step && other.subStep > one.subStep);
            if (!isLater || (one.step >= 0 && isBeside(one.step, other.step))) continue;
            expect(other.startAt).toBeGreaterThanOrEqual(one.endAt);
          }
        }
      }
    });
  });

  it("ends at the chosen hour, and takes no longer than all tasks one after another", () => {
    everyPlan((timeline, parts) => {
      const sum = parts.reduce((all, { startAt, endAt }) => all + endAt - startAt, 0);
      expect(timeline.readyAt - timeline.startAt).toBeLessThanOrEqual(sum);
      if (parts.length === 0) return;
      expect(Math.max(...parts.map(({ endAt }) => endAt))).toBe(EIGHT);
      expect(Math.min(...parts.map(({ startAt }) => startAt))).toBe(timeline.startAt);
    });
  });

  it("lets nothing that cooks wait for the cook: a wait ends as what follows begins, as another has the oven, or as all is ready", () => {
    everyPlan((_, parts, of) => {
      for (const wait of parts.filter(({ work }) => work === "waiting")) {
        const next = parts.filter((each) => each.slug === wait.slug || (isHot(wait, of) && isHot(each, of)));
        expect(wait.endAt === EIGHT || next.some(({ startAt }) => startAt === wait.endAt)).toBe(true);
      }
    });
  });

  it("has the oven at one temperature at a time", () => {
    everyPlan((_, parts, of) => {
      const hot = parts.filter((each) => isHot(each, of));
      for (const one of hot) {
        for (const other of hot) {
          const isOver = one.startAt >= other.endAt || other.startAt >= one.endAt;
          expect(isOver || heatOf(one, of) === heatOf(other, of)).toBe(true);
        }
      }
    });
  });

  it("has a critical path without a gap from the beginning to the end", () => {
    everyPlan((timeline, parts) => {
      const path = parts.filter(({ isCritical }) => isCritical).sort((a, b) => a.startAt - b.startAt);
      let at = timeline.startAt;
      for (const { startAt, endAt } of path) {
        expect(startAt).toBe(at);
        at = endAt;
      }
      expect(at).toBe(EIGHT);
    });
  });
});

it("the plan has no getting ready where the times are only assumed", () => {
  const times: [number, number] = [10, 60];
  const steps = [step(undefined, "Chop 5")];
  const readyIn = (assumed?: RecipeToPlan["assumed"]) => {
    const planned = { ...recipe("a", steps, times), ...(assumed && { assumed }) };
    return partsOf(planTimeline([planned], { startAt: EIGHT })).filter(({ step: at }) => at === GETTING_READY)
      .length;
  };
  expect(readyIn()).toBe(1);
  expect(readyIn(["duration"])).toBe(0);
});
