import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

const complaints: string[] = [];

// jsdom has no layout to scroll.
window.scrollTo = () => {};

// A warning nobody expected is a bug nobody has met yet. A test that expects one spies on the console itself.
beforeEach(() => {
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  const unexpected = complaints.splice(0);
  if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
});
