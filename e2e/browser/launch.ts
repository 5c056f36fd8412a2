import { type BrowserServer, chromium } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

const FLAGS = [
  // The pages are ours; and as root, as in many containers, Chromium has no sandbox to offer.
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-default-apps",
];

export async function launchBrowser(): Promise<BrowserServer> {
  const { executablePath, env } = await findChromium();
  return chromium.launchServer({ executablePath, env: { ...process.env, ...env }, args: FLAGS });
}
