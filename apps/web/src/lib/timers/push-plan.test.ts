import { adjustTimer, type CookingTimer, pauseTimer, startTimer } from "@larder/domain/cooking/cooking-timer";
import { describe, expect, it } from "vitest";
import { doneIdOf, planPush, type ReportedTimers } from "./push-plan.ts";

const NOW = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

function build(id: string, minutes: number): CookingTimer {
  const recipe = { slug: "soup-1", name: "Soup" };
  const position = { step: 0, subStep: 0 };
  return startTimer({ id, name: "Simmer", recipe, position, seconds: minutes * 60, maxSeconds: null }, NOW);
}

const reported = (...timers: CookingTimer[]): ReportedTimers =>
  Object.fromEntries(timers.map((timer) => [timer.id, doneIdOf(timer)]));
const plan = (timers: CookingTimer[], known: ReportedTimers, now = NOW) => {
  const { set, remove } = planPush(timers, known, now);
  return { set: set.map(({ id }) => id), remove };
};
const NOTHING = { set: [], remove: [] };

describe("planPush", () => {
  const timer = build("a", 10);

  it("reports a timer that has begun, once", () => {
    expect(plan([timer], {})).toEqual({ set: ["a"], remove: [] });
    expect(plan([timer], reported(timer))).toEqual(NOTHING);
  });

  it("reports a new deadline and a new name", () => {
    expect(plan([adjustTimer(timer, 1, NOW)], reported(timer))).toEqual({ set: ["a"], remove: [] });
    expect(plan([{ ...timer, name: "Rest" }], reported(timer))).toEqual({ set: ["a"], remove: [] });
  });

  it("cancels a timer that pauses, is removed, or was made to ring early", () => {
    const cancelled = { set: [], remove: ["a"] };
    expect(plan([pauseTimer(timer, NOW)], reported(timer))).toEqual(cancelled);
    expect(plan([], reported(timer))).toEqual(cancelled);
    expect(plan([adjustTimer(timer, -10, NOW)], reported(timer))).toEqual(cancelled);
  });

  it("ignores a timer that rings at its time, and one that rang before it was reported", () => {
    expect(plan([timer], reported(timer), NOW + 11 * MINUTE)).toEqual(NOTHING);
    expect(plan([timer], {}, NOW + 11 * MINUTE)).toEqual(NOTHING);
  });

  it("reports no more than the server takes: the next 50, within three days", () => {
    const many = Array.from({ length: 60 }, (_, n) => build(`t${60 - n}`, 60 - n));
    const { set } = plan(many, {});
    expect(set).toHaveLength(50);
    expect(set[0]).toBe("t1");
    expect(plan([build("far", 3 * 24 * 60)], {})).toEqual(NOTHING);
  });
});
