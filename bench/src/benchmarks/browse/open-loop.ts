import { setTimeout as pause } from "node:timers/promises";

export interface OpenLoop {
  callsPerSecond: number;
  seconds: number;
  /** Returns a number from 0 to below 1. */
  random: () => number;
}

/**
 * Begins calls at planned times, whether earlier ones were answered or not, as users do who do not know of each other: the
 * times between them are exponentially distributed. Resolves at the end of the planned time.
 *
 * @param call is given its planned time of `performance.now()`, from which a latency has to be counted, so that a call
 *   which begins late because the client or the server was busy is not counted as a quick one
 * @returns what resolves when all calls were answered
 */
export async function runOpenLoop(
  { callsPerSecond, seconds, random }: OpenLoop,
  call: (plannedAt: number) => Promise<void>,
): Promise<{ answered: Promise<unknown> }> {
  const endsAt = performance.now() + seconds * 1_000;
  const calls: Promise<void>[] = [];
  let plannedAt = performance.now();
  for (;;) {
    plannedAt += (-Math.log(1 - random()) * 1_000) / callsPerSecond;
    if (plannedAt >= endsAt) break;
    const waitMs = plannedAt - performance.now();
    if (waitMs > 0) await pause(waitMs);
    calls.push(call(plannedAt));
  }
  await pause(Math.max(0, endsAt - performance.now()));
  return { answered: Promise.all(calls) };
}
