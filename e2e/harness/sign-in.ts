import type { Page } from "playwright-core";
import { signInOver } from "../../apps/api/src/testing/running-server.ts";

/**
 * Signs an empty page in as a user of an earlier visit. It sets what the popup would leave: the server's cookie, and
 * the account where the sign-in library stores it.
 */
export async function signIn(page: Page, url: string, name: string): Promise<{ id: string; email: string }> {
  const { uid, token, refreshToken } = await signInOver(url, name.toLowerCase(), name);
  const email = `${name.toLowerCase()}@example.com`;
  const registered = await page.request.post(`${url}/api/user/create`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { id: uid, email },
  });
  if (!registered.ok()) throw new Error(`${name} was not let in: ${await registered.text()}`);
  const account = {
    uid,
    email,
    emailVerified: true,
    displayName: name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: token, expirationTime: Date.now() + 3_600_000 },
  };
  await page.addInitScript(rememberOnce, { origin: url, account: JSON.stringify(account) });
  return { id: uid, email };
}

/** Opens a page as a user who has signed in before. */
export async function openSignedIn(page: Page, address: string, name: string): Promise<void> {
  await signIn(page, new URL(address).origin, name);
  await page.goto(address);
}

/**
 * Signs out on the profile. Calls of that page may come to the server after the sign-out; the browser reports that they are
 * refused.
 */
export async function signOut(
  page: Page,
  consoleErrors: { allow: (pattern: RegExp) => void },
): Promise<void> {
  consoleErrors.allow(/401/);
  await page.getByRole("button", { name: "Logout", exact: true }).click();
}

/** Runs in the page before its own scripts. Stores the account only once per tab, so that tests can sign out. */
function rememberOnce({ origin, account }: { origin: string; account: string }): void {
  if (location.origin !== origin || sessionStorage.getItem("signed-in-before")) return;
  sessionStorage.setItem("signed-in-before", "yes");
  localStorage.setItem("firebase:authUser:demo-key:[DEFAULT]", account);
}

/**
 * Signs in through the popup as a new user, and waits for the page behind sign-in.
 *
 * @param key the label of the sign-in button in the language of the page
 */
export async function signInThroughPopup(page: Page, name: string, key?: string): Promise<void> {
  await fillPopup(page, name, key);
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Asks to be signed in as a new user, whatever the server answers. */
export async function fillPopup(page: Page, name: string, key = "Sign in on this machine"): Promise<void> {
  const popupOpens = page.waitForEvent("popup");
  await page.getByRole("button", { name: key }).click();
  const popup = await popupOpens;
  // Its buttons do nothing before its script has run.
  await popup.waitForLoadState();
  await popup.locator(".js-new-account").click();
  await popup.locator("#email-input").fill(`${name.toLowerCase()}@example.com`);
  await popup.locator("#display-name-input").fill(name);
  await popup.locator("#sign-in").click();
}
