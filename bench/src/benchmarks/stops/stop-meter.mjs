/**
 * Loaded into a server before its own code: measures for how long its main thread leaves a timer of 1 ms waiting, by the
 * clock and by the processor time of that thread. SIGUSR2 prints the longest stop since the last time it was asked.
 */
import { isMainThread } from "node:worker_threads";

const now = () => {
  const { user, system } = process.threadCpuUsage();
  return { clock: performance.now(), cpu: (user + system) / 1000 };
};

if (isMainThread) {
  let last = now();
  let longest = { clock: 0, cpu: 0 };
  setInterval(() => {
    const at = now();
    longest = {
      clock: Math.max(longest.clock, at.clock - last.clock),
      cpu: Math.max(longest.cpu, at.cpu - last.cpu),
    };
    last = at;
  }, 1).unref();
  process.on("SIGUSR2", () => {
    process.stdout.write(`\nSTOP ${JSON.stringify(longest)}\n`);
    longest = { clock: 0, cpu: 0 };
  });
}
