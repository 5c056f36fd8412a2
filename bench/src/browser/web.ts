/**
 * `npm run bench -- web`: compares the list with 10,000 recipes to the same with 100, in turns, in one browser. Ends
 * with status 1 when a limit is exceeded.
 */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "../../../e2e/browser/launch.ts";
import { addDemoRecipes, FILLING } from "../../../e2e/harness/seeded-server.ts";
import { type Server, startServer } from "../../../e2e/harness/server.ts";
import { signInThroughPopup } from "../../../e2e/harness/sign-in.ts";

const ROUNDS = 7;
const MOST_NODES = 500;
const MOST_TIMES = 2;
const MOST_KEY_MS = 60;
/** The pause in milliseconds between keys: shorter than in real typing, so that keys come while the page is busy. */
const BETWEEN_KEYS_MS = 60;
const PHONE = { width: 390, height: 844 };
/** The windows in which elements are counted: the taller and wider a window, the more cards it shows. */
const WINDOWS = [PHONE, { width: 1280, height: 860 }, { width: 1440, height: 1200 }];

declare global {
  interface Window {
    /** The latencies of the key presses in the measured page, in milliseconds. */
    larderKeys: number[];
  }
}

interface List {
  server: Server;
  ana: NonNullable<BrowserContextOptions["storageState"]>;
}

interface Measured {
  paintMs: number;
  cardsMs: number;
  keyMs: number;
}

interface Counted {
  window: string;
  nodes: number;
}

await using small = await startServer({ settings: FILLING });
await using large = await startServer({ settings: FILLING });
const browser = await launchBrowser("whole");
try {
  const hundred = await filled(browser, small, 100);
  const thousands = await filled(browser, large, 10_000);
  const bare: Measured[] = [];
  const ours: Measured[] = [];
  // The first visit warms up the server and the browser.
  for (const list of [hundred, thousands]) await measure(browser, list);
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await measure(browser, hundred));
    ours.push(await measure(browser, thousands));
  }
  const counted: Counted[] = [];
  for (const viewport of WINDOWS) counted.push(await count(browser, thousands, viewport));
  report(ours, bare, counted);
} finally {
  await browser.close();
}

async function filled(from: Browser, server: Server, count: number): Promise<List> {
  await addDemoRecipes(server, count);
  const context = await from.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await signInThroughPopup(page, "Ana");
  const ana = await context.storageState({ indexedDB: true });
  await context.close();
  return { server, ana };
}

async function measure(from: Browser, { server, ana }: List): Promise<Measured> {
  const context = await from.newContext({ storageState: ana, viewport: PHONE, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchCards);
    await page.addInitScript(watchKeys);
    await page.goto(`${server.url}/recipes`);
    await page.locator("[data-slot=card]").first().waitFor();
    await page.waitForLoadState("networkidle");
    const { paintMs, cardsMs } = await page.evaluate(() => ({
      paintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      cardsMs: performance.getEntriesByName("cards")[0]?.startTime ?? Number.NaN,
    }));
    return { paintMs, cardsMs, keyMs: await slowestKey(page) };
  } finally {
    await context.close();
  }
}

async function count(from: Browser, { server, ana }: List, viewport: typeof PHONE): Promise<Counted> {
  const context = await from.newContext({ storageState: ana, viewport, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.goto(`${server.url}/recipes`);
    await page.locator("[data-slot=card]").first().waitFor();
    await page.waitForLoadState("networkidle");
    return { window: `${viewport.width} x ${viewport.height}`, nodes: await mostNodes(page) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: marks when the first card of the list is painted. */
function watchCards(): void {
  const waitForCards = () => {
    if (document.querySelector("[data-slot=card]")) performance.mark("cards");
    else requestAnimationFrame(waitForCards);
  };
  requestAnimationFrame(waitForCards);
}

/** Runs in the page: measures each key from the press until the frame that shows it has been painted. */
function watchKeys(): void {
  window.larderKeys = [];
  const painted = (pressedAt: number) =>
    requestAnimationFrame(() => setTimeout(() => window.larderKeys.push(performance.now() - pressedAt), 0));
  addEventListener("keydown", ({ timeStamp }) => painted(timeStamp), { capture: true });
}

/** Returns the largest number of elements on the page, at its top and while scrolling down. */
async function mostNodes(page: Page): Promise<number> {
  let most = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    most = Math.max(most, await page.locator("*").count());
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 1200);
    await page.waitForTimeout(50);
  }
  return most;
}

async function slowestKey(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("searchbox", { name: "Search by ingredient" }).focus();
  await page.keyboard.type("leek soup", { delay: BETWEEN_KEYS_MS });
  await page.waitForTimeout(500);
  const keys = await page.evaluate(() => window.larderKeys);
  if (keys.length === 0) throw new Error("No key was heard.");
  return Math.max(...keys);
}

function report(ours: readonly Measured[], bare: readonly Measured[], counted: readonly Counted[]): void {
  const row = (what: string, of: keyof Measured) => {
    const oursMs = median(ours.map((measured) => measured[of]));
    const bareMs = median(bare.map((measured) => measured[of]));
    return { what, oursMs, bareMs, ratio: Math.round((oursMs / bareMs) * 100) / 100 };
  };
  const rows = [
    row("first paint", "paintMs"),
    row("first cards", "cardsMs"),
    row("slowest key in the search box", "keyMs"),
  ];
  console.log("\nweb: 10,000 recipes (ours) beside 100 (bare)");
  console.table(
    Object.fromEntries(
      rows.map(({ what, oursMs, bareMs, ratio }) => [
        what,
        { "ours ms": Math.round(oursMs), "bare ms": Math.round(bareMs), ratio },
      ]),
    ),
  );
  console.log(JSON.stringify({ benchmark: "web", rows, nodes: counted }));

  const [paint, cards, key] = rows;
  const must: [string, boolean][] = [
    ...counted.map(({ window, nodes }): [string, boolean] => [
      `at most ${MOST_NODES} elements in a window of ${window}: ${nodes}`,
      nodes <= MOST_NODES,
    ]),
    [`first paint within ${MOST_TIMES} times`, (paint?.ratio ?? Infinity) <= MOST_TIMES],
    [`first cards within ${MOST_TIMES} times`, (cards?.ratio ?? Infinity) <= MOST_TIMES],
    [`a key within ${MOST_KEY_MS} ms`, (key?.oursMs ?? Infinity) < MOST_KEY_MS],
  ];
  for (const [what, holds] of must) console.log(`${holds ? "holds" : "FAILS"}  ${what}`);
  if (must.some(([, holds]) => !holds)) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
