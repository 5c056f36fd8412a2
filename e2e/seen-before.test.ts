import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const lookUps = "**/accounts:lookup*";

/** Holds back what the identity provider says of who is here. */
async function holdProvider(page: Page) {
  const mayAnswer = Promise.withResolvers<void>();
  await page.route(lookUps, async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  return mayAnswer.resolve;
}

test("who was here before sees their recipes though the identity provider has not answered yet", async ({
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

test("who was signed out elsewhere is led to sign-in as soon as the provider says so", async ({
  page,
  complaints,
  startServer,
}) => {
  complaints.allow(/401/);
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  await page.getByText("ana@example.com").first().waitFor();
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("firebase")) localStorage.removeItem(key);
  });
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });

  await page.goto(`${server.url}/profile`);
  await page.waitForURL((address) => address.pathname === "/login");
  expect(await page.evaluate(() => localStorage.getItem("larder-seen"))).toBeNull();
});

test("nothing tells who was here after they signed out", async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((address) => address.pathname === "/login");
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain("ana@");

  await page.goto(`${server.url}/profile`);
  await page.waitForURL((address) => address.pathname === "/login");
});
