import { expect, it } from "vitest";
import { retainedMemory, slopeOf } from "./process-watch.ts";

const PRINTED = `
[4119:0x41bf9000]     2370 ms: Scavenge 18.9 (32.8) -> 17.5 (33.3) MB, pooled: 0 MB, 1.58 / 0.00 ms
[4119:0x41bf9000]    60000 ms: Mark-Compact 96.2 (171.9) -> 36.7 (168.3) MB, pooled: 13 MB, 46.07 / 0.04 ms
[4119:0x7f1c54002000]  66102 ms: Mark-Compact (reduce) 17.4 (19.3) -> 16.2 (18.0) MB, pooled: 0 MB
{"level":30,"msg":"page fetch"}
[4119:0x41bf9000]   120000 ms: Mark-Compact (reduce) 67.8 (168.8) -> 38.7 (168.5) MB, pooled: 13 MB
`;

it("only the main thread's garbage collections are read", () => {
  expect(retainedMemory(PRINTED)).toEqual([
    { atMinutes: 1, megabytes: 36.7 },
    { atMinutes: 2, megabytes: 38.7 },
  ]);
});

it("the slope is that of the line of best fit", () => {
  const rising = [0, 1, 2, 3].map((atMinutes) => ({ atMinutes, megabytes: 50 + 3 * atMinutes }));
  expect(slopeOf(rising, ({ megabytes }) => megabytes)).toBeCloseTo(3);
  const noisy = rising.map(({ atMinutes }) => ({ atMinutes, megabytes: 50 + (atMinutes % 2 ? 4 : -4) }));
  expect(slopeOf(noisy, ({ megabytes }) => megabytes)).toBeCloseTo(1.6);
});
