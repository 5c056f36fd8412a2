import type { Browser, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { violations } from "./axe.ts";
import { FILLING, type SeededServer, seedServer } from "./seeded-server.ts";
import { smallTargets, whatSticksOut } from "./measures.ts";
import { startHosted } from "./hosted-server.ts";
import { test as base } from "./page.ts";
import { contextOf, openScreen, type Screen, settle } from "./screens/screen.ts";
import { SCREENS } from "./screens.ts";

const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 860 };
const TARGET_PX = 44;
/** The rules that the colour scheme decides. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** A seeded server shared by all screens; the tests leave its data unchanged. */
const test = base
  .extend(
    "seeded",
    { scope: "file" },
    async ({ browser }: { browser: Browser }, { onCleanup }): Promise<SeededServer> => {
      const server = await startHosted({ settings: FILLING });
      onCleanup(() => server[Symbol.asyncDispose]());
      return seedServer(browser, server, 30);
    },
  )
  .extend("open", ({ openPage, seeded, consoleErrors }) => async (screen: Screen): Promise<Page> => {
    // The client asks the server whether the admin page is open, which answers 401.
    if (screen.name.startsWith("admin")) consoleErrors.allow(/401/);
    if (screen.complains) consoleErrors.allow(screen.complains);
    const page = await openPage(contextOf(screen, seeded));
    await openScreen(page, screen, seeded);
    return page;
  });

/**
 * Every screen by axe, by thumb, on small screens and with large text. They are many: each file takes its share, so that
 * several browsers work at them.
 *
 * @param share which of how many shares, from 0
 */
export function screensAreAccessible(share: number, shares: number): void {
  const screens = SCREENS.filter((_, index) => index % shares === share).map((screen, index) => ({
    ...screen,
    // Both colour schemes and both layouts in two combinations, and every rule in one of them, because axe is slow.
    onPhone: index % 2 === 0 ? [] : COLOUR_RULES,
    onDesktop: index % 2 === 0 ? COLOUR_RULES : [],
  }));
  describe.for(screens)("$name", ({ onPhone, onDesktop, ...screen }) => {
    test("can be used by everybody, in both themes, on small screens and with large text", async ({
      open,
    }) => {
      const page = await open(screen);
      expect.soft(await page.locator("h1").count(), "headings of the first level").toBe(1);
      expect.soft(await page.title()).toMatch(/^.+ · Larder$/);
      expect.soft(await page.evaluate(smallTargets, TARGET_PX), "small targets").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      await settle(page);
      expect.soft(await violations(page, onPhone), "dark, on a phone").toEqual([]);

      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize(DESKTOP);
      await settle(page);
      expect.soft(await violations(page, onDesktop), "light, on a desktop").toEqual([]);

      await page.setViewportSize(SMALLEST);
      await settle(page);
      await expect.poll(() => page.evaluate(whatSticksOut), { message: "320 px" }).toEqual([]);

      await page.setViewportSize(PHONE);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await settle(page);
      await expect
        .poll(() => page.evaluate(whatSticksOut), { message: "text of twice the size" })
        .toEqual([]);
    });
  });
}
