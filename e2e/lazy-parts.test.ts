import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { builtFile } from "./harness/built-files.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signIn } from "./harness/sign-in.ts";

/** The lazy scripts of overlays, which may fail to load on a bad connection. */
const LAZY_FILES = [
  "src/components/ui/radix-modal.tsx",
  "src/features/add-recipe/add-sheet.tsx",
  "src/features/edit-recipe/conflict-dialog.tsx",
].map((source) => `/${builtFile(source)}`);
const isLazy = ({ pathname }: URL): boolean => LAZY_FILES.includes(pathname);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const broken = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Something went wrong on our side." });

test("input outlives a dialog that cannot be loaded, and the dialog comes when it can", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const server = await startServer();
  await signIn(page, server.url, "Ana");
  const { slug } = await addRecipe(page, { name: "Leek soup" }, server.url);
  // The dialogs are loaded in advance, and fail while the user types.
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(isLazy, async (route) => {
    await isTyped;
    await route.abort();
  });
  await page.goto(`${server.url}/recipe/${slug}/edit`);
  const name = page.getByRole("textbox", { name: "Recipe name", exact: true });
  await name.fill("Leek soup with cream");
  goOn();

  await button(page, "Delete").click();
  await broken(page).waitFor();
  expect(await name.inputValue()).toBe("Leek soup with cream");
  await button(page, "Dismiss").click();
  await page.getByRole("link", { name: "Back to recipe" }).click();
  await broken(page).waitFor();
  expect(await name.inputValue()).toBe("Leek soup with cream");

  await page.unroute(isLazy);
  await button(page, "Delete").click();
  await page.getByRole("alertdialog", { name: "Delete Recipe" }).waitFor();
});

test("a pasted text outlives a sheet that cannot be loaded", async ({ page, consoleErrors, startServer }) => {
  consoleErrors.allow(/ERR_FAILED/);
  const server = await startServer();
  await signIn(page, server.url, "Ana");
  await page.route(isLazy, (route) => route.abort());
  await page.goto(`${server.url}/recipes/add/text`);
  await page.getByRole("textbox").fill("Leek soup\n2 leeks");

  await button(page, "Add").click();
  await broken(page).waitFor();
  expect(await page.getByRole("textbox").inputValue()).toBe("Leek soup\n2 leeks");

  await page.unroute(isLazy);
  await button(page, "Add").click();
  await page.getByRole("dialog", { name: "Add New Recipe" }).waitFor();
});

test("the app is loaded anew once when a page of it is missing, as after a new version", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/status of 404|Failed to fetch dynamically imported module/);
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const documents: string[] = [];
  page.on("request", (request) => void (request.isNavigationRequest() && documents.push(request.url())));
  const bookmarks = `/${builtFile("src/app/pages/bookmarks-page.tsx")}`;
  const isBookmarks = ({ pathname }: URL): boolean => pathname === bookmarks;
  await page.route(isBookmarks, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole("link", { name: "Bookmarks" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Your cookbook" }).waitFor();
  expect(documents).toEqual([`${server.url}/bookmarks`]);
});
