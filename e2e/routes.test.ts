import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signIn } from "./harness/sign-in.ts";

/** Every address that requires sign-in. */
const PROTECTED = [
  "/",
  "/recipes",
  "/recipe/leek-soup",
  "/recipe/leek-soup/cook",
  "/recipe/leek-soup/edit",
  "/admin",
  "/recipes/add",
  "/recipes/add/collection",
  "/recipes/add/json",
  "/recipes/add/photo",
  "/recipes/add/text",
  "/recipes/add/url",
  "/recipes/add/write",
  "/request-recipe",
  "/bookmarks",
  "/profile",
] as const;

const OPEN_TO_VISITORS = new Set<string>(["/", "/recipes", "/recipe/leek-soup", "/recipe/leek-soup/cook"]);

const loginBefore = (path: string) => (path === "/" ? "/login" : `/login?next=${encodeURIComponent(path)}`);
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

test("a visitor is led to sign-in from every page behind it", async ({ page, startServer }) => {
  const server = await startServer();
  for (const path of PROTECTED) {
    await page.goto(server.url + path);
    await page.getByRole("button", { name: "Sign in on this machine" }).waitFor();
    expect(await addressOf(page)).toBe(loginBefore(path));
  }
});

test("a visitor on a server with public browsing is led to sign-in from the personal pages alone", async ({
  page,
  startServer,
}) => {
  const server = await startServer({ settings: { PUBLIC_BROWSING: "true" } });
  // Every third: which pages need a user is decided in one way on both kinds of server.
  const personal = PROTECTED.filter((one) => !OPEN_TO_VISITORS.has(one));
  for (const path of personal.filter((_, index) => index % 3 === 0)) {
    await page.goto(server.url + path);
    await page.getByRole("button", { name: "Sign in on this machine" }).waitFor();
    expect(await addressOf(page)).toBe(loginBefore(path));
  }
});

test("a spinner in the middle of the screen is all there is until the user is known", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/config", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/bookmarks`);
  const spinner = page.getByRole("status").filter({ hasText: "Loading..." });
  await spinner.waitFor();
  const [screen, sign] = [
    page.viewportSize(),
    await spinner.locator("svg, [aria-hidden]").first().boundingBox(),
  ];
  if (!screen || !sign) throw new Error("The spinner is not on the screen.");
  // Except for a scroll bar.
  expect(Math.abs(sign.x + sign.width / 2 - screen.width / 2)).toBeLessThan(10);
  expect(Math.abs(sign.y + sign.height / 2 - screen.height / 2)).toBeLessThan(20);
  expect(await page.getByRole("heading").count()).toBe(0);
  answer.resolve();
  await page.waitForURL("**/login?next=%2Fbookmarks");
});

test("the navigation is on every page but a recipe's, and leads to its five pages", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await signIn(page, server.url, "Ana");
  const leekSoup = { name: "Leek soup", steps: [{ main_step: "Simmer" }] };
  const { slug } = await addRecipe(page, leekSoup, server.url);
  await page.goto(server.url);
  const nav = page.getByRole("navigation", { name: "Main" });
  const paths = [
    ["Home", "/"],
    ["Recipes", "/recipes"],
    ["Bookmarks", "/bookmarks"],
    ["Profile", "/profile"],
  ] as const;
  for (const [name, path] of paths) {
    await nav.getByRole("link", { name }).click();
    await page.waitForURL(server.url + path);
    expect(await nav.getByRole("link", { name }).getAttribute("aria-current")).toBe("page");
    expect(await nav.getByRole("button", { name: "Add" }).count()).toBe(1);
  }
  for (const path of [
    "/recipes/add/collection",
    "/recipes/add/json",
    "/recipes/add/photo",
    "/recipes/add/text",
    "/recipes/add/url",
    "/recipes/add/write",
    "/request-recipe",
  ]) {
    await page.goto(server.url + path);
    await nav.getByRole("link", { name: "Home" }).waitFor();
  }
  for (const path of ["", "/cook", "/edit"]) {
    await page.goto(`${server.url}/recipe/${slug}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    expect(await nav.count()).toBe(0);
  }
});

test("the first Tab stop on a page leads past the navigation", async ({ openPage, startServer }) => {
  const server = await startServer();
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  await page.goto(`${server.url}/bookmarks`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await page.keyboard.press("Tab");
  expect(await page.getByRole("searchbox").evaluate((box) => box === document.activeElement)).toBe(true);
});
