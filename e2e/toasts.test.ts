import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signIn } from "./harness/sign-in.ts";

const STEPS = [
  { main_step: "Sweat the leeks", sub_steps: [{ description: "Stir." }] },
  { main_step: "Serve" },
];
const SCREENS = [
  ["a phone", { width: 390, height: 844 }],
  ["a short phone", { width: 360, height: 600 }],
  ["the smallest phone", { width: 320, height: 568 }],
] as const;

/** Reports whether any part of a button lies under the toast. */
async function isCovered(page: Page, key: Locator): Promise<boolean> {
  const toast = await page.locator("[data-slot=toast]").boundingBox();
  const box = await key.boundingBox();
  if (!toast || !box) throw new Error("There is no toast, or no such key.");
  const isBeside = toast.x + toast.width <= box.x || box.x + box.width <= toast.x;
  return !isBeside && toast.y < box.y + box.height && box.y < toast.y + toast.height;
}

/** Scrolls the page from its top to its end; the toast stays while the pointer rests on it. */
async function isEverCovered(page: Page, key: Locator): Promise<boolean> {
  await page.locator("[data-slot=toast]").hover();
  const highest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let y = 0; y <= highest; y += 24) {
    await page.evaluate(async (top) => {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, y);
    if (await isCovered(page, key)) return true;
  }
  return false;
}

describe.for(SCREENS)("a toast on %s", ([, viewport]) => {
  test("covers no main button of a form, at any scroll position", async ({
    openPage,
    startServer,
    consoleErrors,
  }) => {
    consoleErrors.allow(/500/);
    const server = await startServer();
    const page = await openPage({ viewport });
    await openSignedIn(page, `${server.url}/request-recipe`, "Ana");
    await page.route("**/api/recipes/queue", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("textbox", { name: /email/i }).fill("ana@example.com");
    await page.getByLabel("What would you like to cook?").fill("Quince paste");
    const send = page.getByRole("button", { name: "Submit Request" });
    await send.click();
    await page.getByRole("alert").getByText("Failed to submit recipe request").waitFor();
    expect(await isCovered(page, send)).toBe(false);
    expect(await isEverCovered(page, send)).toBe(false);
  });

  test("covers neither the buttons of a recipe nor those of cooking mode", async ({
    openPage,
    startServer,
  }) => {
    const server = await startServer();
    const page = await openPage({ viewport });
    await signIn(page, server.url, "Ana");
    const { slug } = await addRecipe(page, { name: "Leek soup", steps: STEPS }, server.url);
    await page.goto(`${server.url}/recipe/${slug}`);
    await page.getByRole("button", { name: /^Bookmark/ }).click();
    await page.getByText("Recipe bookmarked").waitFor();
    await page.locator("[data-slot=toast]").hover();
    const cook = page.locator("[data-slot=action-bar]").getByRole("link");
    expect(await isCovered(page, cook)).toBe(false);
    await cook.click();
    const next = page.getByRole("button", { name: "Next Step" });
    await next.waitFor();
    expect(await isCovered(page, next)).toBe(false);
  });
});

test("a toast is above the lower bar also where the text is twice as large", async ({
  openPage,
  startServer,
}) => {
  const server = await startServer();
  const page = await openPage();
  await signIn(page, server.url, "Ana");
  const { slug } = await addRecipe(page, { name: "Leek soup", steps: STEPS }, server.url);
  await page.goto(`${server.url}/recipe/${slug}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.getByRole("button", { name: /^Bookmark/ }).click();
  await page.getByText("Recipe bookmarked").waitFor();
  expect(await isCovered(page, page.locator("[data-slot=action-bar]"))).toBe(false);
});
