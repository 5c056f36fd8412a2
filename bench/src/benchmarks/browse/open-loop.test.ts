import { expect, it } from "vitest";
import { runOpenLoop } from "./open-loop.ts";

it("calls begin at their planned times while earlier ones wait for an answer", async () => {
  const planned: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const { answered } = await runOpenLoop({ callsPerSecond: 100, seconds: 0.1, random: () => 0.5 }, (at) => {
    planned.push(at);
    return promise;
  });
  const gaps = planned.slice(1).map((at, n) => at - (planned[n] ?? 0));
  expect(gaps.length).toBeGreaterThan(5);
  for (const gap of gaps) expect(gap).toBeCloseTo(Math.LN2 * 10, 3);
  resolve();
  await answered;
});
