import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signIn } from "./harness/sign-in.ts";

const SOUP = {
  name: "Leek soup",
  servings: 4,
  ingredients: { main: ["400 g leeks", "1 l stock"] },
  steps: [{ main_step: "Boil", sub_steps: [{ description: "Boil the leeks for 20 minutes." }] }],
};

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const title = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text }).waitFor();

test("a cook restores a version, and another user makes the recipe theirs and follows it", async ({
  page,
  openPage,
  startServer,
}) => {
  const { url } = await startServer();
  await signIn(page, url, "Ana");
  const { slug } = await addRecipe(page, SOUP, url);
  const address = `${url}/recipe/${slug}`;
  await page.goto(`${address}/edit`);
  await page.getByLabel("Recipe name").fill("Leek soup with cream");
  await button(page, "Save").click();
  await title(page, "Leek soup with cream");

  const ben = await openPage();
  await openSignedIn(ben, address, "Ben");
  await button(ben, "Make it mine").click();
  await ben.getByText("This one is yours").waitFor();
  await ben.getByRole("link", { name: "Leek soup with cream" }).waitFor();
  expect(ben.url()).not.toBe(address);
  const own = ben.url();

  await page.getByRole("link", { name: "History" }).click();
  await title(page, "History");
  await button(page, /^Compare/).click();
  expect(await page.getByRole("region", { name: "Recipe name" }).textContent()).toBe(
    "Recipe nameThenLeek soupNowLeek soup with cream",
  );
  await button(page, /^Restore/).click();
  await page.getByText("Restored", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("listitem").count()).toBe(3);
  await button(page, "Undo").click();
  await page.getByText("Undone", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("listitem").count()).toBe(4);
  await button(page, /^Restore/).click();
  await page.getByText("Restored", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Back to recipe" }).click();
  await title(page, "Leek soup");

  await ben.goto(own);
  await ben.getByText("The original has changed").waitFor();
  await button(ben, "Look").click();
  await ben.getByRole("dialog").getByRole("button", { name: "Take it over" }).click();
  await title(ben, "Leek soup");
  await ben.getByText("Taken over", { exact: true }).waitFor();
  await button(ben, "Undo").click();
  await title(ben, "Leek soup with cream");
  expect(await ben.getByText("The original has changed").count()).toBe(0);
});
