import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type OpenPage, test } from "./harness/page.ts";
import type { Server } from "./harness/server.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const LEEK = "https://soup.example/leek?portions=4";
const TEXT = "Leek soup\n\n2 leeks\n1 l water\n\nSimmer the leeks for 20 minutes.";

/** Opens the app where its service worker receives what is shared. */
async function openInstalled(openPage: OpenPage, server: Server): Promise<Page> {
  const page = await openPage({ serviceWorkers: "allow" });
  await openSignedIn(page, `${server.url}/recipes`, "Ana");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Posts a form as the browser does when another app shares with the installed one. */
async function share(page: Page, fields: Record<string, string>): Promise<void> {
  await page.evaluate((shared) => {
    const form = Object.assign(document.createElement("form"), {
      method: "post",
      action: "/share",
      enctype: "multipart/form-data",
    });
    for (const [name, value] of Object.entries(shared)) {
      const field = Object.assign(document.createElement("textarea"), { name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }, fields);
}

describe("sharing with the installed app", () => {
  test("a link opens the import with its address, and nothing is imported by itself", async ({
    openPage,
    startServer,
  }) => {
    const page = await openInstalled(openPage, await startServer());
    await share(page, { title: "Leek soup", text: LEEK });
    await page.waitForURL("**/recipes/add/url");
    const field = page.getByRole("textbox", { name: "Recipe URL" });
    await expect.poll(() => field.inputValue()).toBe(LEEK);
  });

  test("a text opens the text import with it", async ({ openPage, startServer }) => {
    const page = await openInstalled(openPage, await startServer());
    await share(page, { text: TEXT });
    await page.waitForURL("**/recipes/add/text");
    await expect.poll(() => page.getByRole("textbox").first().inputValue()).toContain("Simmer the leeks");
  });

  test("nothing shared leads to the ways of adding a recipe", async ({ openPage, startServer }) => {
    const page = await openInstalled(openPage, await startServer());
    await page.goto(new URL("/recipes/add/shared", page.url()).href);
    await page.getByRole("heading", { name: "Nothing was shared" }).waitFor();
  });
});

describe("the bookmark for the browser", () => {
  test("opens the form with the address of the page that is looked at", async ({ openPage, startServer }) => {
    const { url } = await startServer();
    const page = await openPage();
    await openSignedIn(page, `${url}/recipes/add/url`, "Ana");
    const script = await page.getByRole("link", { name: "Add to Larder" }).getAttribute("href");
    expect(script).toMatch(/^javascript:/);
    // A bookmark runs in the page that is open.
    await page.goto(`${url}/healthz?of=another`);
    await page.evaluate(decodeURI(script?.replace("javascript:", "") ?? ""));
    await page.waitForURL("**/recipes/add/url?url=*");
    const field = page.getByRole("textbox", { name: "Recipe URL" });
    await expect.poll(() => field.inputValue()).toBe(`${url}/healthz?of=another`);
  });
});
