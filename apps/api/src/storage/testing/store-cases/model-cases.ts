import fc from "fast-check";
import { it } from "vitest";
import { commands, StoreModel } from "./store-model.ts";
import type { StoreHarness } from "./store-harness.ts";

const RUNS = 25;

export function modelCases({ open, close }: StoreHarness): void {
  it("does what a list in memory would do, whatever two users do", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: "+1" }), async (story) => {
        const real = await open();
        try {
          await fc.asyncModelRun(() => ({ model: new StoreModel(), real }), story);
        } finally {
          await close(real);
        }
      }),
      { numRuns: RUNS },
    );
  });
}
