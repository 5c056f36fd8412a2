import { percentile } from "../table.ts";
import type { MeasuredCall } from "./client.ts";

/** The limits of the p99 in milliseconds. */
export const MOST_MS = { read: 100, write: 250 } as const;
/** The length in milliseconds of the windows in which the p99 is looked at after the double load. */
const WINDOW_MS = 5_000;

export function p99(calls: readonly MeasuredCall[]): number {
  return percentile(
    calls.map(({ ms }) => ms),
    0.99,
  );
}

export const reads = (calls: readonly MeasuredCall[]) => calls.filter(({ isWrite }) => !isWrite);
export const writes = (calls: readonly MeasuredCall[]) => calls.filter(({ isWrite }) => isWrite);

/**
 * Returns the whole seconds after which the p99 of the calls planned in each later window of five seconds is within the
 * limits; null when it never is.
 */
export function secondsToRecover(calls: readonly MeasuredCall[], seconds: number): number | null {
  const isSlow = (from: number) => {
    const window = calls.filter(({ atMs }) => atMs >= from && atMs < from + WINDOW_MS);
    return p99(reads(window)) > MOST_MS.read || p99(writes(window)) > MOST_MS.write;
  };
  const last = seconds - WINDOW_MS / 1_000;
  const slow = Array.from({ length: last + 1 }, (_, second) => second).filter((second) =>
    isSlow(second * 1_000),
  );
  const recovered = (slow.at(-1) ?? -1) + 1;
  return recovered > last ? null : recovered;
}
