import { composeRecipe } from "@larder/composer/internals";
import { QUERIES } from "./compose-queries.ts";
import { type Comparison, median, percentile } from "./table.ts";

const SEEDS = 40;
/** So many first composes let the engine compile what runs often. */
const WARM_UP = 200;

/**
 * One compose after the other, over queries of all kinds and many seeds; the bare work is a deep copy of the recipe that
 * came out of it, the least that handing one over costs.
 */
export async function benchCompose(): Promise<Comparison[]> {
  for (let seed = 0; seed * QUERIES.length < WARM_UP; seed += 1)
    for (const query of QUERIES) composeRecipe({ query, seed });
  const ours: number[] = [];
  const bare: number[] = [];
  for (let seed = 0; seed < SEEDS; seed += 1) {
    for (const query of QUERIES) {
      const startedAt = performance.now();
      const { recipe } = composeRecipe({ query, seed });
      ours.push(performance.now() - startedAt);
      const copiedAt = performance.now();
      structuredClone(recipe);
      bare.push(performance.now() - copiedAt);
    }
  }
  const row = (what: string, of: (values: readonly number[]) => number): Comparison => ({
    what: `compose, ${what} of ${ours.length}`,
    oursMs: of(ours),
    bareMs: of(bare),
  });
  return [
    row("median", median),
    row("p99", (values) => percentile(values, 0.99)),
    row("slowest", (values) => Math.max(...values)),
  ];
}
