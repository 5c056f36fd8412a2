import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readManifest } from "./harness/built-files.ts";
import { makeAccount, PASSWORD } from "./harness/make-account.ts";
import { test } from "./harness/page.ts";

const FIREBASE = readManifest()["src/lib/session/firebase.ts"]?.file;

/** Gives the browser a device that makes and uses passkeys, and asks nobody. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a household on its own server: the first user invites another, who signs in with a password and a passkey", async ({
  page,
  openPage,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/40[01]/);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const server = await startServer({ settings: { SIGN_IN: "accounts" } });
  const { firstLink, url } = server;
  const origin = new URL(firstLink ?? "").origin;

  await page.goto(firstLink ?? "");
  await page.getByRole("heading", { name: "Your own Larder" }).waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByText("Enter your name").waitFor();
  await page.getByText("The password needs at least 10 characters").waitFor();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ana");
  await page.getByRole("textbox", { name: "Password" }).fill("password123");
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByText("This password is one of the first that anybody tries.").waitFor();
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Make the account" }).click();

  // The first choices: the name, the language, the recipes to begin with.
  await page.waitForURL(`${origin}/welcome`);
  await page.getByRole("textbox", { name: "Name of the kitchen" }).fill("At Ana's");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").waitFor();
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("heading", { name: "Te damos la bienvenida a tu Larder" }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Show them" }).click();
  await page.getByText("24 of them are shown").waitFor();
  await page.getByRole("button", { name: "Hide them" }).click();
  await page.getByText("0 of them are shown").waitFor();
  await page.getByRole("link", { name: "Start cooking" }).click();
  await page.waitForURL(`${origin}/`);

  await page.goto(`${origin}/recipes/add/json`);
  await page
    .getByRole("textbox")
    .first()
    .fill('{"name":"Leek soup","ingredients":["2 leeks"],"steps":["Boil the leeks."]}');
  await page.getByRole("button", { name: "Add Recipe" }).click();
  await page.waitForURL("**/recipes");

  await page.goto(`${origin}/profile`);
  await page.getByRole("link", { name: "Manage this Larder" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const invitation = await page.getByRole("textbox", { name: "The invitation" }).inputValue();
  await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  expect(invitation).toMatch(new RegExp(`^${origin}/join#[\\w-]{43}$`));

  const bens = await openPage();
  await bens.goto(invitation);
  await bens.getByRole("heading", { name: "Join At Ana's" }).waitFor();
  await makeAccount(bens, invitation, "Ben");
  await bens.goto(`${origin}/recipes`);
  await bens.getByRole("link", { name: "Leek soup" }).waitFor();
  await bens.goto(`${origin}/admin`);
  await bens.getByText("This page is for administrators.").waitFor();
  await bens.goto(`${origin}/profile`);
  await bens.getByText("this browser").waitFor();
  await bens.getByRole("button", { name: "Logout" }).click();
  await bens.waitForURL("**/login");
  await bens.getByRole("textbox", { name: "Name" }).fill("ben");
  await bens.getByRole("textbox", { name: "Password" }).fill("a wrong password");
  await bens.getByRole("button", { name: "Sign in", exact: true }).click();
  await bens.getByText("This name and password do not go together.").waitFor();
  await bens.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await bens.getByRole("button", { name: "Sign in", exact: true }).click();
  await bens.waitForURL(`${origin}/`);
  await bens.reload();

  await plugInAuthenticator(bens);
  await bens.goto(`${origin}/profile`);
  await bens.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = bens.getByRole("dialog", { name: "A new passkey" });
  await dialog.getByRole("textbox", { name: "Name of the passkey" }).fill("Ben's phone");
  await dialog.getByRole("textbox", { name: "Current password" }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await bens.getByRole("button", { name: "Remove Ben's phone" }).waitFor();
  await bens.getByRole("button", { name: "Logout" }).click();
  await bens.waitForURL("**/login");
  await bens.getByRole("button", { name: "Sign in with a passkey" }).click();
  await bens.waitForURL(`${origin}/`);
  await bens.goto(`${origin}/profile`);
  await bens.getByText("last used").waitFor();
  await bens.goto(`${origin}/recipes`);
  await bens.getByRole("link", { name: "Leek soup" }).waitFor();

  // Suspended, Ben is out at the next call.
  await page.getByRole("button", { name: "Done" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Suspend Ben" }).click();
  await page.getByText("suspended").waitFor();
  await bens.goto(`${origin}/bookmarks`);
  await bens.waitForURL("**/login**");

  expect(FIREBASE).toBeTruthy();
  expect(loaded.filter((path) => path === `/${FIREBASE}`)).toEqual([]);
  expect(url).toContain("127.0.0.1");
});
