import { composeRecipe } from "@larder/composer/internals";
import { QUERIES } from "./compose-queries.ts";
import { type Comparison, median, percentile } from "./table.ts";

const SEEDS = 40;
/** The number of first runs, in which the engine compiles the hot code. */
const WARM_UP = 200;

/**
 * Measures composing, one recipe after the other, over queries of all kinds and many seeds. The baseline is a deep copy
 * of the resulting recipe, the least that returning one costs.
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
