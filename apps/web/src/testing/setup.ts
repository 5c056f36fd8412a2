import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { storeCookingFor } from "@/lib/timers/stored-cooking";

/** Each test begins in Ana's kitchen, with nothing on the stove, in a window that no test has left its traces in. */
beforeEach(() => {
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
  storeCookingFor(null);
  storeCookingFor("ana");
});

const consoleErrors: string[] = [];

// Parts that are loaded when they are first wanted take their time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no layout to scroll, and no screen: it is a phone's, as far as a page can tell.
window.scrollTo = () => {};
// Nothing comes into sight or leaves it.
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** jsdom lays nothing out. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// A warning nobody expected is a bug nobody has met yet. A test that expects one spies on the console itself.
beforeEach(() => {
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      consoleErrors.push(`console.${level}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  const unexpected = consoleErrors.splice(0);
  if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
});
