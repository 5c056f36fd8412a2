import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { installedChromium, type Kind } from "./browser/find-chromium.ts";
import { listeningOf, spawnProgram } from "../apps/api/src/testing/running-server.ts";
import { launchBrowser } from "./browser/launch.ts";

type BrowserAddress = { wsEndpoint: string } | { problem: string };

declare module "vitest" {
  interface ProvidedContext {
    /** The address of each kind of browser, or why it could not start; null where no whole browser is installed. */
    browsers: { light: BrowserAddress; whole: BrowserAddress | null };
    /** Address of the process that starts servers, see harness/server-host.ts. */
    serverHost: string;
  }
}

const serverHost = fileURLToPath(new URL("harness/server-host.ts", import.meta.url));
const buildWeb = fileURLToPath(new URL("../scripts/build-web.mjs", import.meta.url));

/**
 * Runs once: builds the web app if it is stale, then starts a browser of each kind and a host of servers for all files.
 */
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
  const [light, whole, host] = await Promise.all([
    start("light"),
    hasWhole ? start("whole") : null,
    listeningOf(spawnProgram(serverHost)),
  ]);
  provide("browsers", { light: light.at, whole: whole && whole.at });
  provide("serverHost", host.url);
  return () => Promise.all([light.close(), whole?.close(), host.end("SIGTERM")]);
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
