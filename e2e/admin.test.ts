import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const PASSWORD = "correct horse battery";
const SETTINGS = { ADMIN_PASSWORD: PASSWORD, RATE_MESSAGES_PER_HOUR: "0" };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const status = (page: Page, text: string) => page.getByRole("status").getByText(text).waitFor();

async function openSignIn(page: Page, url: string) {
  await openSignedIn(page, `${url}/admin`, "Ana");
  await page.getByLabel("Admin password").waitFor();
}

async function unlock(page: Page) {
  await page.getByLabel("Admin password").fill(PASSWORD);
  await button(page, "Unlock").click();
  await page.getByRole("tab", { name: "User Feedback" }).waitFor();
}

async function send(page: Page, path: string, body: Record<string, unknown>) {
  const answered = await page.evaluate(
    async ([to, sent]) => {
      const headers = { "Content-Type": "application/json" };
      return (await fetch(to, { method: "POST", headers, body: JSON.stringify(sent) })).status;
    },
    [path, body] as const,
  );
  expect(answered).toBe(201);
}

const sendFeedback = (page: Page, content: string) =>
  send(page, "/api/feedback", { type: "bug", email: "ana@example.com", content, page: "/profile" });
const sendRequest = (page: Page, content: string) =>
  send(page, "/api/recipes/queue", { email: "bo@example.com", content });

describe("the admin page", () => {
  test("opens with the right password alone, and locks after too many guesses", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/401|429|500/);
    const server = await startServer({ settings: SETTINGS });
    await openSignIn(page, server.url);
    await button(page, "Unlock").click();
    await page.getByText("Please enter the admin password first").waitFor();

    await page.route("**/api/admin/verify", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.getByLabel("Admin password").fill("guess");
    await button(page, "Unlock").click();
    await page.getByRole("alert").getByText("Failed to authenticate").waitFor();
    await page.unroute("**/api/admin/verify");

    const locked = page
      .getByRole("alert")
      .getByText(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    await button(page, "Unlock").click();
    await page.getByRole("alert").getByText("Invalid password").waitFor();
    expect(await page.getByLabel("Admin password").inputValue()).toBe("guess");
    for (let guess = 0; guess < 20 && (await locked.count()) === 0; guess += 1) {
      await page.getByRole("button", { name: "Dismiss" }).click();
      await button(page, "Unlock").click();
      await page
        .getByRole("alert")
        .getByText(/Invalid password|Too many attempts/)
        .waitFor();
    }
    await locked.waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
  });

  test("stays open over a reload, until it is locked", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/401/);
    const server = await startServer({ settings: SETTINGS });
    await openSignIn(page, server.url);
    await unlock(page);
    await page.getByText("No feedback yet").waitFor();
    await page.getByRole("tab", { name: "Recipe Requests" }).click();
    await page.getByText("No recipe requests yet").waitFor();
    await page.reload();
    await page.getByRole("tab", { name: "User Feedback" }).waitFor();
    await button(page, "Lock").click();
    await page.getByLabel("Admin password").waitFor();
    await page.reload();
    await page.getByLabel("Admin password").waitFor();
  });

  test("asks for the password again when the session has ended", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/401/);
    const server = await startServer({ settings: SETTINGS });
    await openSignIn(page, server.url);
    await sendFeedback(page, "The timer is too loud.");
    await unlock(page);
    await page.getByRole("tab", { name: "Reports 0" }).waitFor();
    await page.context().clearCookies({ name: "admin" });
    await button(page, "Mark as done").click();
    await page.getByLabel("Admin password").waitFor();
    await unlock(page);
    await button(page, "Mark as done").waitFor();
  });

  test("does not open for a visitor", async ({ page, startServer }) => {
    const server = await startServer({ settings: SETTINGS });
    await page.goto(`${server.url}/admin`);
    await page.waitForURL("**/login?next=%2Fadmin");
  });
});

describe("feedback", () => {
  test("is read, narrowed and marked as done", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/401/);
    const server = await startServer({ settings: SETTINGS });
    await openSignIn(page, server.url);
    for (let count = 1; count <= 21; count += 1) await sendFeedback(page, `Remark number ${count}.`);
    await unlock(page);
    await page.getByRole("tab", { name: "User Feedback 21" }).waitFor();
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await page.getByText("Remark number 21.").waitFor();
    expect(await rows.count()).toBe(20);
    expect(await rows.first().textContent()).toContain("ana@example.com");
    expect(await rows.first().textContent()).toContain("Written on /profile");
    await button(page, "Show more").click();
    await page.getByText("Remark number 1.").waitFor();

    await rows.filter({ hasText: "Remark number 1." }).getByRole("button", { name: "Mark as done" }).click();
    await status(page, "Saved");
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await page.getByText("1 entry").waitFor();
    expect(await rows.textContent()).toContain("Remark number 1.");
    await button(page, "Open again").click();
    await button(page, "Mark as done").waitFor();
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("21 entries").waitFor();
  });
});

describe("recipe requests", () => {
  test("get a status, notes and the recipe that fulfils them", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/401|500/);
    const server = await startServer({ settings: SETTINGS });
    await openSignIn(page, server.url);
    const { slug } = await addRecipe(page, { name: "Buckwheat pancakes", steps: [] });
    await sendRequest(page, "My aunt's pancakes\nThe batter rests overnight.");
    await sendRequest(page, "https://site.example/plum-dumplings");
    await unlock(page);
    await page.getByRole("tab", { name: "Recipe Requests 2" }).click();
    await page.getByRole("link", { name: "https://site.example/plum-dumplings" }).waitFor();

    const picker = page.getByRole("combobox", { name: /Status of: My aunt's pancakes/ });
    const box = await picker.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await picker.selectOption("Planned");
    await status(page, "Saved");
    await page.getByRole("button", { name: "Planned", exact: true }).click();
    await page.getByText("1 entry").waitFor();
    await page.getByRole("button", { name: "Declined", exact: true }).click();
    await page.getByText("Nothing with this status").waitFor();
    await page.getByRole("button", { name: "All", exact: true }).click();

    await button(page, /^Notes and recipe: My aunt's pancakes/).click();
    const panel = page.getByRole("dialog", { name: "Notes and recipe" });
    await panel.getByLabel("Notes").fill("Ask her for the flour.");
    await panel.getByRole("searchbox").fill("nothing like it");
    await panel.getByText("No recipe of this name").waitFor();
    await panel.getByRole("searchbox").fill("pancake");
    await panel.getByRole("button", { name: "Choose Buckwheat pancakes" }).click();
    await page.route("**/api/recipes/queue/*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await panel.getByRole("button", { name: "Save" }).click();
    await page.getByRole("alert").getByText("Error").waitFor();
    expect(await panel.getByLabel("Notes").inputValue()).toBe("Ask her for the flour.");
    await page.unroute("**/api/recipes/queue/*");
    await panel.getByRole("button", { name: "Save" }).click();
    await status(page, "Saved");
    await panel.waitFor({ state: "hidden" });
    await page.reload();
    await page.getByRole("tab", { name: "Recipe Requests 2" }).click();
    await page.getByText("Ask her for the flour.").waitFor();
    await page.getByRole("link", { name: "Buckwheat pancakes" }).click();
    await page.waitForURL(`**/recipe/${slug}`);
  });
});

describe("shared recipes", () => {
  test("are removed from the list, and put back", async ({ page, openPage, consoleErrors, startServer }) => {
    consoleErrors.allow(/401/);
    const server = await startServer({ settings: { ...SETTINGS, PUBLIC_BROWSING: "true" } });
    await openSignIn(page, server.url);
    await addRecipe(page, { name: "Leek soup", steps: [] });
    await unlock(page);
    await page.getByRole("tab", { name: "Shared Recipes" }).click();
    await page.getByRole("searchbox").fill("leek");
    await button(page, "Hide Leek soup").click();
    await status(page, "Leek soup is hidden from the shared list.");

    const visitor = await openPage();
    await visitor.goto(`${server.url}/recipes`);
    await visitor.getByText("No recipes available").waitFor();
    // The list of hidden ones is the server's, so that it is there the next day too.
    await page.reload();
    await page.getByRole("tab", { name: "Shared Recipes" }).click();
    await button(page, "Show again: Leek soup").click();
    await status(page, "Leek soup is in the shared list again.");
    await visitor.reload();
    await visitor.getByRole("link", { name: "Leek soup" }).waitFor();
  });
});
