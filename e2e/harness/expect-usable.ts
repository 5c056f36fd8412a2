import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe.ts";
import { smallTargets, whatSticksOut } from "./measures.ts";

/** Checks a screen by axe, by thumb and on the smallest phone. */
export async function expectUsable(page: Page, screen: string): Promise<void> {
  expect([screen, await violations(page)]).toEqual([screen, []]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect([screen, await page.evaluate(smallTargets, 44)]).toEqual([screen, []]);
  expect([screen, await page.evaluate(whatSticksOut)]).toEqual([screen, []]);
  await page.setViewportSize({ width: 390, height: 844 });
}
