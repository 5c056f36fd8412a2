import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "covers",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    isolate: false,
    setupFiles: ["src/testing/setup.ts"],
    maxWorkers: 3,
  },
});
