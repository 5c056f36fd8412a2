import { text } from "node:stream/consumers";
import { accountDataSchema } from "@larder/domain/account/account-data";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** @returns the user's id */
async function openProfile(page: Page, url: string, name: string): Promise<string> {
  await openSignedIn(page, `${url}/profile`, name);
  await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
  const answer = await page.request.get(`${url}/api/account/data`);
  return accountDataSchema.parse(await answer.json()).user.id;
}

async function openDialog(page: Page) {
  await button(page, "Delete my account").click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await dialog.waitFor();
  return {
    dialog,
    address: dialog.getByLabel(/To confirm, type your address/),
    confirm: dialog.getByRole("button", { name: "Delete my account" }),
  };
}

describe("the user's own data", () => {
  test("is downloaded as one file with everything in it", async ({ page, startServer }) => {
    const server = await startServer();
    const uid = await openProfile(page, server.url, "Ana");
    await addRecipe(page, { name: "Leek soup", steps: [], duration: "30" });
    const coming = page.waitForEvent("download");
    await button(page, "Download my data").click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^larder-data-\d{4}-\d\d-\d\d\.json$/);
    const data = accountDataSchema.parse(JSON.parse(await text(await download.createReadStream())));
    expect(data.user).toMatchObject({ id: uid, email: "ana@example.com" });
    expect(data.recipes.map(({ name }) => name)).toEqual(["Leek soup"]);
  });
});

describe("deleting the account", () => {
  test("deletes the user everywhere, and leaves the recipes to the others", async ({
    page,
    consoleErrors,
    openPage,
    startServer,
  }) => {
    // The other browser learns of it by a call that is refused.
    consoleErrors.allow(/401/);
    const server = await startServer();
    const uid = await openProfile(page, server.url, "Ana");
    await addRecipe(page, { name: "Leek soup", steps: [], duration: "30" });
    const elsewhere = await openPage();
    await openProfile(elsewhere, server.url, "Ana");
    const ben = await openPage();
    await openSignedIn(ben, `${server.url}/recipes`, "Ben");
    await ben.getByRole("link", { name: /Leek soup/ }).waitFor();

    const { dialog, address, confirm } = await openDialog(page);
    await confirm.click();
    await dialog.getByText("This is not the address of your account").waitFor();
    await address.fill("ana@example.com");
    await confirm.click();
    await page.getByText("Your account is deleted").waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
    const left = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(left).not.toContain(uid);

    await elsewhere.getByRole("button", { name: "Español" }).click();
    await elsewhere.waitForURL("**/login**");

    await ben.reload();
    await ben.getByRole("link", { name: /Leek soup/ }).click();
    await ben.getByRole("heading", { name: "Leek soup", level: 1 }).waitFor();

    // The same address may sign up again, as a new user.
    expect(await openProfile(await openPage(), server.url, "Ana")).not.toBe(uid);
  });

  test("deletes the recipes, too, where that is chosen, and preserves the input when it fails", async ({
    page,
    consoleErrors,
    openPage,
    startServer,
  }) => {
    consoleErrors.allow(/401|503/);
    const server = await startServer();
    await openProfile(page, server.url, "Ana");
    await addRecipe(page, { name: "Leek soup", steps: [], duration: "30" });
    const { dialog, address, confirm } = await openDialog(page);
    await dialog.getByRole("button", { name: "Delete them too" }).click();
    await dialog.getByText(/gone for everybody/).waitFor();
    await address.fill("ana@example.com");
    await page.route("**/api/account", (route) =>
      route.fulfill({ status: 503, json: { success: false, error: "", code: "store-unavailable" } }),
    );
    await confirm.click();
    await dialog.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    await page.unroute("**/api/account");
    expect(await address.inputValue()).toBe("ana@example.com");
    await address.press("Enter");
    await page.getByText("Your account is deleted").waitFor();
    const ben = await openPage();
    await openSignedIn(ben, `${server.url}/recipes`, "Ben");
    await ben.getByText("No recipes available").waitFor();
  });
});

describe("a token for scripts", () => {
  test("is made in the profile, reads for its user, and is refused once it is revoked", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await openProfile(page, server.url, "Ana");
    await addRecipe(page, { name: "Leek soup", steps: [], duration: "30" });
    const section = page.getByRole("region", { name: "Tokens for scripts" });
    await section.getByLabel("Name").fill("Shopping script");
    await section.getByRole("button", { name: "Make a token" }).click();
    const secret = await section.getByLabel("The token “Shopping script”", { exact: true }).inputValue();
    const read = () =>
      fetch(`${server.url}/api/recipes?view=summary`, { headers: { authorization: `Bearer ${secret}` } });
    expect(await (await read()).json()).toMatchObject({ recipes: [{ name: "Leek soup" }] });
    await section.getByRole("button", { name: "I have it" }).click();
    await section.getByRole("button", { name: "Revoke the token “Shopping script”" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Revoke “Shopping script”?" });
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await dialog.waitFor({ state: "detached" });
    expect((await read()).status).toBe(401);
    expect(await section.getByRole("listitem").count()).toBe(0);
  });
});
