import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "e2e",
    environment: "node",
    include: ["**/*.test.ts"],
    globalSetup: "./global-setup.ts",
    // Browser tests wait more than they work: four at a time use two cores fully.
    maxWorkers: 4,
    // One process for many files: they share a browser and the servers anyway, and have no state in their modules.
    isolate: false,
    // After the other projects, so that the browser has the machine to itself.
    sequence: { groupOrder: 1 },
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // The final state of a page counts, not the time to reach it on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // A pattern that no name matches: every test is counted as skipped and no hook runs.
    ...(process.env.E2E === "off" && { testNamePattern: /(?!)/ }),
  },
});
