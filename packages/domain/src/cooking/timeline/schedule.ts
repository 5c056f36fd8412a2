import type { Work } from "./part-time.ts";

/** A task, which begins when all tasks before it are done. */
export interface Task {
  ms: number;
  work: Work;
  /** Indexes of tasks in the list, all before this one. */
  after: readonly number[];
  /** The run (a step) that the task belongs to; its tasks should stay together. */
  run: number;
  /**
   * The oven temperature during the wait, in degrees Celsius; null when it needs no oven, or any temperature will do.
   */
  oven: number | null;
}

/** The difference in °C that an oven's own inaccuracy covers. */
const SAME_HEAT_CELSIUS = 12;

const NEVER = { start: 0, end: 0 };

/** The time of a task, counted back from the end of the plan: both are zero or less. */
export interface Slot {
  start: number;
  end: number;
  /** The index of the task that decides the end of this one; null at the end of the plan. */
  holds: number | null;
}

/**
 * Plans tasks backwards from a common end for a cook with one pair of hands: each as late as possible, so that cooked
 * food is served at once. Waits run beside anything, but there is one oven: tasks at another temperature come before.
 * Of hands-on tasks, the one with the longest chain of tasks before it comes last. At every moment a task runs, so that
 * the total is no longer than the sum of all.
 */
export function scheduleBackwards(tasks: readonly Task[]): Slot[] {
  const ways = waysTo(tasks);
  const before = tasks.map(() => 0);
  for (const { after } of tasks) for (const index of after) before[index] = (before[index] ?? 0) + 1;
  const slots: Slot[] = tasks.map(() => ({ start: 0, end: 0, holds: null }));
  const waiting: number[] = [];
  let wanting: number[] = [];
  let hands: { freeAt: number; last: number | null } = { freeAt: 0, last: null };

  const open = (index: number) => (tasks[index]?.work === "hands-on" ? wanting : waiting).push(index);
  const put = (index: number, end: number, holds: number | null) => {
    const start = end - (tasks[index]?.ms ?? 0);
    slots[index] = { start, end, holds };
    for (const earlier of tasks[index]?.after ?? []) {
      const slot = slots[earlier];
      if (slot && start < slot.end) slots[earlier] = { ...slot, end: start, holds: index };
      before[earlier] = (before[earlier] ?? 0) - 1;
      if (before[earlier] === 0) open(earlier);
    }
    return start;
  };
  const latest = (index: number) => slots[index]?.end ?? 0;
  const baking: number[] = [];
  const ovenTurn = (index: number): Pick<Slot, "end" | "holds"> => {
    const { oven = null, ms = 0 } = tasks[index] ?? {};
    let turn = { end: latest(index), holds: slots[index]?.holds ?? null };
    if (oven === null) return turn;
    const others = baking.filter((other) => Math.abs((tasks[other]?.oven ?? 0) - oven) > SAME_HEAT_CELSIUS);
    // Sorted by end, the latest first, so that a slot that was passed need not be checked again.
    for (const other of others.sort((one, two) => latest(two) - latest(one))) {
      const { start, end } = slots[other] ?? NEVER;
      if (start < turn.end && end > turn.end - ms) turn = { end: start, holds: other };
    }
    baking.push(index);
    return turn;
  };

  for (const index of tasks.keys()) if (before[index] === 0) open(index);
  while (waiting.length > 0 || wanting.length > 0) {
    const wait = waiting.pop();
    if (wait !== undefined) {
      const { end, holds } = ovenTurn(wait);
      put(wait, end, holds);
      continue;
    }
    const end = Math.min(hands.freeAt, Math.max(...wanting.map(latest)));
    const next = wanting
      .filter((index) => latest(index) >= end)
      .reduce((one, other) => (isBetter(other, one, tasks, ways) ? other : one));
    wanting = wanting.filter((index) => index !== next);
    const holds = latest(next) > end ? hands.last : (slots[next]?.holds ?? null);
    hands = { freeAt: put(next, end, holds), last: next };
  }
  return slots;
}

/** Returns the indexes of the tasks that decide the total time. */
export function criticalPath(slots: readonly Slot[]): Set<number> {
  const path = new Set<number>();
  const starts = slots.map(({ start }) => start);
  let index: number | null =
    starts.length === 0 ? null : starts.indexOf(starts.reduce((a, b) => Math.min(a, b)));
  while (index !== null && !path.has(index)) {
    path.add(index);
    index = slots[index]?.holds ?? null;
  }
  return path;
}

function isBetter(
  one: number,
  other: number,
  tasks: readonly Task[],
  ways: ReadonlyMap<number, number>,
): boolean {
  const [way, otherWay] = [one, other].map((index) => ways.get(tasks[index]?.run ?? -1) ?? 0);
  return way === otherWay ? one > other : (way ?? 0) > (otherWay ?? 0);
}

/** Returns the shortest possible time until the end of each run, by run number. */
function waysTo(tasks: readonly Task[]): Map<number, number> {
  const done: number[] = [];
  const ways = new Map<number, number>();
  for (const [index, { ms, after, run }] of tasks.entries()) {
    const end = ms + after.reduce((longest, earlier) => Math.max(longest, done[earlier] ?? 0), 0);
    done[index] = end;
    ways.set(run, Math.max(ways.get(run) ?? 0, end));
  }
  return ways;
}
