import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const NAMES = ["Leek soup", "Apple cake", "Zucchini fritters", "Dal"];
const TAGS = Array.from({ length: 9 }, (_, n) => `tag ${n}`);

/** Adds recipes that take 20 minutes less each, and opens the list. */
async function openList(page: Page, url: string): Promise<void> {
  await openSignedIn(page, url, "Ana");
  for (const [n, name] of NAMES.entries()) {
    const total = 100 - 20 * n;
    await addRecipe(page, {
      name,
      ingredients: ["3 leeks"],
      tags: n === 0 ? [...TAGS, "cena rápida"] : ["tag 0"],
      steps: ["Cook the leeks."],
      duration: { prep_time_minutes: 0, cook_time_minutes: total, total_time_minutes: total },
    });
  }
  await page.goto(`${url}/recipes`);
}

const names = (page: Page) => page.locator("[data-slot=card] h2").allTextContents();

describe("the list", () => {
  test("is ordered as chosen, with the own stars on its cards, and again on the way back", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await openList(page, server.url);
    const order = page.getByRole("combobox", { name: "Sort by" });
    await order.selectOption({ label: "A to Z" });
    await expect.poll(() => names(page)).toEqual(NAMES.toSorted());
    await order.selectOption({ label: "Shortest time" });
    await expect.poll(() => names(page)).toEqual(NAMES.toReversed());
    expect(page.url()).toContain("sort=shortest");

    await page.getByRole("link", { name: "Apple cake" }).click();
    await page.getByRole("button", { name: "Rate or note" }).click();
    await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
    await page.getByText("Saved for next time").waitFor();
    await page.keyboard.press("Escape");
    await page.goBack();
    await page.getByText("Your rating: 4 stars").waitFor();
    await expect.poll(() => names(page)).toEqual(NAMES.toReversed());
    await order.selectOption({ label: "Best liked by you" });
    await expect.poll(async () => (await names(page))[0]).toBe("Apple cake");
  });

  test("has all its tags in a sheet, to be searched", async ({ page, startServer }) => {
    const server = await startServer();
    await openList(page, server.url);
    await page.getByRole("button", { name: "More", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "All tags" });
    await expect.poll(() => sheet.getByRole("listitem").count()).toBe(10);
    expect(await sheet.getByRole("listitem").last().textContent()).toBe("cena rápida1 recipe");
    await sheet.getByLabel("Find a tag").fill("rapida");
    await sheet.getByRole("button", { name: "cena rápida" }).click();
    await expect.poll(() => names(page)).toEqual(["Leek soup"]);
  });

  test("offers ways on from a search without results", async ({ page, startServer }) => {
    const server = await startServer();
    await openList(page, server.url);
    await page.goto(`${server.url}/recipes?search=leeks+caviar`);
    await page.getByText("No recipes found with all ingredients: leeks, caviar").waitFor();
    const link = (name: string) => page.getByRole("link", { name }).getAttribute("href");
    expect(await link("Request it")).toContain("caviar");
    expect(await link("Import one from the web")).toBe("/recipes/add/url");
    await page.getByRole("button", { name: "Make a recipe: leeks, caviar" }).click();
    const field = page.getByLabel("Make a new recipe by its name");
    expect(await field.inputValue()).toBe("leeks, caviar");
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole("link", { name: "Without caviar" }).click();
    await expect.poll(async () => (await names(page)).length).toBe(4);
  });
});
