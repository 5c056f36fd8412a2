import { expectUsable } from "./harness/expect-usable.ts";
import { makeAccount, PASSWORD } from "./harness/make-account.ts";
import { test } from "./harness/page.ts";

const LONG_NAME = "Maximiliana-Wilhelmina Featherstonehaugh-Cholmondeley of Leek";

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
  await page.waitForURL(`${origin}/welcome`);
  await page.getByText("of them are shown").waitFor();
  await expectUsable(page, "welcome");

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

  // A viewer reads, and is offered nothing that they may not do.
  await page.goto(`${origin}/admin`);
  await page.getByRole("button", { name: "Viewer" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const invitation = await page.getByRole("textbox", { name: "The invitation" }).inputValue();
  const viewer = await openPage();
  await makeAccount(viewer, invitation, "Vera");
  await viewer.getByRole("heading", { name: "Popular Recipes" }).waitFor();
  await expectUsable(viewer, "home of a viewer");
  await viewer.goto(`${origin}/recipes/add/url`);
  await viewer.getByRole("heading", { name: "You read and cook here" }).waitFor();
  await expectUsable(viewer, "page for members");

  const dark = await openPage({ colorScheme: "dark" });
  await dark.goto(`${origin}/login`);
  await dark.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await expectUsable(dark, "login");
  await dark.goto(`${origin}/join#${"x".repeat(43)}`);
  await dark.getByRole("heading", { name: "This link cannot be used" }).waitFor();
  await expectUsable(dark, "no link");
});
