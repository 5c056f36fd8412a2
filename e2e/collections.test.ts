import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signOut } from "./harness/sign-in.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const cards = async (page: Page) =>
  page
    .getByRole("region", { name: "Recipes of the collection" })
    .getByRole("heading", { level: 2 })
    .allTextContents();

test("recipes are put into a collection, arranged by hand and shared with a second user", async ({
  page,
  openPage,
  startServer,
  consoleErrors,
}) => {
  // The question about private recipes.
  consoleErrors.allow(/409/);
  const server = await startServer();
  await openSignedIn(page, `${server.url}/bookmarks`, "Ana");
  for (const name of ["Leek soup", "Tuna salad", "Plum cake"]) await addRecipe(page, { name, steps: [] });
  const { id, slug } = await addRecipe(page, { name: "Secret sauce", steps: [] });
  await page.request.put(`${server.url}/api/recipes/${id}/visibility`, { data: { visibility: "private" } });

  await button(page, "New collection").click();
  await page.getByRole("textbox", { name: "Name" }).fill("Sunday lunches");
  await button(page, "Make it").click();
  await page.getByRole("heading", { level: 1, name: "Sunday lunches" }).waitFor();
  await page.getByRole("heading", { name: "Nothing in it yet" }).waitFor();

  // From the page of a recipe, and several from the list.
  await page.goto(`${server.url}/recipe/${slug}`);
  await button(page, "Add to collection").click();
  await page.getByRole("checkbox", { name: "Sunday lunches" }).check({ force: true });
  await page.getByText("1 recipe added to Sunday lunches").waitFor();
  await page.goto(`${server.url}/recipes`);
  await button(page, "Select recipes").click();
  for (const name of ["Leek soup", "Plum cake"]) await page.getByLabel(`Select ${name}`).check();
  await button(page, "Add to collection").click();
  await button(page, /^Sunday lunches/).click();
  await page.getByText("2 recipes added to Sunday lunches").waitFor();
  await button(page, "Open it").click();
  await page.getByText("3 recipes").waitFor();
  await expect.poll(() => cards(page)).toEqual(["Secret sauce", "Leek soup", "Plum cake"]);

  await button(page, "Arrange").click();
  await button(page, "Move up: Plum cake").click();
  await button(page, "Move up: Plum cake").click();
  await button(page, "Done").click();
  await expect.poll(() => cards(page)).toEqual(["Plum cake", "Secret sauce", "Leek soup"]);

  // Bo sees what is shared with him once Ana has answered for her private recipe.
  const bos = await openPage();
  await openSignedIn(bos, `${server.url}/bookmarks`, "Bo");
  await bos.getByText("Put recipes together", { exact: false }).waitFor();
  await button(page, "Share").click();
  await page.getByRole("textbox", { name: "Sign-in name or email address" }).fill("bo@example.com");
  await button(page, "Share with them").click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Secret sauce").waitFor();
  await question.getByRole("button", { name: "Leave them out" }).click();
  await page.getByText("Bo", { exact: true }).waitFor();

  await bos.reload();
  await bos.getByRole("link", { name: "Sunday lunches" }).click();
  await bos.getByText("2 recipes · From Ana").waitFor();
  await expect.poll(() => cards(bos)).toEqual(["Plum cake", "Leek soup"]);
  await button(bos, "Leave").click();
  await bos.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await bos.getByText("Put recipes together", { exact: false }).waitFor();
});

test("an opened collection can be read without a connection, and is gone after signing out", async ({
  openPage,
  startServer,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const server = await startServer();
  const page = await openPage({ serviceWorkers: "allow" });
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const recipe = await addRecipe(page, { name: "Leek soup", steps: [{ main_step: "Simmer" }] });
  const made = await page.request.post(`${server.url}/api/collections`, { data: { name: "Sunday lunches" } });
  const { collection } = await made.json();
  const data = { recipeIds: [recipe.id] };
  await page.request.post(`${server.url}/api/collections/${collection.id}/recipes`, { data });
  await page.goto(`${server.url}/bookmarks`);
  await page.getByRole("link", { name: "Sunday lunches" }).click();
  await page.getByRole("link", { name: "Leek soup" }).waitFor();
  const cached = async () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("kept-for-"));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(cached, { timeout: 10_000 }).toContain(`/api/recipes/slug/${recipe.slug}`);

  await page.context().setOffline(true);
  await page.goto(`${server.url}/bookmarks`);
  await page.getByRole("link", { name: "Sunday lunches" }).click();
  await page.getByText("1 recipe", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Leek soup" }).click();
  await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();

  await page.context().setOffline(false);
  await page.goto(`${server.url}/profile`);
  await signOut(page, consoleErrors);
  await page.waitForURL("**/login*");
  await expect.poll(cached).toEqual([]);
});
