import type { Page } from "playwright-core";

/** The password of every account that `makeAccount` makes. */
export const PASSWORD = "quiet lemon under a bridge";

/**
 * Makes an account by a link that lets a user in.
 *
 * @param path the page behind the form; the first user of a server goes to "/welcome"
 */
export async function makeAccount(page: Page, link: string, name: string, path = "/"): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.waitForURL((url) => url.pathname === path);
}
