import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { test as base } from "vitest";
import { installedChromium, type Kind } from "../browser/find-chromium.ts";
import { launchBrowser } from "../browser/launch.ts";
import { watchConsoleErrors } from "./console-errors.ts";
import { startHosted } from "./hosted-server.ts";
import { type Server, type ServerOptions, type ServerProcess, startServer } from "./server.ts";

const outputFolder = fileURLToPath(new URL("../output/", import.meta.url));
const PHONE = { width: 390, height: 844 };

export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * A browser test: each one gets a browser of its own as far as it can tell, with empty storage and no service worker.
 * It fails on anything the page complains about (uncaught errors, console errors and warnings), and when it fails,
 * pictures of its pages are in e2e/output.
 */
export const test = testIn("light");

/**
 * The same in an installed browser, which has notifications and takes three times the processor time. Skipped where none
 * is installed.
 */
export const testWithNotifications: ReturnType<typeof test.skipIf> = testIn("whole").skipIf(
  installedChromium() === null,
);

function testIn(kind: Kind) {
  return (
    base
      /** One for all files of a process, which drives it directly: a connection to a shared one is slower. */
      .extend("browser", { scope: "worker" }, async ({}, { onCleanup }): Promise<Browser> => {
        const browser = await launchBrowser(kind);
        onCleanup(() => browser.close());
        return browser;
      })
      /** The console errors that this test allows: `consoleErrors.allow(/404/)`. */
      .extend("consoleErrors", async ({}, { onCleanup }) => {
        const consoleErrors = watchConsoleErrors();
        onCleanup(() => consoleErrors.rethrow());
        return consoleErrors;
      })
      /** They outlive the pages of the test: those are closed first, and complain of no lost connection. */
      .extend("servers", async ({}, { onCleanup }): Promise<Server[]> => {
        const servers: Server[] = [];
        onCleanup(
          async () => void (await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))),
        );
        return servers;
      })
      .extend("startServer", ({ servers }) => async (options?: ServerOptions): Promise<Server> => {
        const server = await startHosted(options);
        servers.push(server);
        return server;
      })
      /** Starts a server that can be killed and started again. */
      .extend("startProcess", ({ servers }) => async (options?: ServerOptions): Promise<ServerProcess> => {
        const server = await startServer(options);
        servers.push(server);
        return server;
      })
      /** Opens a page in a browser context of its own: a second person, another device, another language. */
      .extend(
        "openPage",
        async ({ browser, consoleErrors, servers: _outlive, task }, { onCleanup }): Promise<OpenPage> => {
          const contexts: BrowserContext[] = [];
          onCleanup(async () => {
            const failed = task.result?.state === "fail" || consoleErrors.unexpected().length > 0;
            if (failed) await takePictures(contexts, task.name);
            await Promise.all(contexts.map((context) => context.close()));
          });
          return async (options) => {
            const context = await browser.newContext({
              viewport: PHONE,
              // A sheet that still moves between press and release takes no click. A test of movement asks for it.
              reducedMotion: "reduce",
              serviceWorkers: "block",
              ...options,
            });
            contexts.push(context);
            consoleErrors.watch(context);
            const page = await context.newPage();
            waitForTheApp(page);
            return page;
          };
        },
      )
      /** A page the size of a phone. */
      .extend("page", ({ openPage }) => openPage())
  );
}

/**
 * Makes a page whose load is waited for wait for the app as well, which takes over what the server has rendered a moment
 * later. What is done before is tested in `hydration.test.ts`.
 */
function waitForTheApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (!options?.waitUntil) await untilTaken(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await untilTaken(page);
    return response;
  };
}

/** Waits until React has taken over a page that the server has rendered; not where the test holds its files back. */
async function untilTaken(page: Page): Promise<void> {
  const isTaken = () => {
    const main = document.querySelector("main");
    if (!document.getElementById("page-state") || !main) return true;
    return Object.keys(main).some((key) => key.startsWith("__reactFiber$"));
  };
  await page.waitForFunction(isTaken, null, { timeout: 10_000 }).catch(() => {});
}

async function takePictures(contexts: BrowserContext[], testName: string) {
  mkdirSync(outputFolder, { recursive: true });
  const name = testName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    await page.screenshot({ path: `${outputFolder}${name}-${index + 1}.png` });
  }
}
