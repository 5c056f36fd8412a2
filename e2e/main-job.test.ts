import { expect } from "vitest";
import { test } from "./harness/page.ts";
import { openRecipeSite, recipePage } from "./harness/recipe-site.ts";
import { openSignedIn, signIn, signInThroughPopup } from "./harness/sign-in.ts";

const LEEK_SOUP = recipePage({
  name: "Leek and potato soup",
  recipeYield: "4",
  prepTime: "PT15M",
  cookTime: "PT25M",
  keywords: "soup",
  recipeIngredient: ["3 leeks, sliced", "400 g potatoes", "1/2 tsp salt"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Sweat the leeks." },
    { "@type": "HowToStep", text: "Add the potatoes and simmer." },
  ],
});

test("a cook signs in, imports a page, finds it, reads it and bookmarks it", async ({
  page,
  startProcess,
}) => {
  await using site = await openRecipeSite({ "/leek-soup": LEEK_SOUP });
  const server = await startProcess({ settings: { IMPORT_ALLOW_HOSTS: site.host } });

  await page.goto(`${server.url}/recipes`);
  await signInThroughPopup(page, "Ana");
  await page.waitForURL("**/recipes");
  await page.getByText("No recipes available").waitFor();

  await page.getByRole("button", { name: "Add" }).click();
  await page
    .getByRole("dialog", { name: "Add New Recipe" })
    .getByRole("link", { name: "Import from URL" })
    .click();
  await page.getByLabel("Recipe URL").fill(`${site.url}/leek-soup`);
  await page.getByRole("button", { name: "Import Recipe" }).click();
  await page.waitForURL("**/recipes");
  await page.getByRole("status").getByText("Your recipe has been successfully added.").waitFor();

  const search = page.getByRole("searchbox", { name: "Search by ingredient" });
  await search.fill("leek");
  await search.press("Enter");
  await search.fill("POTATO");
  await search.press("Enter");
  await page.waitForURL("**/recipes?search=leek+POTATO");
  await page.getByText("1 recipe found").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Search Results");

  await page.getByRole("link", { name: "Leek and potato soup" }).click();
  await page.waitForURL("**/recipe/leek-and-potato-soup-*");
  const tick = page.getByRole("checkbox", { name: "Sweat the leeks." });
  // The whole row is the target.
  await page
    .locator("[data-slot=tick]", { hasText: "Sweat the leeks." })
    .click({ position: { x: 20, y: 24 } });
  expect(await tick.isChecked()).toBe(true);
  await page.getByRole("tab", { name: "Ingredients" }).click();
  await page.getByText("(sliced)").waitFor();
  await page.getByRole("tab", { name: "Instructions" }).click();
  expect(await tick.isChecked()).toBe(true);

  await page.getByRole("button", { name: "Bookmark: Leek and potato soup", exact: true }).click();
  await page.getByRole("status").getByText("Recipe has been added to your bookmarks.").waitFor();
  await page.getByRole("button", { name: "Bookmarked: Leek and potato soup" }).waitFor();

  const bookmarked = page.getByRole("link", { name: "Leek and potato soup" });
  await page.goto(`${server.url}/bookmarks`);
  await bookmarked.waitFor();
  await page.reload();
  await bookmarked.waitFor();
  // The page is shown before the provider has reported the user; no request may go to a server that restarts.
  await page.waitForLoadState("networkidle");
  await server.restart();
  await page.reload();
  await bookmarked.waitFor();
});

test("an address that was imported before leads to the existing recipe", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/409/);
  await using site = await openRecipeSite({ "/leek-soup": LEEK_SOUP });
  const server = await startServer({ settings: { IMPORT_ALLOW_HOSTS: site.host } });
  const importPage = async (address: string) => {
    await page.goto(`${server.url}/recipes/add/url`);
    await page.getByLabel("Recipe URL").fill(address);
    await page.getByRole("button", { name: "Import Recipe" }).click();
  };

  await signIn(page, server.url, "Ana");
  await importPage(`${site.url}/leek-soup`);
  await page.waitForURL("**/recipes");
  await importPage(`${site.url}/leek-soup?utm_source=letter`);
  const toast = page.getByRole("alert").filter({ hasText: "Recipe Already Exists" });
  await toast.getByText("This recipe has already been imported.", { exact: true }).waitFor();
  expect(await page.getByLabel("Recipe URL").inputValue()).toContain("utm_source=letter");
  await page.getByRole("button", { name: "View Existing Recipe" }).click();
  await page.waitForURL("**/recipe/leek-and-potato-soup-*");
});

test("a page that cannot be read is reported with the cause, and the address stays", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/422|400/);
  await using site = await openRecipeSite({ "/about": "<title>About us</title><p>We like soup.</p>" });
  const server = await startServer({ settings: { IMPORT_ALLOW_HOSTS: site.host } });
  await openSignedIn(page, `${server.url}/recipes/add/url`, "Ana");
  await page.waitForURL("**/recipes/add/url");

  const tryAddress = async (address: string, shows: string) => {
    await page.getByLabel("Recipe URL").fill(address);
    await page.getByRole("button", { name: "Import Recipe" }).click();
    await page.getByText(shows).first().waitFor();
    expect(await page.getByLabel("Recipe URL").inputValue()).toBe(address);
  };
  await tryAddress("", "Please enter a recipe URL");
  await tryAddress(`${site.url}/about`, "No recipe was found on this page.");
  await tryAddress(`${site.url}/nothing`, "There is no page at this address any more.");
  await tryAddress("http://169.254.169.254/latest", "This page could not be reached.");
});

test("a visitor is led to sign-in and back, and out again", async ({ page, startServer }) => {
  const server = await startServer();
  await page.goto(`${server.url}/bookmarks`);
  await page.waitForURL("**/login?next=%2Fbookmarks");
  for (const feature of ["Save and organize", "Custom collections", "Multiple languages", "Share with"]) {
    await page.getByRole("listitem").filter({ hasText: feature }).waitFor();
  }
  await signInThroughPopup(page, "Ana");
  await page.waitForURL("**/bookmarks");
  await page.getByText("You haven't bookmarked any recipes yet").waitFor();

  await page.goto(`${server.url}/profile`);
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("heading", { name: "Perfil" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await page.waitForURL("**/login");
  await page.goto(`${server.url}/recipes`);
  await page.waitForURL("**/login?next=%2Frecipes");
});

test("an unknown address is reported", async ({ page, startServer }) => {
  const server = await startServer();
  await page.goto(`${server.url}/nothing/here`);
  await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  expect(await page.title()).toContain("404");
});
