import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "api",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // One process for many files: to load Express and its kind for each of them would take half of the time. A file that
    // mocks a module resets the modules before and after.
    isolate: false,
    // More than the cores of a small machine: many tests wait for servers and files.
    maxWorkers: 3,
    // On a machine that has other work slow is no failure.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // The state that a test waits for counts, not the time to reach it on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
