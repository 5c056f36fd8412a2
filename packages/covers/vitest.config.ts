import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "covers",
    // On a machine with other work, slow is no failure.
    testTimeout: 20_000,
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    isolate: false,
    setupFiles: ["src/testing/setup.ts"],
    maxWorkers: 3,
  },
});
