import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { chromiums, type Kind } from "./find-chromium.ts";

interface LaunchOptions {
  executablePath: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Starts a browser. Playwright's own flags already prevent background requests and disable the sandbox, which root
 * cannot use.
 */
export function launchBrowser(kind: Kind): Promise<Browser> {
  return launchFirst(kind, (options) => chromium.launch(options));
}

/** Starts a browser with a persistent profile folder and a debugging port for other tools. */
export function launchProfile(folder: string, port: number): Promise<BrowserContext> {
  return launchFirst("whole", (options) =>
    chromium.launchPersistentContext(folder, { ...options, args: [`--remote-debugging-port=${port}`] }),
  );
}

/** @throws when none can be started: browser tests are never skipped silently */
async function launchFirst<Launched>(
  kind: Kind,
  launch: (options: LaunchOptions) => Promise<Launched>,
): Promise<Launched> {
  const problems: unknown[] = [];
  for (const find of chromiums(kind)) {
    try {
      const { executablePath, env } = await find();
      return await launch({ executablePath, env: { ...process.env, ...env } });
    } catch (error) {
      problems.push(error);
    }
  }
  throw new Error(
    "No Chrome or Chromium could be started for the browser tests. Install one, or name it in CHROMIUM_PATH, " +
      "or leave the browser tests out with E2E=off.",
    { cause: problems.length > 1 ? new AggregateError(problems) : problems[0] },
  );
}
