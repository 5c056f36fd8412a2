import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "local-identity",
    // On a machine with other work, slow is no failure.
    testTimeout: 20_000,
    environment: "node",
    include: ["src/**/*.test.ts"],
    // To load Express once for each file takes most of the time: one process for all.
    isolate: false,
    maxWorkers: 3,
  },
});
