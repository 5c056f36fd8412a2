import type { Comparison } from "../table.ts";
import { callCosts } from "./call-costs.ts";
import { storeSizes } from "./store-sizes.ts";

/**
 * Measures what docs/scale.md computes with: what calls cost, and how large the store is. `scale calls` and `scale sizes`
 * run one of them.
 */
export async function benchScale([wanted]: readonly string[]): Promise<Comparison[]> {
  if (wanted !== undefined && wanted !== "calls" && wanted !== "sizes")
    throw new Error(`There is no part ${wanted}. There are: calls, sizes.`);
  return [
    ...(wanted === "sizes" ? [] : await callCosts()),
    ...(wanted === "calls" ? [] : await storeSizes()),
  ];
}
