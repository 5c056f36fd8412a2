import process from "node:process";

/**
 * Measures the milliseconds of CPU time that a call takes in this thread, the least of a few tries: wall-clock time
 * includes other threads.
 */
export function computingMs(call: () => unknown, tries = 3): number {
  let least = Infinity;
  for (let made = 0; made < tries; made += 1) {
    const before = process.threadCpuUsage();
    call();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
