import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { storeCookingFor } from "@/lib/timers/stored-cooking";

/** Starts each test as Ana without any cooking, in a window without traces of other tests. */
beforeEach(() => {
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
  storeCookingFor(null);
  storeCookingFor("ana");
});

const consoleErrors: string[] = [];

// Lazy parts take long to load on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no layout to scroll, and no screen: pages get a phone's.
window.scrollTo = () => {};
// No element becomes visible or invisible.
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

/** Mocks ResizeObserver: jsdom has no layout. */
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

// An unexpected warning is a bug that was not found yet. A test that expects one spies on the console itself.
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
