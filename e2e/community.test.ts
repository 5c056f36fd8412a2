import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { expectUsable } from "./harness/expect-usable.ts";
import { makeAccount } from "./harness/make-account.ts";
import { test } from "./harness/page.ts";

const STEPS = [{ main_step: "Boil", sub_steps: [{ description: "Boil the leeks for 20 minutes." }] }];

test("a recipe is rated and commented on, and a comment is reported, hidden, and its author warned and blocked", async ({
  openPage,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const { firstLink } = await startServer({ settings: { SIGN_IN: "accounts" } });
  const { origin } = new URL(firstLink ?? "");
  const ana = await openPage();
  await makeAccount(ana, firstLink ?? "", "Ana", "/welcome");
  const named = await ana.request.put(`${origin}/api/user/name-on-recipes`, {
    data: { nameOnRecipes: true },
  });
  expect(named.ok()).toBe(true);
  const { slug } = await addRecipe(ana, { name: "Leek soup", steps: STEPS }, origin);
  const invitation = await ana.request.post(`${origin}/api/admin/invitations`, {
    data: { role: "member", uses: 1, days: 1 },
  });
  const { secret } = await invitation.json();

  const ben = await openPage();
  await makeAccount(ben, `${origin}/join#${secret}`, "Ben");
  await ben.goto(`${origin}/recipe/${slug}`);
  await ben.getByRole("button", { name: "Download" }).scrollIntoViewIfNeeded();
  await ben.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await ben.getByText("4 of 5 stars").waitFor();
  await ben.getByRole("textbox", { name: "Your comment" }).fill("Too salty for a fool like you");
  await ben.getByText("Shown as Ben").waitFor();
  // A failed call loses nothing.
  await ben.context().setOffline(true);
  await ben.getByRole("button", { name: "Send" }).click();
  await ben.getByRole("alert").filter({ hasText: "nothing was sent" }).waitFor();
  await ben.context().setOffline(false);
  await ben.getByRole("button", { name: "Send" }).click();
  await ben.getByRole("heading", { name: "1 comment" }).waitFor();
  await expectUsable(ben, "comments");

  await ana.goto(`${origin}/recipe/${slug}`);
  await ana.getByRole("button", { name: "Download" }).scrollIntoViewIfNeeded();
  await ana.getByText("Too salty").waitFor();
  await ana.getByRole("button", { name: "More about the comment by Ben" }).press("Enter");
  await ana.getByRole("button", { name: "Report" }).click();
  await ana.getByRole("textbox", { name: "More about it" }).fill("Rude");
  await expectUsable(ana, "report");
  await ana.getByRole("button", { name: "Offensive" }).click();
  await ana.getByRole("button", { name: "Send report" }).click();
  await ana.getByText("The administrator will look at it.").waitFor();

  await ana.goto(`${origin}/admin`);
  await ana.getByRole("tab", { name: "Reports 1" }).click();
  await ana.getByText("Too salty").waitFor();
  await expectUsable(ana, "reports");
  await ana.getByRole("button", { name: "Hide" }).click();
  await ana.getByRole("button", { name: "Show again" }).waitFor();
  await ana.getByRole("button", { name: "Warn" }).click();
  await ana.getByRole("textbox", { name: "Your message" }).fill("Please stay friendly.");
  await ana.getByRole("button", { name: "Send warning" }).click();
  await ana.getByRole("button", { name: "Done", exact: true }).last().click();
  await ana.getByText("Nothing was reported.").waitFor();

  await ben.goto(`${origin}/recipes`);
  const warning = ben.getByRole("alertdialog", { name: "From the administrator" });
  await warning.getByText("Please stay friendly.").waitFor();
  await warning.getByRole("button", { name: "I have read it" }).click();
  await warning.waitFor({ state: "detached" });

  await ben.goto(`${origin}/recipe/${slug}`);
  await ben.getByRole("tab", { name: "Details" }).click();
  await ben.getByRole("link", { name: "Ana" }).click();
  await ben.getByRole("heading", { name: "Ana", level: 1 }).waitFor();
  await ben.getByRole("link", { name: "Leek soup" }).waitFor();
  await ben.getByRole("button", { name: "Block Ana" }).click();
  await ben.getByRole("button", { name: "Block", exact: true }).last().click();
  await ben.getByText("You have blocked this person.").waitFor();
  await expectUsable(ben, "author");
  await ben.goto(`${origin}/profile`);
  await ben.getByRole("button", { name: "Unblock Ana" }).click();
  await ben.getByText("You have blocked no one.").waitFor();
});
