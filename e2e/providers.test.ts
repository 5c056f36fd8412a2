import { expect } from "vitest";
import { CLIENT, startOpenIdServer } from "../apps/api/src/testing/openid-server.ts";
import { freePort } from "../apps/api/src/testing/loopback-ports.ts";
import { violations } from "./harness/axe.ts";
import { makeAccount } from "./harness/make-account.ts";
import { test } from "./harness/page.ts";
import { fillPopup } from "./harness/sign-in.ts";

test("users sign in by an OpenID provider, by Google and with a password, side by side", async ({
  page,
  openPage,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/40[01349]/);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const provider = await startOpenIdServer(`${origin}/login/provider`);
  try {
    await startServer({
      settings: {
        PORT: String(port),
        SIGN_IN: "google,accounts,oidc",
        FIREBASE_PROJECT_ID: "demo-home",
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.clientId,
        OIDC_CLIENT_SECRET: CLIENT.clientSecret,
        OIDC_LABEL: "Home ID",
        OIDC_ADMIN_CLAIM: "groups=admins",
        PUBLIC_URL: origin,
      },
    });

    // A stranger to this server is sent back with a sentence.
    provider.signInAs({ sub: "1", preferred_username: "Ana" });
    await page.goto(`${origin}/login?next=/bookmarks`);
    await page.getByRole("button", { name: "Continue with Home ID" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue with Home ID" }).click();
    await page.getByText("You have no account here yet.").waitFor();
    expect(new URL(page.url()).search).toBe("");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Sign in" }).click();

    // The provider's claim makes its administrator ours, and leads back to the page that was wanted.
    provider.signInAs({ sub: "1", preferred_username: "Ana", groups: ["admins"] });
    await page.goto(`${origin}/login?next=/bookmarks`);
    await page.getByRole("button", { name: "Continue with Home ID" }).click();
    await page.waitForURL(`${origin}/bookmarks`);
    await page.goto(`${origin}/admin`);
    await page.getByRole("button", { name: "Make a link" }).click();
    const invitation = await page.getByRole("textbox", { name: "The invitation" }).inputValue();

    // By the invitation a member comes by Google, and links the provider's account.
    const bens = await openPage();
    await bens.goto(invitation.replace("127.0.0.1", "localhost"));
    await bens.getByRole("button", { name: "Make the account" }).waitFor();
    await fillPopup(bens, "Ben");
    await bens.waitForURL(`${origin}/`);
    await bens.goto(`${origin}/profile`);
    provider.signInAs({ sub: "2", preferred_username: "Benjamin" });
    await bens.getByRole("button", { name: "Link Home ID" }).click();
    await bens.getByText("Home ID is linked.").waitFor();
    await bens.getByRole("button", { name: "Unlink Home ID" }).waitFor();
    await bens.getByRole("button", { name: "Unlink Google" }).click();
    await bens.getByRole("button", { name: "Link Google" }).waitFor();
    await bens.getByRole("button", { name: "Unlink Home ID" }).click();
    await bens.getByText("You could not sign in any more without it.").waitFor();

    // A third one makes an account with a password on the same server.
    await page.reload();
    await page.getByRole("button", { name: "Make a link" }).click();
    const other = await page.getByRole("textbox", { name: "The invitation" }).inputValue();
    const cys = await openPage();
    await makeAccount(cys, other.replace("127.0.0.1", "localhost"), "Cy");

    // Signing out here signs out there.
    await page.goto(`${origin}/profile`);
    const left = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/session/end`));
    await page.getByRole("button", { name: "Logout" }).click();
    expect((await left).url()).toContain(encodeURIComponent(`${origin}/login`));
  } finally {
    await provider.close();
  }
});

test("with Google alone by invitation, the first user becomes the administrator and lets others in", async ({
  page,
  openPage,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/40[013]/);
  const { firstLink } = await startServer({ settings: { SIGN_UP: "invitation" } });
  const { origin } = new URL(firstLink ?? "");
  await page.goto(firstLink ?? "");
  await page.getByRole("heading", { name: "Your own Larder" }).waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  await fillPopup(page, "Ana");
  await page.waitForURL(`${origin}/welcome`);
  await page.getByRole("button", { name: "Make a link" }).click();
  const invitation = await page.getByRole("textbox", { name: "The invitation" }).inputValue();

  const bens = await openPage();
  await bens.goto(`${origin}/login`);
  await fillPopup(bens, "Ben");
  await bens.getByText("You have no account here yet.").waitFor();
  await bens.goto(invitation);
  await fillPopup(bens, "Ben");
  await bens.waitForURL(`${origin}/`);
  await bens.reload();
  await bens.getByRole("heading", { name: "Popular Recipes" }).waitFor();

  await page.goto(`${origin}/admin`);
  await page.getByRole("button", { name: "Suspend Ben" }).click();
  await page.getByText("suspended").waitFor();
  await bens.goto(`${origin}/bookmarks`);
  await bens.waitForURL("**/login**");
});
