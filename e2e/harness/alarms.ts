import type { BrowserContext, Page } from "playwright-core";

/** Lets a page report how often it began to sound, and whether it sounds now. */
export async function listenToAlarms(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const note = (begun: number, now: "yes" | "no") => {
      const { dataset } = document.documentElement;
      dataset.alarms = String(Number(dataset.alarms ?? 0) + begun);
      dataset.sounds = now;
    };
    // However the page makes its sounds, these begin and end them.
    const { prototype } = AudioBufferSourceNode;
    // oxlint-disable-next-line typescript/unbound-method -- applied to what they are called on
    const { start, stop } = prototype;
    prototype.start = function (...when) {
      note(1, "yes");
      start.apply(this, when);
    };
    prototype.stop = function (...when) {
      note(0, "no");
      stop.apply(this, when);
    };
  });
}

/** Returns how often the page began to sound since it was loaded. */
export const alarmsOf = async (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.alarms ?? 0));

export const isSounding = async (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.sounds === "yes");

/** Makes the page see its browser tab as hidden or visible. */
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
