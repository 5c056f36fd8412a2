import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { builtFile } from "./harness/built-files.ts";
import { serveInFront } from "./harness/next-version.ts";
import { type OpenPage, test } from "./harness/page.ts";
import type { Server } from "./harness/server.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const ASSETS = fileURLToPath(new URL("../apps/web/dist/assets", import.meta.url));
/** Chromium's own lines about calls that did not go out. */
const NO_CONNECTION = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;
const NOTE = "Larder cannot be reached. What you see was kept on this device and may be old.";
const STEPS = [{ main_step: "Sweat the leeks", sub_steps: [{ description: "Stir for 10 minutes." }] }];

/** Signs in on a device that may cache the app, and waits until the service worker controls the page. */
async function openAtHome(openPage: OpenPage, server: Server, name: string): Promise<Page> {
  const page = await openPage({ serviceWorkers: "allow" });
  await openSignedIn(page, `${server.url}/recipes`, name);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Returns the paths in the users' caches; the app's own files and configuration are not included. */
const cachedIn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept-for-"));
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return cached.flat().map(({ url }) => new URL(url).pathname);
  });

const waitForCached = (page: Page, slug: string) =>
  expect.poll(() => cachedIn(page), { timeout: 10_000 }).toContain(`/api/recipes/slug/${slug}`);

describe("without a connection", () => {
  test("the app opens, and what was opened or bookmarked can be read and cooked", async ({
    openPage,
    startServer,
    consoleErrors,
  }) => {
    consoleErrors.allow(NO_CONNECTION);
    const server = await startServer();
    const page = await openAtHome(openPage, server, "Ana");
    const opened = await addRecipe(page, { name: "Leek soup", servings: 4, steps: STEPS });
    const bookmarked = await addRecipe(page, { name: "Bean stew", steps: STEPS });
    await addRecipe(page, { name: "Herb salad" });
    await page.reload();
    await page.getByRole("link", { name: /Leek soup/ }).click();
    await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: /^Bookmark.*Bean stew/ }).click();
    await page.getByRole("status").getByText("Recipe bookmarked").waitFor();
    await waitForCached(page, opened.slug);
    await waitForCached(page, bookmarked.slug);

    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("status").getByText(NOTE).waitFor();
    await page.getByRole("link", { name: /Herb salad/ }).waitFor();

    await page.getByRole("link", { name: /Leek soup/ }).click();
    await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
    await page.getByText(NOTE).waitFor();

    await page.goto(`${server.url}/recipe/${bookmarked.slug}/cook`);
    await page.getByRole("heading", { level: 1, name: "Sweat the leeks" }).waitFor();
    await page.getByRole("button", { name: "Finish Cooking" }).click();
    await page.getByText("You've successfully cooked Bean stew").waitFor();
  });

  test("a recipe that was not opened is reported, and is there again with the connection", async ({
    openPage,
    startServer,
    consoleErrors,
  }) => {
    consoleErrors.allow(NO_CONNECTION);
    const server = await startServer();
    const page = await openAtHome(openPage, server, "Ana");
    await addRecipe(page, { name: "Herb salad" });
    await page.reload();
    await page.getByRole("link", { name: /Herb salad/ }).waitFor();

    await page.context().setOffline(true);
    await page.getByRole("link", { name: /Herb salad/ }).click();
    await page
      .getByText("Larder cannot be reached, and this has not been opened on this device before.")
      .waitFor();

    await page.context().setOffline(false);
    await page.getByRole("heading", { level: 1, name: "Herb salad" }).waitFor();
    await expect.poll(() => page.getByText(NOTE).count()).toBe(0);
  });

  test("a write reports that nothing was sent, and the input stays", async ({
    openPage,
    startServer,
    consoleErrors,
  }) => {
    consoleErrors.allow(NO_CONNECTION);
    const server = await startServer();
    const page = await openAtHome(openPage, server, "Ana");
    await page.goto(`${server.url}/request-recipe`);
    await page.getByRole("textbox", { name: /email/i }).fill("ana@example.com");
    const request = page.getByLabel("What would you like to cook?");
    await request.fill("My grandmother's quince paste");

    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Submit Request" }).click();
    await page.getByText(/nothing was sent. What you typed stays here/).waitFor();
    expect(await request.inputValue()).toBe("My grandmother's quince paste");

    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Submit Request" }).click();
    await page.getByText("Request Submitted").waitFor();
  });
});

test("signing out deletes the cached data, and the next user does not see it", async ({
  openPage,
  startServer,
  consoleErrors,
}) => {
  consoleErrors.allow(NO_CONNECTION);
  consoleErrors.allow(/401/);
  const server = await startServer();
  const page = await openAtHome(openPage, server, "Ana");
  const { slug } = await addRecipe(page, { name: "Leek soup" });
  await page.goto(`${server.url}/recipe/${slug}`);
  await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
  await waitForCached(page, slug);

  // A call that comes to the server after the sign-out is refused, and opens no session again.
  const isSignedOut = Promise.withResolvers<void>();
  await page.route("**/api/recipes/drafts?*", async (route) => {
    await isSignedOut.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/profile`);
  const answered = page.waitForResponse("**/api/user/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  await answered;
  isSignedOut.resolve();
  await page.waitForURL("**/login");
  expect((await page.request.get(`${server.url}/api/user/language`)).status()).toBe(401);
  await expect.poll(() => cachedIn(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(`${server.url}/recipe/${slug}`);
  await page.waitForURL("**/login?next=*");
  await page.getByRole("button", { name: "Sign in on this machine" }).waitFor();
});

test("a new version takes over when the app is next opened, never while the user is typing", async ({
  openPage,
  startServer,
  consoleErrors,
}) => {
  consoleErrors.allow(NO_CONNECTION);
  const server = await startServer({ settings: { PUBLIC_BROWSING: "true" } });
  await using front = await serveInFront(server, builtFile("src/app/pages/login-page.tsx"));
  const page = await openPage({ serviceWorkers: "allow" });
  const isNext = () => page.locator('meta[name="version"]').count();
  await page.goto(`${front.url}/recipes`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  front.serveNextVersion();
  const request = page.getByRole("textbox", { name: "Make a new recipe by its name" });
  await request.fill("A soup of my own");
  const inCharge = page.evaluate(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });
  await inCharge;
  expect(await request.inputValue()).toBe("A soup of my own");
  expect(await isNext()).toBe(0);

  // The open page is of the previous version: a part that only that version had is still available to it.
  await page.getByRole("link", { name: "Bookmarks" }).first().click();
  await page.getByRole("button", { name: "Sign in on this machine" }).waitFor();
  expect(await isNext()).toBe(0);

  await page.context().setOffline(true);
  await page.goto(`${front.url}/recipes`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await isNext()).toBe(1);
});

test("the whole shell is cached before the connection is lost", async ({ openPage, startServer }) => {
  const server = await startServer();
  const page = await openPage({ serviceWorkers: "allow" });
  await page.goto(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const cached = await page.evaluate(async () => {
    const shells = (await caches.keys()).filter((name) => name.startsWith("shell-"));
    const requests = await Promise.all(shells.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const named = await page.evaluate(async () => {
    const manifest = await (await fetch("/manifest.webmanifest")).json();
    const icons = manifest.icons.map(({ src }: { src: string }) => src);
    const shell = new DOMParser().parseFromString(await (await fetch("/index.html")).text(), "text/html");
    const parts = [...shell.querySelectorAll("[href], [src]")].map(
      (part) => part.getAttribute("href") ?? part.getAttribute("src"),
    );
    return [...icons, ...parts, "/index.html"];
  });
  expect(named).toEqual(expect.arrayContaining(["/theme.js", "/manifest.webmanifest", "/icon-512.png"]));
  expect(named.filter((path) => !cached.includes(path))).toEqual([]);
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => !cached.includes(`/assets/${file}`))).toEqual([]);
  const fonts = readdirSync(ASSETS).filter((file) => /-latin-(wdth|wght)-normal.*\.woff2$/.test(file));
  expect(fonts).toHaveLength(2);
  expect(fonts.filter((file) => !cached.includes(`/assets/${file}`))).toEqual([]);
});
