import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "durable-files",
    // On a machine with other work, slow is no failure.
    testTimeout: 20_000,
    environment: "node",
    include: ["src/**/*.test.ts"],
    // No test leaves anything behind for the next file: one process for all takes a third of the time.
    isolate: false,
    maxWorkers: 3,
  },
});
