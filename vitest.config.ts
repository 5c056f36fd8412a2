import { defineConfig } from "vitest/config";
import { LongFirst } from "./e2e/harness/long-first.ts";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/*",
      "e2e",
      { test: { name: "scripts", environment: "node", include: ["scripts/**/*.test.mjs"] } },
    ],
    // Both cores of a small machine: many tests wait for servers and files.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
  },
});
