import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signIn, signInThroughPopup } from "./harness/sign-in.ts";

/** Makes the generator fail after a while. */
async function failGeneration(page: Page, status: number, json: Record<string, unknown>): Promise<void> {
  await page.unroute("**/api/recipes/search");
  await page.route("**/api/recipes/search", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ status, json: { success: false, error: "in English", ...json } });
  });
}

test("home: it shows an empty collection, then the three most bookmarked recipes, refreshed by button and by pulling", async ({
  openPage,
  startServer,
}) => {
  const server = await startServer();
  const page = await openPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await openSignedIn(page, server.url, "Ana");
  await page.waitForURL(`${server.url}/`);
  await page.getByRole("heading", { level: 1, name: "Larder" }).waitFor();
  expect(await page.title()).toBe("Home · Larder");
  await page.getByRole("heading", { name: "No recipes available" }).waitFor();

  for (const name of ["Leek soup", "Rye bread", "Plum cake", "Fish stew"]) await addRecipe(page, { name });
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("The recipes are up to date").waitFor();
  const popular = page.getByRole("region", { name: "Popular Recipes" });
  expect(await popular.getByRole("listitem").getByRole("heading").allTextContents()).toEqual([
    "Fish stew",
    "Plum cake",
    "Rye bread",
  ]);

  await addRecipe(page, { name: "Fig tart" });
  const pull = async (px: number, shows: string) => {
    const touch = await page.context().newCDPSession(page);
    const at = (y: number) => [{ x: 200, y: 120 + y }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (let y = 10; y <= px; y += 10) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(y) });
    }
    await page.locator("[data-slot=pull-mark]", { hasText: shows }).waitFor();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await pull(80, "Pull down to refresh");
  expect(await popular.getByRole("link", { name: "Fig tart" }).count()).toBe(0);
  await pull(90, "Let go to refresh");
  await popular.getByRole("link", { name: "Fig tart" }).waitFor();

  await page.getByRole("link", { name: "Explore More Recipes" }).click();
  await page.waitForURL("**/recipes");
});

test("home: a refresh is shown, and a failure is reported and tried again", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/503/);
  const server = await startServer();
  await page.goto(`${server.url}/login`);
  await page.route("**/api/recipes?*", (route) => route.fulfill({ status: 503, body: "" }));
  await signInThroughPopup(page, "Ana");
  const popular = page.getByRole("region", { name: "Popular Recipes" });
  await popular.getByRole("alert").getByText("The popular recipes could not be loaded.").waitFor();
  await page.unroute("**/api/recipes?*");
  await page.getByRole("button", { name: "Refresh" }).click();
  await popular.getByRole("heading", { name: "No recipes available" }).waitFor();

  await page.route("**/api/recipes?*", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByRole("button", { name: "Refresh" }).click();
  await page
    .getByRole("alert")
    .getByText("The recipes could not be refreshed. Please try again.", { exact: true })
    .waitFor();
  await page.unroute("**/api/recipes?*");

  const answer = Promise.withResolvers<void>();
  await page.route("**/api/recipes?*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Refresh" }).click();
  expect(await page.getByRole("button", { name: "Refreshing..." }).isDisabled()).toBe(true);
  await page.getByRole("status").getByText("Refreshing...").waitFor();
  answer.resolve();
  await page.getByText("The recipes are up to date").waitFor();
  await popular.getByRole("heading", { name: "No recipes available" }).waitFor();
});

test("home: several entries become one query, and the new recipe opens", async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, server.url, "Ana");
  const queries: string[] = [];
  await page.route("**/api/recipes/search", async (route) => {
    queries.push(route.request().postDataJSON().query);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

  const box = page.getByRole("textbox", { name: "What do you want to cook?" });
  expect(await box.getAttribute("placeholder")).toBe("What do you want to cook?");
  await page.getByRole("button", { name: "Generate" }).click();
  await box.fill("  ");
  await page.getByRole("button", { name: "Generate" }).click();
  expect(queries).toEqual([]);

  await box.fill("leek");
  await box.press("Enter");
  expect(await box.getAttribute("placeholder")).toBe("Add ingredient");
  await box.pressSequentially("egg,");
  await page.getByRole("button", { name: "Remove egg" }).click();
  await box.pressSequentially("x,");
  await box.press("Backspace");
  await box.fill("rice");
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("button", { name: "Generating..." }).waitFor();
  await page.waitForURL("**/recipe/*");
  await page.getByRole("status").getByText("Recipe generated successfully!").waitFor();
  expect(queries).toEqual(["leek, rice"]);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("a recipe that could not be generated is reported with the cause, and the input stays", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/50[23]/);
  const server = await startServer();
  await openSignedIn(page, server.url, "Ana");
  const alert = page.getByRole("alert");

  const box = page.getByRole("textbox", { name: "What do you want to cook?" });
  await box.fill("leek pie");
  await failGeneration(page, 503, { code: "generation-unavailable" });
  await page.getByRole("button", { name: "Generate" }).click();
  await alert.getByText("Generating recipes is not set up here yet.").waitFor();
  expect(await box.inputValue()).toBe("leek pie");

  await failGeneration(page, 502, { code: "generation-failed", details: { text: "no steps" } });
  await page.getByRole("button", { name: "Generate" }).click();
  await alert.getByText('Failed to generate recipe\n{"text":"no steps"}').waitFor();

  await page.goto(`${server.url}/recipes`);
  const name = page.getByPlaceholder("Enter a recipe name (e.g., 'tuna salad')");
  await name.fill("tuna salad");
  await page.getByRole("button", { name: "Generate Recipe" }).click();
  await page.getByRole("button", { name: "Generating..." }).waitFor();
  await alert.getByText("Failed to generate recipe").waitFor();
  expect(await name.inputValue()).toBe("tuna salad");
});

test("a visitor may look around, and is asked to sign in for a recipe", async ({ page, startServer }) => {
  const server = await startServer({ settings: { PUBLIC_BROWSING: "true" } });
  await page.goto(server.url);
  const box = page.getByRole("textbox", { name: "What do you want to cook?" });
  await box.fill("leek pie");
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("alert").getByText("You must be logged in to generate recipes").waitFor();
  expect(await box.inputValue()).toBe("leek pie");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/login");
});

test("the list: it searches by ingredients, by a name in the address and by tag, and reports an empty result", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  await page.getByRole("heading", { name: "No recipes available" }).waitFor();
  await addRecipe(page, {
    name: "Leek soup",
    tags: ["soup", "quick"],
    ingredients: ["2 leeks", "soy sauce"],
  });
  await addRecipe(page, { name: "Onion soup", tags: ["soup"], ingredients: ["3 onions"] });
  await page.goto(`${server.url}/recipes`);
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("heading", { level: 1, name: /What's for (Breakfast|Lunch|Dinner)\?/ }).waitFor();

  await page.getByRole("button", { name: "quick" }).click();
  await page.waitForURL("**/recipes?tag=quick");
  await page.getByRole("link", { name: "Onion soup" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Leek soup" }).waitFor();
  await page.goto(`${server.url}/recipes?tag=cake`);
  await page.getByText('No recipes found with tag "cake"').waitFor();
  await page.getByRole("button", { name: "All" }).click();
  await page.waitForURL("**/recipes");

  const search = page.getByRole("searchbox", { name: "Search by ingredient" });
  await search.fill("onion s");
  await page.waitForURL("**/recipes?q=onion%20s");
  await page.getByText("1 recipe found").waitFor();
  expect(await heading.textContent()).toBe("Search Results");
  expect(await search.inputValue()).toBe("onion s");
  await page.goto(`${server.url}/recipes?q=banana+split`);
  await page.getByText('No recipes found matching "banana split"').waitFor();

  await page.goto(`${server.url}/recipes?search=soy%20sauce+leek`);
  await page.getByText("1 recipe found").waitFor();
  expect(await page.getByRole("group", { name: "Filter by tag" }).count()).toBe(0);
  await search.fill("egg");
  await search.press("Enter");
  await page.waitForURL("**/recipes?search=soy%20sauce+leek+egg");
  await page.getByText("No recipes found with all ingredients: soy sauce, leek, egg").waitFor();
  await page.getByText("0 recipes found").waitFor();
  await search.press("Backspace");
  await page.waitForURL("**/recipes?search=soy%20sauce+leek");
  await page.getByRole("button", { name: "Remove soy sauce" }).click();
  await page.getByRole("button", { name: "Remove leek" }).click();
  await page.waitForURL("**/recipes");
  await page.getByRole("link", { name: "Onion soup" }).waitFor();
});

test("the search box stays where it is while the list is searched", async ({ page, startServer }) => {
  const server = await startServer();
  await signIn(page, server.url, "Ana");
  await addRecipe(page, { name: "Leek soup", ingredients: ["2 leeks"] }, server.url);
  const mayAnswer = Promise.withResolvers<void>();
  await page.route(/\/api\/recipes\?/, async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/recipes?search=leek`);
  const chip = page.getByRole("button", { name: "Remove leek" });
  await chip.waitFor();
  // Another font makes other lines above the box.
  await page.evaluate(() => document.fonts.ready);
  const before = await chip.boundingBox();
  mayAnswer.resolve();
  await page.getByText("1 recipe found").waitFor();
  expect(await chip.boundingBox()).toEqual(before);
});

test("the list reports that it could not be loaded, and tries again", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/503/);
  const server = await startServer();
  await page.route("**/api/recipes?*", (route) => route.fulfill({ status: 503, body: "" }));
  await openSignedIn(page, server.url, "Ana");
  await page.getByRole("navigation").getByRole("link", { name: "Recipes" }).click();
  await page.getByRole("main").getByRole("alert").getByText("API error: 503").waitFor();
  await page.locator("[data-slot=toast-viewport]").getByText("API error: 503").waitFor();
  await page.unroute("**/api/recipes?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "No recipes available" }).waitFor();
});

test("the heading counts what a search finds, in two columns on a phone, and a tag is a chip of its own", async ({
  page,
  startServer,
}) => {
  const server = await startServer({ settings: { RATE_WRITES_PER_MINUTE: "0" } });
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  for (let number = 1; number <= 14; number += 1) {
    await addRecipe(page, { name: `Leek soup ${number}`, tags: ["soup", `tag ${number}`], duration: "75" });
  }
  await page.goto(`${server.url}/recipes`);
  const cards = page.getByRole("main").getByRole("listitem");
  await cards.first().waitFor();
  // Cards come while the page still arranges itself.
  const columns = () =>
    cards.evaluateAll((shown) => new Set(shown.map((card) => card.getBoundingClientRect().x)).size);
  await expect.poll(columns).toBe(2);
  const newest = cards.filter({ has: page.getByRole("link", { name: "Leek soup 14" }) });
  expect(await newest.textContent()).toContain("1 hour 15 minutes");
  await newest.getByRole("button", { name: "Bookmark: Leek soup 14" }).waitFor();

  const tags = page.getByRole("group", { name: "Filter by tag" });
  expect(await tags.getByRole("button").count()).toBeLessThan(17);
  await tags.getByRole("button", { name: "More" }).click();
  await expect
    .poll(() => page.getByRole("dialog", { name: "All tags" }).getByRole("listitem").count())
    .toBe(15);

  await page.goto(`${server.url}/recipes?q=leek+soup+1`);
  await page.getByText("6 recipes found", { exact: true }).waitFor();
  await page.goto(`${server.url}/recipes?q=leek+soup+14`);
  await page.getByText("1 recipe found", { exact: true }).waitFor();
  expect(await page.title()).toBe("Search Results · Larder");
});

test("a chip is shown at once, and leads to its address after 100 ms", async ({ page, startServer }) => {
  const server = await startServer();
  await page.clock.install();
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  const search = page.getByRole("searchbox", { name: "Search by ingredient" });
  await search.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.fill("leek");
  await search.press("Enter");
  await page.getByRole("button", { name: "Remove leek" }).waitFor();
  await page.clock.runFor(99);
  expect(page.url()).toBe(`${server.url}/recipes`);
  await page.clock.runFor(1);
  await page.waitForURL("**/recipes?search=leek");
});

test("the heading follows the clock on a page that stays open", async ({ page, startServer }) => {
  const server = await startServer();
  await page.clock.install({ time: new Date("2026-03-01T11:59:30") });
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  await page.getByRole("heading", { name: "What's for Breakfast?" }).waitFor();
  await page.clock.runFor(61_000);
  await page.getByRole("heading", { name: "What's for Lunch?" }).waitFor();
  await page.clock.setFixedTime(new Date("2026-03-01T17:59:59"));
  await page.clock.runFor(61_000);
  await page.getByRole("heading", { name: "What's for Lunch?" }).waitFor();
  await page.clock.setFixedTime(new Date("2026-03-01T18:00:00"));
  await page.clock.runFor(61_000);
  await page.getByRole("heading", { name: "What's for Dinner?" }).waitFor();
});

test("a chip of several words that finds nothing is tried as separate words, and the page reports it", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, server.url, "Ana");
  await page.evaluate(async () => {
    const recipe = { name: "Winter soup", ingredients: ["2 leeks", "1 potato"], steps: ["Boil them."] };
    await fetch("/api/recipes", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ recipe }),
    });
  });
  await page.goto(`${server.url}/recipes?search=leek%20potatoes`);
  await page.getByText('Nothing found for "leek potatoes". Shown: leek + potatoes').waitFor();
  await page.getByRole("link", { name: "Winter soup" }).first().waitFor();
  await page.goto(`${server.url}/recipes?search=leek%20florblum`);
  await page.getByText("No recipes found with all ingredients: leek florblum").waitFor();
});

test("the search box names another example every five seconds", async ({ page, startServer }) => {
  const server = await startServer();
  await page.clock.install();
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  const search = page.getByRole("searchbox", { name: "Search by ingredient" });
  await search.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const seen: (string | null)[] = [await search.getAttribute("placeholder")];
  await page.clock.runFor(4_900);
  const placeholder = await search.getAttribute("placeholder");
  for (let turn = 0; turn < 5; turn += 1) {
    await page.clock.runFor(5_000);
    seen.push(await search.getAttribute("placeholder"));
  }
  expect([seen[0], seen[1]]).toContain(placeholder);
  expect(seen[5]).toBe(seen[0]);
  expect(new Set(seen)).toEqual(new Set(["Chicken", "Pasta", "Breakfast", "Tacos", "Asian"]));
});

test("a long list loads itself, has few nodes on the page, and is restored as it was left", async ({
  page,
  startServer,
}) => {
  const server = await startServer({ settings: { RATE_WRITES_PER_MINUTE: "0" } });
  await openSignedIn(page, server.url, "Ana");
  await page.evaluate(async () => {
    const add = (name: string) =>
      fetch("/api/recipes", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ recipe: { name } }),
      });
    for (let first = 1; first <= 120; first += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => add(`Soup ${first + index}`)));
    }
  });
  await page.goto(`${server.url}/recipes`);
  const cards = page.getByRole("main").getByRole("listitem");
  await expect.poll(() => cards.first().getAttribute("aria-setsize")).toBe("120");

  const last = page.locator("[aria-posinset='120']");
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1500);
        expect(await page.locator("*").count()).toBeLessThan(500);
        return last.count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 5000));
  // The position of the card depends on the height of the cards.
  const position = async () => Number(await cards.nth(4).getAttribute("aria-posinset"));
  await expect.poll(position).toBeLessThan(80);
  const inSight = page.locator(`[aria-posinset='${await position()}']`).getByRole("link");
  await inSight.scrollIntoViewIfNeeded();
  const isWhereItWas = async (before: number | undefined) => {
    const y = (await inSight.boundingBox())?.y;
    expect(y).toBeGreaterThan((before ?? 0) - 4);
    expect(y).toBeLessThan((before ?? 0) + 4);
  };
  const before = (await inSight.boundingBox())?.y;
  await inSight.click();
  await page.waitForURL("**/recipe/soup-*");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("link", { name: "Back to recipes" }).click();
  await inSight.waitFor();
  await isWhereItWas(before);

  await inSight.click();
  await page.waitForURL("**/recipe/soup-*");
  await page.goBack();
  await inSight.waitFor();
  await isWhereItWas(before);
});

test("the way back from a recipe of a search leads to the search", async ({ page, startServer }) => {
  const server = await startServer();
  await signIn(page, server.url, "Ana");
  await addRecipe(page, { name: "Leek soup", ingredients: ["2 leeks"] }, server.url);
  await page.goto(`${server.url}/recipes?search=leek`);
  await page.getByRole("link", { name: "Leek soup" }).click();
  await page.waitForURL("**/recipe/leek-soup-*");
  await page.getByRole("link", { name: "Back to recipes" }).click();
  await page.waitForURL("**/recipes?search=leek");
  await page.getByRole("button", { name: "Remove leek" }).waitFor();
});
