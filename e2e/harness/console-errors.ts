import type { BrowserContext } from "playwright-core";

/** The message of the browser driver itself in contexts without a service worker. */
const NO_SERVICE_WORKER = /^console warning: Service Worker registration blocked by Playwright/;

/**
 * Chromium 153's line about its own doing: a page that was opened without the service worker had a file preloaded, and its
 * next load by the service worker takes the file from there. Newer ones do not write it.
 */
const UNUSED_PRELOAD =
  /^console warning: A preload for .+ is not used because it is a cross-world service worker/;

/** Collects what pages complain about, popups included. */
export function watchConsoleErrors() {
  const heard: string[] = [];
  const allowed: RegExp[] = [NO_SERVICE_WORKER, UNUSED_PRELOAD];
  const unexpected = () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  return {
    heard,
    unexpected,
    watch(context: BrowserContext) {
      context.on("weberror", (error) => heard.push(`uncaught: ${error.error().message}`));
      context.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
    },
    /** Expect complaints of this kind, for example Chromium's own line about an answer 404. */
    allow(pattern: RegExp) {
      allowed.push(pattern);
    },
    /** @throws when something else was heard */
    rethrow() {
      const lines = unexpected();
      if (lines.length > 0) throw new Error(`The page complained:\n  ${lines.join("\n  ")}`);
    },
  };
}
