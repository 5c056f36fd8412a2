import { scheduleBackwards, type Task } from "./schedule.ts";

/** A task whose time the recipe may not state. */
type TimedTask = Task & { isAssumed: boolean };

/** The shortest time that a task of unknown length is given. */
const SHORTEST_ASSUMED_MS = 30_000;
const TRIES = 12;

/**
 * Shortens the tasks of a recipe to the total that it states, because its lengths may overlap or name the same time
 * twice: first those whose time is assumed, then all in proportion. A total that is shorter than a single task leaves
 * that task out (such as a night in the fridge), so nothing is shortened then.
 *
 * @param totalMs the stated total; zero for none
 */
export function withinTotal<T extends TimedTask>(tasks: readonly T[], totalMs: number): readonly T[] {
  const longest = tasks.reduce((most, { ms }) => Math.max(most, ms), 0);
  if (!(totalMs > 0) || longest > totalMs || lengthOf(tasks) <= totalMs) return tasks;
  const shortenAssumed = (share: number) =>
    tasks.map((task) =>
      task.isAssumed
        ? { ...task, ms: Math.round(Math.max(Math.min(task.ms, SHORTEST_ASSUMED_MS), task.ms * share)) }
        : task,
    );
  if (lengthOf(shortenAssumed(0)) <= totalMs) return largestThatFits(shortenAssumed, totalMs);
  const shortest = shortenAssumed(0);
  const shortenAll = (share: number) =>
    shortest.map((task) => ({ ...task, ms: Math.max(1, Math.floor(task.ms * share)), isAssumed: true }));
  return largestThatFits(shortenAll, totalMs);
}

/** Returns the tasks for about the largest share, from 0 to 1, with which they fit the total. */
function largestThatFits<T extends TimedTask>(shorten: (share: number) => T[], totalMs: number): T[] {
  let [fits, exceeds] = [0, 1];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const middle = (fits + exceeds) / 2;
    if (lengthOf(shorten(middle)) <= totalMs) fits = middle;
    else exceeds = middle;
  }
  return shorten(fits);
}

/** Returns the time from the first beginning to the end. */
export function lengthOf(tasks: readonly Task[]): number {
  return -scheduleBackwards(tasks).reduce((first, { start }) => Math.min(first, start), 0);
}
