import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness/page.ts";
import { openSignedIn, signOut } from "./harness/sign-in.ts";

const box = (page: Page) => page.getByRole("main").getByRole("textbox").last();
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

for (const form of ["/recipes/add/text", "/recipes/add/json", "/recipes/add/url", "/request-recipe"]) {
  test(`input on ${form} survives a reload, and leaving it asks first`, async ({ page, startServer }) => {
    const server = await startServer();
    await openSignedIn(page, `${server.url}/recipes`, "Ana");
    await page.goto(server.url + form);
    await box(page).fill("two leeks");
    await page.reload();
    await expect.poll(() => box(page).inputValue()).toBe("two leeks");

    await page.getByRole("link", { name: "Bookmarks" }).last().click();
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    expect(await box(page).inputValue()).toBe("two leeks");
    await page.getByRole("link", { name: "Bookmarks" }).last().click();
    await question(page).getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(/\/bookmarks$/);

    await page.goto(server.url + form);
    await box(page).waitFor();
    expect(await box(page).inputValue()).toBe("");
  });
}

test("the text of feedback is restored after another page", async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  const open = () => page.getByRole("button", { name: "Send Feedback" }).click();
  const content = page.getByRole("dialog").getByRole("textbox").last();
  await open();
  await content.fill("The soup was very good");
  await page.reload();
  await open();
  expect(await content.inputValue()).toBe("The soup was very good");
});

test("a text is deleted before another user signs in", async ({ page, startServer, consoleErrors }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  await page.goto(`${server.url}/recipes/add/text`);
  await box(page).fill("two leeks");
  await page.goto(`${server.url}/profile`);
  await signOut(page, consoleErrors);
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain("leeks");
});

test("back closes the add sheet and stays on the page", async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  await page.getByRole("link", { name: "Bookmarks" }).last().click();
  await page.waitForURL(/\/bookmarks$/);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Add New Recipe" });
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/bookmarks");
  await page.goBack();
  await page.waitForURL(/\/recipes$/);
});

test("back closes a sheet also on the first page of a visit, and then leaves as before", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  const visit = await page.context().newPage();
  await visit.goto(`${server.url}/bookmarks`);
  const sheet = visit.getByRole("dialog", { name: "Add New Recipe" });
  const openSheet = async () => {
    await visit.getByRole("button", { name: "Add", exact: true }).click();
    await sheet.waitFor();
  };
  for (let time = 1; time <= 2; time += 1) {
    await openSheet();
    await visit.goBack();
    await sheet.waitFor({ state: "detached" });
    expect(visit.url()).toBe(`${server.url}/bookmarks`);
    expect(await visit.evaluate(() => window.navigation.canGoBack)).toBe(false);
  }

  await openSheet();
  await visit.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await openSheet();
  await visit.goBack();
  await sheet.waitFor({ state: "detached" });
  expect(visit.url()).toBe(`${server.url}/bookmarks`);
});

test("back at the question about leaving means to stay", async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  await page.getByRole("link", { name: "Home" }).last().click();
  await page.waitForURL(`${server.url}/`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("link", { name: /Import from text/ }).click();
  await box(page).fill("two leeks");
  await page.goBack();
  await question(page).waitFor();
  await page.goBack();
  await question(page).waitFor({ state: "detached" });
  expect(await box(page).inputValue()).toBe("two leeks");
});
