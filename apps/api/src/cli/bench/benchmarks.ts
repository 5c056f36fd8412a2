import { benchStart } from "./start.ts";
import type { Comparison } from "./table.ts";

export const benchmarks: Readonly<Record<string, () => Promise<Comparison[]>>> = {
  start: benchStart,
};
