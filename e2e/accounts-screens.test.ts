import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./harness/axe.ts";
import { smallTargets, whatSticksOut } from "./harness/measures.ts";
import { test } from "./harness/page.ts";

const PASSWORD = "quiet lemon under a bridge";
const LONG_NAME = "Maximiliana-Wilhelmina Featherstonehaugh-Cholmondeley of Leek";

async function expectUsable(page: Page, screen: string): Promise<void> {
  expect([screen, await violations(page)]).toEqual([screen, []]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect([screen, await page.evaluate(smallTargets, 44)]).toEqual([screen, []]);
  expect([screen, await page.evaluate(whatSticksOut)]).toEqual([screen, []]);
  await page.setViewportSize({ width: 390, height: 844 });
}

test("the screens of accounts are usable by all, also on the smallest phone and in the dark", async ({
  openPage,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/40[14]/);
  const { firstLink } = await startServer({ settings: { SIGN_IN: "accounts" } });
  const link = firstLink ?? "";
  const { origin } = new URL(link);
  const page = await openPage();
  await page.goto(link);
  await page.getByRole("heading", { name: "Your own Larder" }).waitFor();
  await expectUsable(page, "first");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(LONG_NAME);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("textbox", { name: "Password" }).press("Enter");
  await page.waitForURL(`${origin}/`);

  await page.goto(`${origin}/admin`);
  await page.getByText("you · last seen").waitFor();
  await expectUsable(page, "people");
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByRole("textbox", { name: "The invitation" }).waitFor();
  await expectUsable(page, "invitation");
  await page.goto(`${origin}/profile`);
  await page.getByText("this browser").waitFor();
  await expectUsable(page, "profile");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog", { name: "A new passkey" }).waitFor();
  await expectUsable(page, "passkey");

  const dark = await openPage({ colorScheme: "dark" });
  await dark.goto(`${origin}/login`);
  await dark.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await expectUsable(dark, "login");
  await dark.goto(`${origin}/join#${"x".repeat(43)}`);
  await dark.getByRole("heading", { name: "This link cannot be used" }).waitFor();
  await expectUsable(dark, "no link");
});
