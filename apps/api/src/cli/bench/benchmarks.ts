import { benchCompose } from "./compose.ts";
import { benchImport } from "./import.ts";
import { benchStart } from "./start.ts";
import type { Comparison } from "./table.ts";

export const benchmarks: Readonly<Record<string, () => Promise<Comparison[]>>> = {
  compose: benchCompose,
  start: benchStart,
  import: benchImport,
};
