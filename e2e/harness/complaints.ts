import type { BrowserContext } from "playwright-core";

/** The line of the browser driver itself in contexts that it lets have no service worker. */
const NO_SERVICE_WORKER = /^console warning: Service Worker registration blocked by Playwright/;

/** Collects what pages complain about, popups included. */
export function watchComplaints() {
  const heard: string[] = [];
  const allowed: RegExp[] = [NO_SERVICE_WORKER];
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
