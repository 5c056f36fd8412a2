import type { Page } from "playwright-core";

/**
 * Signs in through the popup as somebody new, and waits for the page behind the gate.
 *
 * @param key what the sign-in key is called in the language of the page
 */
export async function signInThroughPopup(
  page: Page,
  name: string,
  key = "Sign in on this machine",
): Promise<void> {
  const popupOpens = page.waitForEvent("popup");
  await page.getByRole("button", { name: key }).click();
  const popup = await popupOpens;
  await popup.locator(".js-new-account").click();
  await popup.locator("#email-input").fill(`${name.toLowerCase()}@example.com`);
  await popup.locator("#display-name-input").fill(name);
  await popup.locator("#sign-in").click();
  await page.waitForURL((url) => url.pathname !== "/login");
}
