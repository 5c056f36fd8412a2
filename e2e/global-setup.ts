import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { chromiums, installedChromium } from "./browser/find-chromium.ts";
import { listeningOf, spawnProgram } from "../apps/api/src/testing/running-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the process that starts servers, see harness/server-host.ts. */
    serverHost: string;
  }
}

const serverHost = fileURLToPath(new URL("harness/server-host.ts", import.meta.url));
const buildWeb = fileURLToPath(new URL("../scripts/build-web.mjs", import.meta.url));

/** Runs once: builds the web app if it is stale, unpacks the browser, and starts a host of servers for all files. */
export default async function setUp({ provide }: TestProject) {
  if (process.env.E2E === "off") {
    console.log("E2E SKIPPED: E2E=off");
    return;
  }
  execFileSync(process.execPath, [buildWeb], { stdio: ["ignore", "inherit", "inherit"] });
  if (installedChromium() === null) {
    console.log(
      "Tests that need notifications are skipped: the Chromium of the npm packages has none. " +
        "Install Chrome or Chromium, or name one in CHROMIUM_PATH, to run them.",
    );
  }
  const [host] = await Promise.all([listeningOf(spawnProgram(serverHost)), unpackBrowser()]);
  provide("serverHost", host.url);
  return () => host.end("SIGTERM");
}

/** Once, before the test processes start: each of them would unpack a copy. */
async function unpackBrowser(): Promise<void> {
  try {
    await chromiums("light")[0]?.();
  } catch (error) {
    // Thrown here, it would end the whole run. Each test process tries the next browser, or fails its browser tests.
    console.error(error);
  }
}
