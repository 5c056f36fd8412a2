import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "api",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // Many talk to servers and stores on a machine that has other work: slow is no failure.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
