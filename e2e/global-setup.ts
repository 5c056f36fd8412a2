import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { installedChromium, type Kind } from "./browser/find-chromium.ts";
import { launchBrowser } from "./browser/launch.ts";

type BrowserAddress = { wsEndpoint: string } | { problem: string };

declare module "vitest" {
  interface ProvidedContext {
    /** Where a browser of each kind listens, or why it could not be started; null where no whole one is installed. */
    browsers: { light: BrowserAddress; whole: BrowserAddress | null };
  }
}

const buildWeb = fileURLToPath(new URL("../scripts/build-web.mjs", import.meta.url));

/** Once per run: the web app is built if it is stale, and a browser of each kind starts for all test files. */
export default async function setUp({ provide }: TestProject) {
  if (process.env.E2E === "off") {
    console.log("E2E SKIPPED: E2E=off");
    return;
  }
  execFileSync(process.execPath, [buildWeb], { stdio: ["ignore", "inherit", "inherit"] });
  const hasWhole = installedChromium() !== null;
  if (!hasWhole) {
    console.log(
      "Tests that need notifications are skipped: the Chromium of the npm packages has none. " +
        "Install Chrome or Chromium, or name one in CHROMIUM_PATH, to run them.",
    );
  }
  const [light, whole] = await Promise.all([start("light"), hasWhole ? start("whole") : null]);
  provide("browsers", { light: light.at, whole: whole && whole.at });
  return () => Promise.all([light.close(), whole?.close()]);
}

async function start(kind: Kind) {
  try {
    const browser = await launchBrowser(kind);
    return { at: { wsEndpoint: browser.wsEndpoint() }, close: () => browser.close() };
  } catch (error) {
    // Thrown here, it would end the whole run; this way it fails each browser test, and no other.
    console.error(error);
    return { at: { problem: String(error).split("\n", 1).join() }, close: async () => {} };
  }
}
