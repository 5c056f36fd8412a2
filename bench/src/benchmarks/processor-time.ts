/** Returns the processor time of work in milliseconds, the best of several rounds. */
export function processorMs(rounds: number, work: () => void): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
