import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signInThroughPopup } from "./harness/sign-in.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const SIGN_IN = "Sign in on this machine";

async function toastShows(page: Page, role: "status" | "alert", title: string, text: string) {
  const toast = page.getByRole(role).filter({ hasText: title });
  // The toasts stand at the end of the page.
  await toast.getByText(text, { exact: true }).last().waitFor();
}

async function enter(page: Page, url: string) {
  await openSignedIn(page, `${url}/login`, "Ana");
}

async function bookmark(page: Page, names: readonly string[]) {
  for (const name of names) {
    const { id } = await addRecipe(page, { name, steps: [] });
    await page.evaluate(async (recipe) => {
      const headers = { "Content-Type": "application/json" };
      await fetch(`/api/recipes/${recipe}/bookmark`, { method: "POST", headers, body: "{}" });
    }, id);
  }
}

describe("the bookmarks", () => {
  test("report that there is none yet, and lead to the recipes", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    await page.goto(`${server.url}/bookmarks`);
    await page.getByRole("heading", { name: "Your cookbook", level: 1 }).waitFor();
    await page.getByRole("heading", { name: "You haven't bookmarked any recipes yet" }).waitFor();
    expect(await page.locator("[data-slot=shelf]").count()).toBe(1);
    await page.getByRole("link", { name: "Explore recipes" }).click();
    await page.waitForURL("**/recipes");
  });

  test("are searched by name, whatever the case", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    await bookmark(page, ["Leek soup", "Tuna salad", "Jalapeño leek tart"]);
    await page.goto(`${server.url}/bookmarks`);
    const cards = page.getByRole("main").getByRole("listitem");
    await page.getByRole("link", { name: "Tuna salad" }).waitFor();
    expect(await cards.count()).toBe(3);
    const box = page.getByPlaceholder("Search bookmarks...");
    await box.fill("LEEK");
    await page.getByRole("link", { name: "Tuna salad" }).waitFor({ state: "detached" });
    expect(await cards.count()).toBe(2);
    await box.fill("jalapeno");
    await expect.poll(() => cards.count()).toBe(1);
    await box.fill("pancakes");
    await page.getByText('No bookmarked recipes found matching "pancakes"').waitFor();
    await box.fill("");
    await expect.poll(() => cards.count()).toBe(3);
  });

  test("are removed on their card, with a report", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    await bookmark(page, ["Leek soup"]);
    await page.goto(`${server.url}/bookmarks`);
    await button(page, "Bookmarked: Leek soup").click();
    await toastShows(page, "status", "Bookmark removed", "Recipe has been removed from your bookmarks.");
    await page.getByText("You haven't bookmarked any recipes yet").waitFor();
  });

  test("show three placeholders while they load, and what to do when they cannot", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/500/);
    const server = await startServer();
    await enter(page, server.url);
    await bookmark(page, ["Leek soup"]);
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/bookmarks*", async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, body: "broken" });
    });
    await page.goto(`${server.url}/bookmarks`);
    await page.getByRole("status").getByText("Loading your bookmarks").waitFor();
    expect(await page.locator("[data-slot=card-skeleton]").count()).toBe(3);
    answer.resolve();
    const card = page.getByRole("main").getByRole("alert");
    await card.getByRole("heading", { name: "Something went wrong" }).waitFor();
    await card.getByText("Failed to load bookmarks").waitFor();
    await card.getByText("Please try again later").waitFor();
    await page.unroute("**/api/bookmarks*");
    await card.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: "Leek soup" }).waitFor();
  });

  test("are in one, two or three columns", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    await bookmark(page, ["Leek soup", "Tuna salad", "Plum cake"]);
    await page.goto(`${server.url}/bookmarks`);
    await page.getByRole("link", { name: "Plum cake" }).waitFor();
    for (const [width, columns] of [
      [320, 1],
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const cards = await page.getByRole("main").getByRole("listitem").all();
      const lefts = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.x));
      expect(new Set(lefts).size).toBe(columns);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
});

describe("a bookmark button", () => {
  const openRecipe = async (page: Page, url: string) => {
    await enter(page, url);
    const { slug } = await addRecipe(page, { name: "Leek soup", steps: [] });
    await page.goto(`${url}/recipe/${slug}`);
    await button(page, "Bookmark: Leek soup").waitFor();
  };

  test("is locked and busy while it loads and while it saves, and one toast follows the other", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await openRecipe(page, server.url);
    const [loaded, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route("**/api/recipes/*/bookmark*", async (route) => {
      await (route.request().method() === "GET" ? loaded : saved).promise;
      await route.continue();
    });
    await page.reload();
    const busy = button(page, "Loading...: Leek soup");
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    loaded.resolve();
    await button(page, "Bookmark: Leek soup").click();
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    saved.resolve();
    await toastShows(page, "status", "Recipe bookmarked", "Recipe has been added to your bookmarks.");
    await button(page, "Bookmarked: Leek soup").click();
    await toastShows(page, "status", "Bookmark removed", "Recipe has been removed from your bookmarks.");
    expect(await page.locator("[data-slot=toast]").count()).toBe(1);
  });

  test("reports when its state could not be fetched, and when it could not be set", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/401|404|500/);
    const server = await startServer();
    await openRecipe(page, server.url);
    await page.route("**/api/recipes/*/bookmark*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.reload();
    await toastShows(page, "alert", "Error", "Failed to fetch bookmark status");
    await button(page, "Bookmark: Leek soup").click();
    await toastShows(page, "alert", "Error", "Failed to toggle bookmark");
    await page.unroute("**/api/recipes/*/bookmark*");

    await page.route("**/api/recipes/*/bookmark", (route) =>
      route.fulfill({ status: 401, json: { success: false, error: "", code: "not-signed-in" } }),
    );
    await button(page, "Bookmark: Leek soup").click();
    await toastShows(page, "alert", "Error", "You must be logged in to bookmark recipes");
    await page.unroute("**/api/recipes/*/bookmark");

    await page.route("**/api/bookmarks*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.goto(`${server.url}/recipes`);
    await toastShows(page, "alert", "Error", "Failed to fetch bookmark status");
    await page.unroute("**/api/bookmarks*");
    await page.goBack();
    await button(page, "Bookmark: Leek soup").waitFor();

    await page.evaluate(async () => {
      const { recipes } = await (await fetch("/api/recipes")).json();
      await fetch(`/api/recipes/${recipes[0].id}`, { method: "DELETE" });
    });
    await button(page, "Bookmark: Leek soup").click();
    await toastShows(page, "alert", "Error", "This recipe is not here any more.");
  });

  test("asks a visitor to sign in, and leads back to the recipe", async ({ page, openPage, startServer }) => {
    const server = await startServer({ settings: { PUBLIC_BROWSING: "true" } });
    await enter(page, server.url);
    const { slug } = await addRecipe(page, { name: "Leek soup", steps: [{ main_step: "Simmer" }] });

    const visitor = await openPage();
    const asked: string[] = [];
    visitor.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visitor.goto(server.url);
    await visitor.getByRole("region", { name: "Popular Recipes" }).getByText("Leek soup").waitFor();
    await visitor.getByRole("link", { name: "Explore More Recipes" }).click();
    await button(visitor, "Bookmark: Leek soup").click();
    await toastShows(visitor, "alert", "Authentication required", "Please log in to bookmark recipes");
    await visitor.waitForURL("**/login?next=%2Frecipes");

    await visitor.goto(`${server.url}/recipe/${slug}`);
    await visitor.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
    expect(await visitor.getByRole("link", { name: "Edit recipe" }).count()).toBe(0);
    await button(visitor, "Bookmark: Leek soup").click();
    await toastShows(visitor, "alert", "Authentication required", "Please log in to bookmark recipes");
    await visitor.waitForURL("**/login?next=*");
    expect(asked.filter((path) => /^\/api\/.*bookmark/.test(path))).toEqual([]);
    await signInThroughPopup(visitor, "Ben");
    await visitor.waitForURL(`**/recipe/${slug}`);
    await button(visitor, "Bookmark: Leek soup").click();
    await button(visitor, "Bookmarked: Leek soup").waitFor();
  });
});

describe("the login page", () => {
  test("is there before the identity provider has answered, and lists the benefits", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const answer = Promise.withResolvers<void>();
    await page.route("**/gapi-shim.js", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(`${server.url}/login`);
    await button(page, SIGN_IN).waitFor();
    answer.resolve();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const features = page.getByRole("list", { name: "What you get" }).getByRole("listitem");
    expect(await features.allTextContents()).toEqual([
      "Save and organize your favourites",
      "Custom collections",
      "Multiple languages",
      "Share with the community",
    ]);
  });

  test("leads a signed-in user on", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    await page.waitForURL((address) => address.pathname === "/");
    await page.goto(`${server.url}/login`);
    await page.waitForURL((address) => address.pathname === "/");
  });

  test("S46: leads to no other site", async ({ page, startServer }) => {
    const server = await startServer();
    await openSignedIn(page, `${server.url}/login?next=%2F%2Fevil.example`, "Ana");
    for (const next of [
      "%2F%2Fevil.example",
      "%2F%5Cevil.example",
      "%2F%09%2Fevil.example",
      "https%3A%2F%2Fevil.example",
    ]) {
      await page.goto(`${server.url}/login?next=${next}`);
      await page.waitForURL((address) => address.href === `${server.url}/`);
      await page.getByRole("navigation").first().waitFor();
    }
  });

  test("F26: reports when the browser blocks the window", async ({ page, startServer }) => {
    const server = await startServer();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${server.url}/login`);
    await button(page, SIGN_IN).click();
    await toastShows(
      page,
      "alert",
      "Login failed",
      "Your browser blocked the sign-in window. Allow pop-ups and try again.",
    );
  });

  test("F26: shows no message for a window that the user closes, and can be tried again", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await page.goto(`${server.url}/login`);
    const popupOpens = page.waitForEvent("popup");
    await button(page, SIGN_IN).click();
    await (await popupOpens).close();
    // On a quick machine the browser would count the next click as the second one of a double click.
    await page.waitForTimeout(600);
    await signInThroughPopup(page, "Ana");
    await page.waitForURL((address) => address.pathname === "/");
    expect(await page.getByRole("alert").filter({ hasText: "Login failed" }).count()).toBe(0);
  });

  test("reports when the server refuses the user", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/500/);
    const server = await startServer();
    await page.route("**/api/user/create", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.goto(`${server.url}/login`);
    const popupOpens = page.waitForEvent("popup");
    await button(page, SIGN_IN).click();
    const popup = await popupOpens;
    await popup.locator(".js-new-account").click();
    await popup.locator("#email-input").fill("ana@example.com");
    await popup.locator("#display-name-input").fill("Ana");
    await popup.locator("#sign-in").click();
    await toastShows(
      page,
      "alert",
      "Login failed",
      "There was a problem signing in with Google. Please try again.",
    );
    await page.unroute("**/api/user/create");
    await button(page, SIGN_IN).waitFor();
  });

  test("signs in without a language when that cannot be fetched", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/500/);
    const server = await startServer();
    await page.route("**/api/user/language*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await enter(page, server.url);
    await page.goto(`${server.url}/profile`);
    await page.getByText("ana@example.com").waitFor();
  });

  test("reports when Larder cannot be reached, and tries again", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/ERR_FAILED/);
    const server = await startServer();
    await page.route("**/api/config", (route) => route.abort());
    await page.goto(`${server.url}/profile`);
    await page.getByText("Larder cannot be reached").waitFor();
    await page.unroute("**/api/config");
    await button(page, "Try again").click();
    await button(page, SIGN_IN).waitFor();
  });

  test("is Spanish in a Spanish browser, and fits a narrow phone", async ({ openPage, startServer }) => {
    const server = await startServer();
    const page = await openPage({ locale: "es-AR", viewport: { width: 320, height: 640 } });
    await page.goto(`${server.url}/login`);
    await page.getByRole("heading", { name: "Cocina con tu propia despensa" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("es");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await signInThroughPopup(page, "Ana", "Iniciar sesión en este equipo");
    await page.goto(`${server.url}/bookmarks`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});

test("an unknown address is reported to visitors too, and leads back", async ({ page, startServer }) => {
  const server = await startServer({ settings: { PUBLIC_BROWSING: "true" } });
  await page.goto(`${server.url}/no/such/page`);
  await page.getByRole("heading", { name: "404 Page Not Found", level: 1 }).waitFor();
  expect(await page.title()).toContain("404 Page Not Found");
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForURL((address) => address.pathname === "/recipes" || address.pathname === "/");
});

test("an unknown address has the navigation for a signed-in user", async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/no/such/page`, "Ana");
  await page.getByRole("heading", { name: "404 Page Not Found", level: 1 }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookmarks" }).click();
  await page.waitForURL((address) => address.pathname === "/bookmarks");
});
