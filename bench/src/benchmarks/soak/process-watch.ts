import { readdir, readFile } from "node:fs/promises";

/** The resources that a process holds at a moment. */
export interface Sample {
  atMinutes: number;
  megabytes: number;
  /** Open files, sockets and pipes. */
  open: number;
  threads: number;
}

/** Reads the resources of a process; null on systems other than Linux, or when it has ended. */
export async function sampleOf(pid: number, startedAt: number): Promise<Sample | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    const numberAfter = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
    return {
      atMinutes: (performance.now() - startedAt) / 60_000,
      megabytes: numberAfter("VmRSS") / 1024,
      open: (await readdir(`/proc/${pid}/fd`)).length,
      threads: numberAfter("Threads"),
    };
  } catch {
    return null;
  }
}

/** The heap that remained after a garbage collection. */
export interface RetainedMemory {
  atMinutes: number;
  megabytes: number;
}

const COLLECTION = /^\[\d+:(0x[0-9a-f]+)\]\s+(\d+) ms: Mark-Compact .*? -> ([\d.]+) /gm;

/** Reads the output of `node --trace-gc`. Of several threads the first in the output is the server's main thread. */
export function retainedMemory(printed: string): RetainedMemory[] {
  const lines = [...printed.matchAll(COLLECTION)];
  const main = lines[0]?.[1];
  return lines
    .filter(([, thread]) => thread === main)
    .map(([, , ms, megabytes]) => ({ atMinutes: Number(ms) / 60_000, megabytes: Number(megabytes) }));
}

/** Returns the rise of a value per minute: the slope of the line of best fit. */
export function slopeOf<T extends { atMinutes: number }>(
  samples: readonly T[],
  value: (sample: T) => number,
): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const meanX = mean(samples.map(({ atMinutes }) => atMinutes));
  const meanY = mean(samples.map(value));
  const spread = samples.reduce((sum, { atMinutes }) => sum + (atMinutes - meanX) ** 2, 0);
  return samples.reduce((sum, one) => sum + (one.atMinutes - meanX) * (value(one) - meanY), 0) / spread;
}
