import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signOut } from "./harness/sign-in.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openProfile(page: Page, url: string) {
  await openSignedIn(page, `${url}/profile`, "Ana");
  await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
}

async function openPanel(page: Page) {
  await button(page, "Send Feedback").click();
  return page.getByRole("dialog", { name: "Send Feedback" });
}

describe("the profile", () => {
  test("shows who is signed in and what they added", async ({ page, startServer }) => {
    const server = await startServer();
    await openProfile(page, server.url);
    await page.getByText("ana@example.com").waitFor();
    await page.getByText("Ana", { exact: true }).waitFor();
    expect(await page.locator("[data-slot=avatar]").textContent()).toBe("A");
    await page.getByRole("heading", { name: "Share Your Feedback" }).waitFor();
    const [red = 0, green = 0, blue = 0] = await button(page, "Logout").evaluate((key) => {
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return [];
      pen.fillStyle = getComputedStyle(key).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    });
    expect(red).toBeGreaterThan(Math.max(green, blue) * 2);
    const section = page.getByRole("region", { name: "Your Recipes" });
    await section.getByText("You have not added a recipe yet").waitFor();

    for (const name of ["Leek soup", "Tuna salad", "Fried rice", "Plum cake"]) {
      await addRecipe(page, { name, steps: [], duration: "30" });
    }
    await page.reload();
    await section.getByText("Total Recipes Created").waitFor();
    await section.getByText("4", { exact: true }).waitFor();
    await section.getByRole("heading", { name: "Recent Recipes" }).waitFor();
    const links = section.getByRole("link");
    expect(await links.count()).toBe(3);
    expect(await links.first().textContent()).toContain("Plum cake");
    await links.first().click();
    await page.waitForURL("**/recipe/plum-cake-*");
  });

  test("reports when the recipes cannot be counted", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/500/);
    const server = await startServer();
    await page.route("**/api/recipes?*owner=me*", (route) => route.fulfill({ status: 500, body: "" }));
    await openProfile(page, server.url);
    const section = page.getByRole("region", { name: "Your Recipes" });
    await section.getByRole("alert").waitFor();
    await page.unroute("**/api/recipes?*owner=me*");
    await section.getByRole("button", { name: "Try again" }).click();
    await section.getByText("Total Recipes Created").waitFor();
  });

  test("is in the language that the user chose, on every device", async ({ page, openPage, startServer }) => {
    const server = await startServer();
    await openProfile(page, server.url);
    await button(page, "Español").click();
    await page.getByRole("heading", { name: "Perfil" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("es");
    await button(page, "Enviar opinión").click();
    await page.getByRole("dialog", { name: "Enviar opinión" }).waitFor();

    const language = await page.evaluate(async () => (await fetch("/api/user/language")).json());
    expect(language).toMatchObject({ preferredLanguage: "es" });
    const other = await openPage();
    await other.goto(`${server.url}/login`);
    const popupOpens = other.waitForEvent("popup");
    await other.getByRole("button", { name: "Sign in on this machine" }).click();
    await (await popupOpens).getByText("ana@example.com").click();
    await other.waitForURL((address) => address.pathname === "/");
    await other.goto(`${server.url}/profile`);
    await other.getByRole("heading", { name: "Perfil" }).waitFor();
  });

  test("reports when the language could not be stored", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/ERR_FAILED/);
    const server = await startServer();
    await openProfile(page, server.url);
    await page.route("**/api/user/language", (route) =>
      route.request().method() === "PUT" ? route.abort() : route.fallback(),
    );
    await button(page, "Español").click();
    await page.getByRole("alert").getByText("The language could not be changed. Please try again.").waitFor();
    await page.getByRole("heading", { name: "Profile" }).waitFor();
  });

  test("is light or dark as the user chose, from the first paint on", async ({ openPage, startServer }) => {
    const server = await startServer();
    const page = await openPage({ colorScheme: "light" });
    await openProfile(page, server.url);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await button(page, "Dark").click();
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.getByRole("region", { name: "Appearance" }).waitFor();

    // The choice does not need the app's own scripts: it is applied before the first paint.
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.reload();
    expect(await background()).toBe(dark);
    const colours = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        metas.map((meta) => [meta.getAttribute("content"), meta.getAttribute("media")]),
      );
    expect(colours).toEqual([
      ["#fafbf7", "not all"],
      ["#0c120e", "all"],
    ]);
    await page.unroute("**/assets/*.js");
    await page.reload();
    await button(page, "As the system").click();
    expect(await background()).toBe(light);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await background()).toBe(dark);
    await button(page, "Light").click();
    expect(await background()).toBe(light);
  });

  test("signs the user out", async ({ page, consoleErrors, startServer }) => {
    const server = await startServer();
    await openProfile(page, server.url);
    await signOut(page, consoleErrors);
    const toast = page.getByRole("status").filter({ hasText: "Logged out successfully" });
    await toast.getByText("You have been logged out of your account.").waitFor();
    await page.waitForURL((address) => address.pathname === "/login");
    await page.goto(`${server.url}/profile`);
    await page.waitForURL("**/login?next=%2Fprofile");
  });

  test("reports when logging out failed", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/ERR_FAILED/);
    const server = await startServer();
    await openProfile(page, server.url);
    await page.route("**/api/user/logout", (route) => route.abort());
    await button(page, "Logout").click();
    const toast = page.getByRole("alert").filter({ hasText: "Logout failed" });
    await toast.getByText("There was a problem logging out. Please try again.").waitFor();
    await page.getByRole("heading", { name: "Profile" }).waitFor();
  });
});

describe("the name on recipes", () => {
  test("is shown where the user wants it, and disappears when it is switched off", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await openProfile(page, server.url);
    const choice = page.getByRole("switch", { name: "Show my name on recipes I add" });
    const saved = () => page.waitForResponse((answer) => answer.url().endsWith("/name-on-recipes"));
    await Promise.all([saved(), choice.click()]);
    const { slug } = await addRecipe(page, { name: "Leek soup" });
    const author = async () => {
      await page.goto(`${server.url}/recipe/${slug}`);
      await page.getByRole("tab", { name: "Details" }).click();
      return page
        .locator("dt", { hasText: /^Author$/ })
        .locator("+ dd")
        .innerText();
    };
    expect(await author()).toBe("Ana");

    await page.goto(`${server.url}/profile`);
    await page.getByRole("switch", { checked: true }).waitFor();
    await Promise.all([saved(), choice.click()]);
    await page.getByRole("switch", { checked: false }).waitFor();
    expect(await author()).toBe("Unknown");
  });
});

describe("feedback", () => {
  test("is checked, sent and thanked for", async ({ page, startServer }) => {
    const server = await startServer({ settings: { ADMIN_PASSWORD: "correct horse battery" } });
    await openProfile(page, server.url);
    const panel = await openPanel(page);
    const email = panel.getByLabel("Email");
    const content = panel.getByLabel("Your feedback");
    const send = panel.getByRole("button", { name: "Send Feedback" });
    expect(await email.inputValue()).toBe("ana@example.com");
    expect(await panel.getByRole("button", { name: "User experience" }).getAttribute("aria-pressed")).toBe(
      "true",
    );

    const types = panel.getByRole("group", { name: "Type" }).getByRole("button");
    expect(await types.allTextContents()).toEqual(["Bug", "Feature request", "User experience"]);

    await email.fill("nobody");
    await send.click();
    await panel.getByText("Please enter a valid email address").waitFor();
    await email.fill("ana@example.org");
    await content.fill("Too short");
    await send.click();
    await panel.getByText("Please provide more details").waitFor();
    expect(await content.inputValue()).toBe("Too short");

    await panel.getByRole("button", { name: "Bug" }).click();
    await content.fill("The timer is too loud.");
    await send.click();
    const toast = page.getByRole("status").filter({ hasText: "Thank you for your feedback!" });
    await toast.getByText("We appreciate your input and will review it shortly.").waitFor();
    await panel.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send Feedback");

    const cached = await page.evaluate(async () => {
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ password: "correct horse battery" });
      await fetch("/api/admin/verify", { method: "POST", headers, body });
      return (await (await fetch("/api/feedback")).json()).feedback;
    });
    expect(cached).toMatchObject([
      { type: "bug", email: "ana@example.org", content: "The timer is too loud.", page: "/profile" },
    ]);
    expect(await (await openPanel(page)).getByLabel("Your feedback").inputValue()).toBe("");
  });

  test("stays in the field when it could not be sent", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/500/);
    const server = await startServer();
    await openProfile(page, server.url);
    await page.route("**/api/feedback", (route) => route.fulfill({ status: 500, body: "broken" }));
    const panel = await openPanel(page);
    await panel.getByLabel("Your feedback").fill("The timer is too loud.");
    await panel.getByRole("button", { name: "Send Feedback" }).click();
    await page.getByRole("alert").getByText("Failed to submit feedback. Please try again.").waitFor();
    // Without a pointer: on a slow machine the toast may disappear while the pointer moves, and the press would hit what is behind.
    await page.getByRole("button", { name: "Dismiss" }).dispatchEvent("click");
    expect(await panel.getByLabel("Your feedback").inputValue()).toBe("The timer is too loud.");
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    expect(await (await openPanel(page)).getByLabel("Your feedback").inputValue()).toBe(
      "The timer is too loud.",
    );
  });
});
