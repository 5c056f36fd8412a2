import { type BrowserServer, chromium } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

/** Playwright's own flags already keep Chromium from calling home, and do without a sandbox, which root has not. */
export async function launchBrowser(): Promise<BrowserServer> {
  const { executablePath, env } = await findChromium();
  return chromium.launchServer({ executablePath, env: { ...process.env, ...env } });
}
