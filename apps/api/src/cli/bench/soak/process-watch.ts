import { readdir, readFile } from "node:fs/promises";

/** What a process holds at a moment. */
export interface Sample {
  atMinutes: number;
  megabytes: number;
  /** Open files, sockets and pipes. */
  open: number;
  threads: number;
}

/** Null where the system does not tell, as only Linux does in this way. */
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

/** By how much a value rises in a minute: the slope of the straight line that fits best. */
export function slopeOf(samples: readonly Sample[], value: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const meanX = mean(samples.map(({ atMinutes }) => atMinutes));
  const meanY = mean(samples.map(value));
  const spread = samples.reduce((sum, { atMinutes }) => sum + (atMinutes - meanX) ** 2, 0);
  return samples.reduce((sum, one) => sum + (one.atMinutes - meanX) * (value(one) - meanY), 0) / spread;
}
