import { benchApi } from "./api.ts";
import { benchCompose } from "./compose.ts";
import { benchImport } from "./import.ts";
import { benchHangingModel } from "./hanging-model.ts";
import { benchSearch } from "./search.ts";
import { benchStart } from "./start.ts";
import type { Comparison } from "./table.ts";

export const benchmarks: Readonly<Record<string, () => Promise<Comparison[]>>> = {
  api: benchApi,
  search: benchSearch,
  compose: benchCompose,
  model: benchHangingModel,
  start: benchStart,
  import: benchImport,
};
