/** `npm run screenshots [-- NAME…]`: a picture of every screen, or of those named, in e2e/output/screenshots. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "./browser/launch.ts";
import { FILLING, type SeededServer, seedServer } from "./harness/seeded-server.ts";
import { contextOf, openScreen, type Screen, settle } from "./harness/screens/screen.ts";
import { SCREENS } from "./harness/screens.ts";
import { startServer } from "./harness/server.ts";

const OUTPUT = fileURLToPath(new URL("./output/screenshots/", import.meta.url));
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 860 } },
};
const COLOR_SCHEMES = ["light", "dark"] as const;
/**
 * The screens to show in Spanish, too, where a third more text has to fit; nothing is pressed there, because buttons
 * have other names.
 */
const SPANISH = new Set([
  "login",
  "home",
  "list",
  "detail",
  "edit",
  "add-text",
  "bookmarks-empty",
  "profile",
]);

/** Somewhere it is between six and seven in the evening: the list always greets with dinner. */
const hoursAhead = ((18 - new Date().getUTCHours() + 36) % 24) - 12;
// The names of these zones count against the sun.
const IN_THE_EVENING = `Etc/GMT${hoursAhead > 0 ? "-" : "+"}${Math.abs(hoursAhead)}`;

interface Variant {
  size: keyof typeof SIZES;
  theme: (typeof COLOR_SCHEMES)[number];
  language: "en" | "es";
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (screens.length === 0) {
  console.error(`There is no such screen. There are: ${SCREENS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

await using server = await startServer({ settings: FILLING });
const browser = await launchBrowser("whole");
try {
  const seeded = await seedServer(browser, server);
  if (wanted.length === 0) rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  for (const screen of screens) {
    for (const variant of variantsOf(screen)) await picture(browser, seeded, screen, variant);
  }
  console.log(`The pictures are in ${OUTPUT}.`);
} finally {
  await browser.close();
}

function variantsOf(screen: Screen): Variant[] {
  const sizes = Object.keys(SIZES) as Variant["size"][];
  const english = sizes.flatMap((size) =>
    COLOR_SCHEMES.map((theme): Variant => ({ size, theme, language: "en" })),
  );
  if (!SPANISH.has(screen.name)) return english;
  return [...english, { size: "phone", theme: "light", language: "es" }];
}

async function picture(from: Browser, seeded: SeededServer, screen: Screen, variant: Variant): Promise<void> {
  const context = await from.newContext({
    ...contextOf(screen, seeded),
    ...SIZES[variant.size],
    deviceScaleFactor: 1.5,
    colorScheme: variant.theme,
    locale: variant.language,
    timezoneId: IN_THE_EVENING,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error" && !screen.complains?.test(message.text()))
      console.error(`${screen.name}: ${message.text()}`);
  });
  // The user's choice on the server overrides the browser's: it is mocked here instead.
  if (variant.language === "es") {
    await page.route("**/api/user/language?*", (route) =>
      route.fulfill({ json: { success: true, preferredLanguage: "es" } }),
    );
  }
  await openScreen(page, screen, seeded);
  await settle(page);
  if (screen.long) await showWhole(page);
  const name = [screen.name, variant.size, variant.theme, ...(variant.language === "es" ? ["es"] : [])].join(
    "-",
  );
  await page.screenshot({ path: join(OUTPUT, `${name}.png`) });
  await context.close();
}

/** Makes the window as high as the page, so that bars fixed to an edge are at the edge of the picture. */
async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? SIZES.phone.viewport;
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  if (content <= height) return;
  await page.setViewportSize({ width, height: content });
  await settle(page);
}
