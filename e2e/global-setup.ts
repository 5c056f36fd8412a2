import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { launchBrowser } from "./browser/launch.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the one browser listens, or why there is none. */
    browser: { wsEndpoint: string } | { problem: string };
  }
}

const buildWeb = fileURLToPath(new URL("../scripts/build-web.mjs", import.meta.url));

/** Once per run: the web app is built if it is stale, and one browser starts for all test files. */
export default async function setUp({ provide }: TestProject) {
  if (process.env.E2E === "off") {
    console.log("E2E SKIPPED: E2E=off");
    return;
  }
  execFileSync(process.execPath, [buildWeb], { stdio: ["ignore", "inherit", "inherit"] });
  try {
    const browser = await launchBrowser();
    provide("browser", { wsEndpoint: browser.wsEndpoint() });
    return () => browser.close();
  } catch (error) {
    // Thrown here, it would end the whole run; this way it fails each browser test, and no other.
    console.error(error);
    provide("browser", { problem: String(error).split("\n", 1).join() });
  }
}
