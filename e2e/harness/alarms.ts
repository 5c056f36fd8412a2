import type { BrowserContext, Page } from "playwright-core";

/** Lets a page tell how often it began to sound, and whether it does now: nobody listens to a test. */
export async function listenToAlarms(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const note = (begun: number, now: "yes" | "no") => {
      const { dataset } = document.documentElement;
      dataset.alarms = String(Number(dataset.alarms ?? 0) + begun);
      dataset.sounds = now;
    };
    window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      override start(...when: Parameters<AudioBufferSourceNode["start"]>) {
        note(1, "yes");
        super.start(...when);
      }
      override stop(...when: Parameters<AudioBufferSourceNode["stop"]>) {
        note(0, "no");
        super.stop(...when);
      }
    };
  });
}

/** How often the page began to sound since it was loaded. */
export const alarmsOf = async (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.alarms ?? 0));

export const isSounding = async (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.sounds === "yes");

/** What the browser's tab is made to believe: that somebody looks at it, or nobody. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      value: isHidden ? "hidden" : "visible",
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
