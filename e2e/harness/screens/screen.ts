import type { Page } from "playwright-core";
import type { SeededServer } from "../seeded-server.ts";

export interface Screen {
  name: string;
  path: (seeded: SeededServer) => string;
  /** Nobody is signed in, or somebody who has just come; else Ana is. */
  as?: "nobody" | "newcomer";
  /** What the browser says on its own account, e.g. of an answer that was to be one of failure. */
  complains?: RegExp;
  /** What is prepared before the page opens. */
  prepare?: (page: Page) => Promise<void>;
  /** What is done on the page before one looks, with the words of the English interface. */
  doStep?: (page: Page) => Promise<void>;
  /** Taller than a screen, and worth seeing whole. */
  long?: true;
}

/** Opens a screen and waits until nothing on it is on its way. */
export async function openScreen(page: Page, screen: Screen, seeded: SeededServer): Promise<void> {
  await screen.prepare?.(page);
  await page.goto(seeded.url + screen.path(seeded));
  await settle(page);
  if (!screen.doStep) return;
  await screen.doStep(page);
  await settle(page);
}

export async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.locator("[data-slot=cover-waiting]").waitFor({ state: "detached" });
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-slot=cover] use")].every((use) =>
      document.querySelector(use.getAttribute("href") ?? "svg"),
    ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .map((animation) => animation.finished.catch(() => {})),
    );
  });
}

export const contextOf = (screen: Screen, seeded: SeededServer) => {
  if (screen.as === "nobody") return {};
  return { storageState: screen.as === "newcomer" ? seeded.newcomer : seeded.ana };
};
