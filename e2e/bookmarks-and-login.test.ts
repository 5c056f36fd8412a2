import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { signInThroughPopup } from "./harness/sign-in.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const SIGN_IN = "Sign in on this machine";

async function toastSays(page: Page, role: "status" | "alert", title: string, text: string) {
  const toast = page.getByRole(role).filter({ hasText: title });
  await toast.getByText(text, { exact: true }).waitFor();
}

async function enter(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await signInThroughPopup(page, "Ana");
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
  test("say that there is none yet, and lead to the recipes", async ({ page, startServer }) => {
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

  test("are taken away on their card, and say so", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    await bookmark(page, ["Leek soup"]);
    await page.goto(`${server.url}/bookmarks`);
    await button(page, "Bookmarked: Leek soup").click();
    await toastSays(page, "status", "Bookmark removed", "Recipe has been removed from your bookmarks.");
    await page.getByText("You haven't bookmarked any recipes yet").waitFor();
  });

  test("show three places while they load, and what to do when they cannot", async ({
    page,
    complaints,
    startServer,
  }) => {
    complaints.allow(/500/);
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

  test("stand in one, two or three columns", async ({ page, startServer }) => {
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

describe("the login page", () => {
  test("waits for the identity provider, and lists what one gets", async ({ page, startServer }) => {
    const server = await startServer();
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/config", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(`${server.url}/login`);
    await page.getByRole("status").getByText("Loading...").waitFor();
    expect(await button(page, SIGN_IN).count()).toBe(0);
    answer.resolve();
    await button(page, SIGN_IN).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const features = page.getByRole("list", { name: "What you get" }).getByRole("listitem");
    expect(await features.allTextContents()).toEqual([
      "Save and organize your favourites",
      "Custom collections",
      "Multiple languages",
      "Share with the community",
    ]);
  });

  test("leads on who is signed in already", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    await page.waitForURL((address) => address.pathname === "/");
    await page.goto(`${server.url}/login`);
    await page.waitForURL((address) => address.pathname === "/");
    await page.goto(`${server.url}/login?next=https%3A%2F%2Fevil.example%2F`);
    await page.waitForURL((address) => address.href === `${server.url}/`);
  });

  test("says when the browser blocks the window", async ({ page, startServer }) => {
    const server = await startServer();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${server.url}/login`);
    await button(page, SIGN_IN).click();
    await toastSays(
      page,
      "alert",
      "Login failed",
      "Your browser blocked the sign-in window. Allow pop-ups and try again.",
    );
  });

  test("has no word for a window that one closes, and lets one try again", async ({ page, startServer }) => {
    const server = await startServer();
    await page.goto(`${server.url}/login`);
    const popupOpens = page.waitForEvent("popup");
    await button(page, SIGN_IN).click();
    await (await popupOpens).close();
    await signInThroughPopup(page, "Ana");
    await page.waitForURL((address) => address.pathname === "/");
    expect(await page.getByRole("alert").filter({ hasText: "Login failed" }).count()).toBe(0);
  });

  test("says when the server does not let one in", async ({ page, complaints, startServer }) => {
    complaints.allow(/500/);
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
    await toastSays(
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
    complaints,
    startServer,
  }) => {
    complaints.allow(/500/);
    const server = await startServer();
    await page.route("**/api/user/language*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await enter(page, server.url);
    await page.goto(`${server.url}/profile`);
    await page.getByText("ana@example.com").waitFor();
  });

  test("says when Larder cannot be reached, and tries again", async ({ page, complaints, startServer }) => {
    complaints.allow(/ERR_FAILED/);
    const server = await startServer();
    await page.route("**/api/config", (route) => route.abort());
    await page.goto(`${server.url}/login`);
    await page.getByRole("alert").getByText("Larder cannot be reached").waitFor();
    await page.unroute("**/api/config");
    await button(page, "Try again").click();
    await button(page, SIGN_IN).waitFor();
  });

  test("speaks Spanish to a Spanish browser, and fits a narrow phone", async ({ openPage, startServer }) => {
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

test("an unknown address says so to visitors too, and leads back", async ({ page, startServer }) => {
  const server = await startServer({ settings: { PUBLIC_BROWSING: "true" } });
  await page.goto(`${server.url}/no/such/page`);
  await page.getByRole("heading", { name: "404 Page Not Found", level: 1 }).waitFor();
  expect(await page.title()).toContain("404 Page Not Found");
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForURL((address) => address.pathname === "/recipes" || address.pathname === "/");
});
