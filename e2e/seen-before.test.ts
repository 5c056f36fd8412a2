import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signOut } from "./harness/sign-in.ts";

const lookUps = "**/accounts:lookup*";

/** Delays the identity provider's report of the user. */
async function holdProvider(page: Page) {
  const mayAnswer = Promise.withResolvers<void>();
  await page.route(lookUps, async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  return mayAnswer.resolve;
}

test("a user who was here before sees their recipes though the identity provider has not answered yet", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  await addRecipe(page, { name: "Leek soup" });
  await page.getByRole("navigation").first().waitFor();

  const answer = await holdProvider(page);
  await page.goto(`${server.url}/recipes`);
  await page.getByRole("link", { name: "Leek soup" }).waitFor();
  answer();
});

/** Ends the session like a browser that deletes cookies and databases; other storage stays. */
async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(async () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("firebase")) localStorage.removeItem(key);
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
}

test("nothing of the last user is drawn before the user is known", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/401/);
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  await page.getByText("ana@example.com").first().waitFor();
  await forgetSession(page);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/ana/i.test(document.documentElement.textContent)) document.documentElement.dataset.leaked = "yes";
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.route("**/api/config", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`${server.url}/profile`);
  await page.getByText("Loading...").waitFor();
  await page.waitForURL((address) => address.pathname === "/login");
  expect(await page.evaluate(() => document.documentElement.dataset.leaked)).toBeUndefined();
});

test("a spinner is drawn before the app and its styles are loaded", async ({ openPage, startServer }) => {
  const server = await startServer();
  for (const [colorScheme, ground] of [
    ["light", 0.986],
    ["dark", 0.175],
  ] as const) {
    const page = await openPage({ colorScheme });
    const mayCome = Promise.withResolvers<void>();
    await page.route("**/assets/*", async (route) => {
      await mayCome.promise;
      await route.continue();
    });
    await page.goto(`${server.url}/recipes`, { waitUntil: "commit" });
    const spinner = page.locator("#first svg");
    await spinner.waitFor();
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toContain(
      `oklch(${ground}`,
    );
    // It turns, so its box changes and the centre of it does not.
    const { x = 0, y = 0, width = 0, height = 0 } = (await spinner.boundingBox()) ?? {};
    const pageWidth = await page.evaluate(() => document.body.clientWidth);
    expect(x + width / 2).toBeCloseTo(pageWidth / 2, 0);
    expect(y + height / 2).toBeCloseTo(844 / 2, 0);
    mayCome.resolve();
    await page.getByRole("main").waitFor();
  }
});

test("a user who was signed out elsewhere is led to sign-in as soon as the provider reports it", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/401/);
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  await page.getByText("ana@example.com").first().waitFor();
  await forgetSession(page);

  await page.goto(`${server.url}/profile`);
  await page.waitForURL((address) => address.pathname === "/login");
  expect(await page.evaluate(() => localStorage.getItem("larder-seen"))).toBeNull();
});

test("nothing reveals the last user after they signed out", async ({ page, startServer, consoleErrors }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  await signOut(page, consoleErrors);
  await page.waitForURL((address) => address.pathname === "/login");
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain("ana@");

  await page.goto(`${server.url}/profile`);
  await page.waitForURL((address) => address.pathname === "/login");
});
