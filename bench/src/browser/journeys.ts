import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { launchBrowser } from "../../../e2e/browser/launch.ts";
import { signIn } from "../../../e2e/harness/sign-in.ts";

/** A measured moment of a journey, in milliseconds. */
export interface Felt {
  what: string;
  ms: number;
  goal?: number;
}

const PHONE = { width: 412, height: 823 };
/** A phone's browser, whose name the server renders for. */
const AGENT = "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36";
const PROCESSOR_SLOWDOWN = 4;
const KEY_GOAL_MS = 200;
const RUNS = 3;

/**
 * Measures what a cook feels on a phone at a fourth of this machine's processor: pages as they appear, a tap until the
 * next page is drawn, and each key until the next picture. Medians of three runs; of keys the slowest counts.
 *
 * @param url of a server with recipes, @param slug of a recipe with steps
 */
export async function measureJourneys(url: string, slug: string): Promise<Felt[]> {
  const browser = await launchBrowser("whole");
  const runs: Felt[][] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const slow = await openContext(browser, url, "block");
      const fast = await openContext(browser, url, "allow");
      runs.push([
        ...(await onSlowLine(slow, url, slug)),
        ...(await appearing(fast, url, slug)),
        ...(await moving(fast, url, slug)),
      ]);
      await slow.close();
      await fast.close();
    }
  } finally {
    await browser.close();
  }
  return (runs[0] ?? []).map(({ what, goal }, index) => ({
    what,
    ms: median(runs.map((run) => run[index]?.ms ?? Number.NaN)),
    ...(goal !== undefined && { goal }),
  }));
}

async function openContext(
  browser: Awaited<ReturnType<typeof launchBrowser>>,
  url: string,
  serviceWorkers: "allow" | "block",
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    userAgent: AGENT,
    serviceWorkers,
  });
  const page = await context.newPage();
  await signIn(page, url, "Ana");
  await page.close();
  return context;
}

/** Opens pages with an empty cache on a line of 30 kB/s that answers after 800 ms. */
async function onSlowLine(context: BrowserContext, url: string, slug: string): Promise<Felt[]> {
  const felt: Felt[] = [];
  for (const [name, path] of pagesOf(slug)) {
    const { page, session } = await openPage(context);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 800,
      downloadThroughput: 30_000,
      uploadThroughput: 30_000,
    });
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.goto(url + path, { waitUntil: "domcontentloaded", timeout: 60_000 });
    felt.push({ what: `${name}, cold, 30 kB/s: first picture`, ms: await firstPaint(page), goal: 2500 });
    await page.close();
  }
  return felt;
}

/** Opens pages once more: from the browser's cache, then through the service worker. */
async function appearing(context: BrowserContext, url: string, slug: string): Promise<Felt[]> {
  const felt: Felt[] = [];
  const { page } = await openPage(context);
  for (const [name, path] of pagesOf(slug)) {
    await page.goto(url + path);
    await page.reload();
    felt.push({ what: `${name}, warm: first picture`, ms: await firstPaint(page) });
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const [name, path] of pagesOf(slug)) {
    await page.goto(url + path);
    felt.push({ what: `${name}, with the service worker: first picture`, ms: await firstPaint(page) });
  }
  await page.close();
  return felt;
}

async function moving(context: BrowserContext, url: string, slug: string): Promise<Felt[]> {
  const { page } = await openPage(context);
  const card = page.locator(`a[href="/recipe/${slug}"]`);
  await page.goto(`${url}/recipes`);
  await page.waitForLoadState("networkidle");
  // Once before, so that the code of the pages is there.
  await card.tap();
  await page.waitForURL("**/recipe/*");
  await page.getByRole("link", { name: /cook/i }).first().tap();
  await page.waitForURL("**/cook");
  await page.goto(`${url}/recipes`);
  await page.waitForLoadState("networkidle");

  await watchKeys(page);
  const box = page.getByRole("searchbox");
  await box.pressSequentially("leek", { delay: 120 });
  await box.press("Enter");
  await page.waitForTimeout(600);
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .tap();
  await page.waitForTimeout(600);
  const list = await slowestKey(page);

  const toRecipe = await untilDrawn(page, () => card.tap(), "[role=tab]");
  await page.waitForLoadState("networkidle");
  await page.getByRole("tab", { name: "Ingredients" }).tap();
  await page.getByRole("tab", { name: "Instructions" }).tap();
  await page.waitForTimeout(400);
  const recipe = await slowestKey(page);
  const toCooking = await untilDrawn(
    page,
    () => page.getByRole("link", { name: /cook/i }).first().tap(),
    "[data-slot=cooking]",
  );
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  const cooking = await slowestKey(page);
  await page.close();
  return [
    { what: "list to recipe, warm", ms: toRecipe, goal: 200 },
    { what: "recipe to cooking, warm", ms: toCooking },
    { what: "slowest key of the list, with typing in the filter", ms: list, goal: KEY_GOAL_MS },
    { what: "slowest key of a recipe", ms: recipe, goal: KEY_GOAL_MS },
    { what: "slowest key of cooking", ms: cooking, goal: KEY_GOAL_MS },
  ];
}

const pagesOf = (slug: string) =>
  [
    ["list", "/recipes"],
    ["recipe", `/recipe/${slug}`],
  ] as const;

async function openPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
  return { page, session };
}

/** Returns the time from the request for the page to its first picture with content. */
async function firstPaint(page: Page): Promise<number> {
  const entry = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    null,
    { timeout: 60_000 },
  );
  return Number(await entry.jsonValue());
}

/**
 * Returns the time from a tap to the first picture with what is looked for. The page itself watches for it: to ask from
 * outside would take part of the processor, and time between the questions.
 */
async function untilDrawn(page: Page, act: () => Promise<void>, selector: string): Promise<number> {
  await page.evaluate((wanted) => {
    const drawn = new Promise<number>((resolve) => {
      addEventListener(
        "pointerup",
        () => {
          const tappedAt = performance.now();
          const checkFrame = () => {
            if (!document.querySelector(wanted)) return void requestAnimationFrame(checkFrame);
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tappedAt)));
          };
          requestAnimationFrame(checkFrame);
        },
        { once: true, capture: true },
      );
    });
    Reflect.set(window, "drawn", drawn);
  }, selector);
  await act();
  return page.evaluate(() => Reflect.get(window, "drawn"));
}

/** Notes how long each key and tap takes until the next picture. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Reflect.set(window, "keyDurations", durations);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Returns the longest of these times since it was last asked. */
const slowestKey = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const durations: number[] = Reflect.get(window, "keyDurations");
    return Math.max(0, ...durations.splice(0));
  });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
