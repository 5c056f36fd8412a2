import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "safe-fetch",
    // On a machine with other work, slow is no failure.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // The state that a test waits for counts, not the time to reach it on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    environment: "node",
    include: ["src/**/*.test.ts"],
    // The tests of a file share servers of their own: one process for all files is enough.
    isolate: false,
    maxWorkers: 3,
  },
});
