import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "bench",
    // On a machine with other work, slow is no failure.
    testTimeout: 20_000,
    environment: "node",
    include: ["src/**/*.test.ts"],
    isolate: false,
    maxWorkers: 3,
  },
});
