import type { Page } from "playwright-core";
import { ADMIN_PASSWORD } from "../seeded-server.ts";
import { GENERATIONS } from "../generator.ts";
import { inTurn, press, shown } from "./steps.ts";
import type { Screen } from "./screen.ts";

async function unlock(page: Page): Promise<void> {
  await page.getByLabel("Admin password").fill(ADMIN_PASSWORD);
  await press("button", "Unlock")(page);
  await page.getByRole("tab", { name: "User Feedback" }).waitFor();
}

/** The user's own screens, and the administrator's. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: "bookmarks", path: () => "/bookmarks" },
  { name: "bookmarks-empty", path: () => "/bookmarks", as: "newcomer" },
  { name: "profile", path: () => "/profile", long: true },
  {
    name: "export",
    path: () => "/profile",
    doStep: inTurn(press("button", "Choose a file"), shown("dialog")),
  },
  { name: "cookbook", path: () => "/cookbook", long: true },
  {
    name: "feedback",
    path: () => "/profile",
    doStep: inTurn(press("button", "Send Feedback"), shown("dialog")),
  },
  {
    name: "account-deletion",
    path: () => "/profile",
    doStep: inTurn(press("button", "Delete my account"), shown("alertdialog")),
  },
  { name: "admin-gate", path: () => "/admin", as: "newcomer" },
  { name: "admin-feedback", path: () => "/admin", doStep: unlock },
  { name: "admin-requests", path: () => "/admin", doStep: inTurn(unlock, press("tab", /Recipe Requests/)) },
  {
    name: "admin-request",
    path: () => "/admin",
    doStep: inTurn(unlock, press("tab", /Recipe Requests/), press("button", /quince/), shown("dialog")),
  },
  { name: "admin-recipes", path: () => "/admin", doStep: inTurn(unlock, press("tab", "Shared Recipes")) },
  {
    name: "admin-generated",
    path: () => "/admin",
    prepare: async (page) => {
      await page.route("**/api/admin/generations?*", (route) => route.fulfill({ json: GENERATIONS }));
    },
    doStep: inTurn(unlock, press("tab", "Generated")),
    long: true,
  },
];
