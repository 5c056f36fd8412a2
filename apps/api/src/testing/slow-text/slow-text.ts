import type { TextShape } from "./text-shapes.ts";

/** The length of the longest body of a request. */
export const FULL_LENGTH = 250_000;
/** The length of the first text: cubic time or worse shows here, and ends the trial. */
const SHORT_LENGTH = 3_000;
const LONG_LENGTH = 12_000;
const LONGER_LENGTH = 48_000;
const LONGEST_LENGTH = 192_000;
/** The time at `LONGER_LENGTH` above which a result needs no second measurement. */
const CERTAIN_MS = 400;
/** The time at `LONG_LENGTH` above which a result needs no measurement of a longer text. */
const CERTAIN_MS_OF_LONG = 100;
/** Four times the text takes four times as long in linear time, and sixteen times in quadratic time. */
const QUADRATIC_GROWTH = 8;
const MOST_MS_OF_SHORT = 300;
/** Quadratic time that is shorter than this at `LONG_LENGTH` cannot be distinguished from noise. */
const LEAST_MS_OF_LONG = 3;
/** A time that is shorter than this at `LONGER_LENGTH` is no finding, however it has grown. */
const LEAST_MS_OF_LONGER = 60;

/** A function, and a way to hand a text to it. What `prepare` does is not measured. */
export interface TextCall {
  prepare: (text: string) => readonly unknown[];
  call: (...args: readonly unknown[]) => unknown;
}

/** The arguments for a text of one shape, short and four times as long. */
export type Samples = readonly [short: readonly unknown[], long: readonly unknown[]];

export function samplesOf(prepare: TextCall["prepare"], { ofLength }: TextShape): Samples {
  return [prepare(ofLength(SHORT_LENGTH)), prepare(ofLength(LONG_LENGTH))];
}

/**
 * Says in words how a function's time grows faster than its text; null where it does not. Growth is compared, not a time
 * with a limit, so that the speed of the machine does not matter.
 */
export function quadraticGrowth(read: TextCall, [short, long]: Samples, { ofLength }: TextShape) {
  const shortMs = timed(read.call, short);
  if (shortMs > MOST_MS_OF_SHORT) return durationText(leastMs(read, ofLength(SHORT_LENGTH)), SHORT_LENGTH);
  const longMs = timed(read.call, long);
  if (longMs < LEAST_MS_OF_LONG || longMs < QUADRATIC_GROWTH * shortMs) return null;
  const before = leastMs(read, ofLength(LONG_LENGTH));
  if (before < LEAST_MS_OF_LONG) return null;
  if (before >= CERTAIN_MS_OF_LONG && before >= QUADRATIC_GROWTH * leastMs(read, ofLength(SHORT_LENGTH))) {
    return durationText(before, LONG_LENGTH);
  }
  const after = leastMs(read, ofLength(LONGER_LENGTH));
  if (after < LEAST_MS_OF_LONGER || after < QUADRATIC_GROWTH * before) return null;
  if (after >= CERTAIN_MS) return durationText(after, LONGER_LENGTH);
  // What a busy machine or the garbage collector slows once does not grow as much again.
  const last = leastMs(read, ofLength(LONGEST_LENGTH));
  return last >= QUADRATIC_GROWTH * after ? durationText(last, LONGEST_LENGTH) : null;
}

/** Says in words that a function takes more than `mostMs` of processor time at full length; null where it does not. */
export function timeAtFullLength(read: TextCall, { ofLength }: TextShape, mostMs: number): string | null {
  for (const length of [SHORT_LENGTH, LONGER_LENGTH, FULL_LENGTH]) {
    const args = read.prepare(ofLength(length));
    if (timed(read.call, args) <= mostMs) continue;
    const least = leastMs(read, ofLength(length), mostMs);
    if (least > mostMs) return durationText(least, length);
  }
  return null;
}

function durationText(ms: number, length: number): string {
  return `${Math.round(ms)} ms for ${length} characters`;
}

/** The least of three tries, for a busy machine slows single ones; one of at most `enoughMs` is enough. */
function leastMs({ prepare, call }: TextCall, text: string, enoughMs = 0): number {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least > enoughMs; tries += 1) {
    least = Math.min(least, timed(call, prepare(text)));
    if (least > 500) break;
  }
  return least;
}

function timed(call: TextCall["call"], args: readonly unknown[]): number {
  const start = performance.now();
  const startCpu = threadMs();
  try {
    const answer = call(...args);
    if (answer instanceof Promise) answer.catch(() => {});
  } catch {
    // What goes well with one text may be refused with another.
  }
  const ms = performance.now() - start;
  // The processor's clock may tick in milliseconds, so that it says nothing of a short call.
  return Math.min(ms, threadMs() - startCpu + 1);
}

/** Milliseconds that this thread has computed: another clock would go on while it waits for a processor. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
