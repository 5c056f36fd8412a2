import type { Step } from "../recipe/recipe.ts";
import { withoutAlternatives } from "../time/alternative-times.ts";
import { formatMinutes } from "../time/format-minutes.ts";
import { timerName } from "../time/timer-name.ts";
import { timerTask } from "../time/timer-task.ts";
import { findTimers, type Timer } from "../time/timers.ts";

/** The timer of a step. */
export interface StepTimer {
  /** The sub-step that it belongs to, from 0. */
  subStep: number;
  /** The index of the length in the sub-step's description; 0 where the description has none. */
  start: number;
  /** It rings at the lower end of a range. */
  seconds: number;
  /** The upper end of a range, else null. */
  maxSeconds: number | null;
  /** The length as the sub-step writes it: "18-20 minutes". */
  text: string;
  /** The task of that time: "Simmer sauce"; null where the text does not tell. */
  task: string | null;
}

/** A shorter time passes before a cook has started a timer. */
const SHORTEST_SECONDS = 20;
/** A longer time is no matter of one cooking session. */
const LONGEST_SECONDS = 86_400;
/** The difference between a stated duration and a length in the text that is the same time. */
const SAME_SECONDS = 30;

/** @param label the position of the sub-step, "Step 3.2", for a timer whose work the text does not tell */
export function stepTimerName({ task, seconds, maxSeconds }: StepTimer, label: string): string {
  return timerName(task, label, { minSeconds: seconds, maxSeconds });
}

type TimedStep = Pick<Step, "sub_steps">;

/**
 * Returns the timer of a step; null without one. A duration that the recipe states for a sub-step which mentions a time
 * comes first. Without such, it is the longest length in the texts at its lower end; of alternatives the first counts.
 * A storage time does not count, because the cook does not wait for it, nor do a few seconds or more than a day.
 */
export function stepTimer({ sub_steps: subSteps }: TimedStep): StepTimer | null {
  const lengths = subSteps.map(({ description }) => lengthsIn(description));
  const stated = subSteps.map(({ duration_minutes: minutes = 0 }) => minutes * 60);
  const isMentioned = (subStep: number) => (lengths[subStep]?.length ?? 0) > 0;
  const ofStated = stated.findIndex((seconds, subStep) => seconds > 0 && isMentioned(subStep));
  if (ofStated !== -1) return statedTimer(subSteps, ofStated, lengths[ofStated] ?? []);

  const all = lengths.flatMap((timers, subStep) => timers.map((timer) => ({ subStep, timer })));
  const waits = all.filter(
    ({ subStep, timer }) =>
      timer.kind === undefined && !isReference(subSteps[subStep]?.description ?? "", timer.start),
  );
  const [first, ...others] = waits.length > 0 ? waits : all;
  if (first) {
    const longest = others.reduce(
      (one, other) => (other.timer.minSeconds > one.timer.minSeconds ? other : one),
      first,
    );
    return textTimer(subSteps, longest.subStep, longest.timer);
  }
  const untold = stated.findIndex((seconds) => seconds > 0);
  return untold === -1 ? null : statedTimer(subSteps, untold, []);
}

/** Returns the lengths that a cook would time: not those of pulsing a machine, nor parts of other lengths. */
function lengthsIn(description: string): Timer[] {
  const timers = findTimers(description).filter(({ kind }) => kind !== "storage");
  return withoutAlternatives(description, timers).filter(
    ({ minSeconds, start, end }) =>
      minSeconds >= SHORTEST_SECONDS &&
      minSeconds <= LONGEST_SECONDS &&
      !PULSED.test(description.slice(Math.max(0, start - 40), end + 20)) &&
      !WITHIN_ANOTHER.test(description.slice(Math.max(0, start - 12), start)) &&
      !COMPARED.test(description.slice(end, end + 12)) &&
      !isTimeBefore(description, start, end),
  );
}

const PULSED = /(?<!\p{L})(?:pulse|pulses|pulsing|pulsa|pulsar|pulsos)(?!\p{L})/iu;
/** "the last 5 minutes", which are part of a longer time. */
const WITHIN_ANOTHER = /(?<!\p{L})(?:last|final|últimos|ultimos)\s$/iu;
/** "2 minutes less than the packet says" */
const COMPARED = /^\s(?:less|fewer|shorter|menos)(?!\p{L})/iu;

const BEFORE = /^\s(?:before|ahead of|prior to|antes|vor|avant|prima|voor)(?!\p{L})/iu;
const BEFORE_THE_END =
  /^\s(?:before the end|(?:antes|avant|prima) (?:del final|de terminar|de acabar|de que (?:termine|acabe|est[eé])|la fin|della fine))/iu;
/** The start of a sentence, with words that approach a number. */
const BEGINS = /(?:^|[.!?:;]\s+)(?:(?:about|around|at least|unos|unas|al menos|aproximadamente)\s)?$/iu;

/** Returns whether a length says when to begin: "30 minutes before serving, ...", "5 minutes before the end". */
function isTimeBefore(description: string, start: number, end: number): boolean {
  const after = description.slice(end, end + 40);
  if (!BEFORE.test(after)) return false;
  return BEFORE_THE_END.test(after) || BEGINS.test(description.slice(Math.max(0, start - 24), start));
}

/** "After 3 hours, turn it": such a length refers to one that is named elsewhere, where there is another. */
const REFERENCE =
  /(?<!\p{L})(?:after|tras|después de|despues de|pasados|pasadas|a los)(?: (?:about|the first|unos|los))?\s$/iu;

function isReference(description: string, start: number): boolean {
  return REFERENCE.test(description.slice(Math.max(0, start - 20), start));
}

/** Returns the duration that a sub-step states: as its text writes it, where the text has it. */
function statedTimer(
  subSteps: TimedStep["sub_steps"],
  subStep: number,
  lengths: readonly Timer[],
): StepTimer {
  const minutes = subSteps[subStep]?.duration_minutes ?? 0;
  const seconds = Math.round(minutes * 60);
  const written = lengths.find(
    ({ minSeconds, maxSeconds }) =>
      minSeconds - SAME_SECONDS <= seconds && seconds <= (maxSeconds ?? minSeconds) + SAME_SECONDS,
  );
  if (written) return textTimer(subSteps, subStep, written);
  const start = lengths[0]?.start ?? 0;
  const task = timerTask(subSteps[subStep]?.description ?? "", start);
  return { subStep, start, seconds, maxSeconds: null, text: formatMinutes(minutes), task };
}

function textTimer(
  subSteps: TimedStep["sub_steps"],
  subStep: number,
  { start, end, minSeconds, maxSeconds }: Timer,
): StepTimer {
  const description = subSteps[subStep]?.description ?? "";
  const before = findTimers(description).findLast((timer) => timer.end <= start);
  const task = timerTask(description, start, before?.end);
  return {
    subStep,
    start,
    seconds: minSeconds,
    maxSeconds,
    text: description.slice(start, end),
    task,
  };
}
