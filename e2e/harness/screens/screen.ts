import type { Page } from "playwright-core";
import type { SeededServer } from "../seeded-server.ts";

export interface Screen {
  name: string;
  path: (seeded: SeededServer) => string;
  /** The visitor: signed out, or a user with a new account; by default Ana. */
  as?: "nobody" | "newcomer";
  /** The console errors that the browser itself reports, e.g. for an expected failed response. */
  complains?: RegExp;
  /** The preparation before the page opens. */
  prepare?: (page: Page) => Promise<void>;
  /** The actions on the page before the check, by the labels of the English interface. */
  doStep?: (page: Page) => Promise<void>;
  /** Taller than a screen, and worth seeing whole. */
  long?: true;
}

/** Opens a screen and waits until everything on it is loaded. */
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
