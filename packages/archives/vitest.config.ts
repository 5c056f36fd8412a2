import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "archives",
    // On a machine with other work, slow is no failure.
    testTimeout: 20_000,
    environment: "node",
    include: ["src/**/*.test.ts"],
    // Pure functions leave nothing behind for the next file: one process for all takes a third of the time.
    isolate: false,
    maxWorkers: 3,
  },
});
