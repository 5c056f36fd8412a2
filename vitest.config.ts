import { defineConfig } from "vitest/config";
import { LongFirst } from "./e2e/harness/long-first.ts";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/*",
      "bench",
      "e2e",
      { test: { name: "scripts", environment: "node", maxWorkers: 3, include: ["scripts/**/*.test.mjs"] } },
    ],
    sequence: { sequencer: LongFirst },
  },
});
