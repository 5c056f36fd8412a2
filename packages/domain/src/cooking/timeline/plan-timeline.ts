import { waitsOf } from "./waiting-times.ts";
import { type RecipeTask, type RecipeToPlan, tasksOf } from "./recipe-tasks.ts";
import { criticalPath, scheduleBackwards } from "./schedule.ts";
import type { PlannedPart, PlannedStep, Timeline, When } from "./timeline.ts";

/**
 * Plans one recipe or several for a cook with one pair of hands, so that all are ready together: each task as late as
 * possible, waits beside hands-on work, one hands-on task at a time. The same recipes give the same plan, moved in
 * time.
 */
export function planTimeline(recipes: readonly RecipeToPlan[], when: When): Timeline {
  const planned: { recipe: number; slug: string; task: RecipeTask }[] = [];
  let runs = 0;
  for (const [index, recipe] of recipes.entries()) {
    const offset = planned.length;
    const tasks = tasksOf(recipe);
    for (const task of tasks) {
      const after = task.after.map((earlier) => earlier + offset);
      planned.push({ recipe: index, slug: recipe.slug, task: { ...task, after, run: task.run + runs } });
    }
    runs += recipe.steps.length + 1;
  }
  const slots = scheduleBackwards(planned.map(({ task }) => task));
  const first = slots.reduce((earliest, { start }) => Math.min(earliest, start), 0);
  const readyAt =
    "readyAt" in when
      ? Math.max(when.readyAt, (when.notBefore ?? Number.NEGATIVE_INFINITY) - first)
      : when.startAt - first;
  const critical = criticalPath(slots);

  const parts = planned.map(({ recipe, slug, task: { step, subStep, work, isAssumed } }, index) => {
    const { start, end } = slots[index] ?? { start: 0, end: 0 };
    const isCritical = critical.has(index);
    const part = {
      slug,
      step,
      subStep,
      startAt: readyAt + start,
      endAt: readyAt + end,
      work,
      isAssumed,
      isCritical,
    };
    return { recipe, part };
  });
  const partsOf = (index: number) => parts.filter(({ recipe }) => recipe === index).map(({ part }) => part);
  const all = parts.map(({ part }) => part);
  return {
    startAt: readyAt + first,
    readyAt,
    recipes: recipes.map(({ slug, name }, index) => ({ slug, name, ...spanOf(partsOf(index), readyAt) })),
    steps: recipes.flatMap((_, index) => stepsOf(partsOf(index))).sort(byStart),
    waits: waitsOf(all.toSorted(byStart)),
    handsOnMs: all.reduce(
      (sum, { work, startAt, endAt }) => sum + (work === "hands-on" ? endAt - startAt : 0),
      0,
    ),
  };
}

function stepsOf(parts: readonly PlannedPart[]): PlannedStep[] {
  const steps = new Map<number, PlannedPart[]>();
  for (const part of parts) steps.set(part.step, [...(steps.get(part.step) ?? []), part]);
  return [...steps].map(([step, its]) => {
    const { startAt, readyAt: endAt } = spanOf(its, 0);
    return { slug: its[0]?.slug ?? "", step, startAt, endAt, parts: its };
  });
}

/**
 * Returns the first beginning and the last end.
 *
 * @param otherwise both, where there are no parts
 */
function spanOf(parts: readonly PlannedPart[], otherwise: number): { startAt: number; readyAt: number } {
  const [first] = parts;
  return parts.reduce(
    ({ startAt, readyAt }, part) => ({
      startAt: Math.min(startAt, part.startAt),
      readyAt: Math.max(readyAt, part.endAt),
    }),
    { startAt: first?.startAt ?? otherwise, readyAt: first?.endAt ?? otherwise },
  );
}

/** Compares by beginning. A stable sort preserves the recipes' order among tasks that begin together. */
function byStart(one: { startAt: number }, other: { startAt: number }): number {
  return one.startAt - other.startAt;
}
