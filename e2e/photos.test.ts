import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness/page.ts";
import { photoOf, RISOTTO_PAGES } from "./harness/printed-page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

/** The recogniser is loaded for the first page, which takes long while the machine does other work. */
const SLOW_READ = { timeout: 60_000 };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const recognised = (page: Page) => page.getByRole("textbox", { name: "Recognised text" });

test("two photographed pages become a recipe", { timeout: 180_000 }, async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add`, "Ana");
  await page.getByRole("main").getByRole("link", { name: "Photo or PDF" }).click();
  await page.waitForURL("**/recipes/add/photo");
  const [first, second] = RISOTTO_PAGES;
  await page
    .getByLabel("Choose files")
    .setInputFiles([await photoOf(page, "method.jpg", second), await photoOf(page, "list.jpg", first)]);
  await button(page, "Move page 2 up").press("Enter");
  const items = page.getByRole("list", { name: "Pages" }).getByRole("listitem");
  await expect.poll(() => items.first().textContent()).toContain("list.jpg");
  await button(page, "Read the text").press("Enter");
  await page.getByText("Reading page 1 of 2").waitFor();
  await expect
    .poll(() => recognised(page).inputValue(), SLOW_READ)
    .toMatch(/^Lemon leek risotto\n[^]*\n2 leeks, sliced\n[^]*Cook the leeks in the butter[^]*20 minutes\.$/);

  // By keys alone: from the text to the unsure words, and from one of them to its place.
  await page.getByRole("heading", { name: /unsure words?$/ }).waitFor();
  const unsure = page.getByRole("region", { name: /unsure words?$/ }).getByRole("button");
  await recognised(page).focus();
  await page.keyboard.press("Tab");
  expect(await unsure.first().evaluate((word) => word === document.activeElement)).toBe(true);
  const last = unsure.last();
  const word = (await last.textContent()) ?? "";
  await last.press("Enter");
  const chosen = await recognised(page).evaluate((area: HTMLTextAreaElement) =>
    area === document.activeElement ? area.value.slice(area.selectionStart, area.selectionEnd) : null,
  );
  expect(chosen).toBe(word);
  await page.keyboard.type("pecorino");
  expect(await recognised(page).inputValue()).toContain(" pecorino");

  await button(page, "Go on to the recipe").click();
  await page.waitForURL("**/recipes/add/text");
  const text = await page.getByRole("textbox", { name: "Recipe text" }).inputValue();
  expect(text).toContain(" pecorino");
  await button(page, "Add Recipe Manually").click();
  await page.waitForURL("**/recipes");
  // The message of the success lies on the picture of the only recipe.
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("link", { name: "Lemon leek risotto" }).click();
  await page.waitForURL("**/recipe/lemon-leek-risotto-*");
  await page.getByRole("tab", { name: "Ingredients" }).click();
  await page.getByText("pecorino").first().waitFor();
});

test(
  "a file that is no picture is named as such, and the other pages stay",
  { timeout: 120_000 },
  async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/400/);
    const server = await startServer();
    await openSignedIn(page, `${server.url}/recipes/add/photo`, "Ana");
    const [first] = RISOTTO_PAGES;
    const wrong = { name: "soup.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Leek soup, by hand") };
    await page.getByLabel("Choose files").setInputFiles([wrong, await photoOf(page, "list.jpg", first)]);
    await button(page, "Read the text").click();
    await page.getByRole("alert").getByText("This file is no picture or PDF").waitFor();
    await expect.poll(() => recognised(page).inputValue(), SLOW_READ).toContain("2 leeks, sliced");
    const items = page.getByRole("list", { name: "Pages" }).getByRole("listitem");
    expect(await items.count()).toBe(2);

    const before = await recognised(page).inputValue();
    await button(page, "Remove page 1").click();
    await expect.poll(() => items.count()).toBe(1);
    expect(await recognised(page).inputValue()).toBe(before);
    await button(page, "Go on to the recipe").click();
    await page.waitForURL("**/recipes/add/text");
  },
);
