import type { Page } from "playwright-core";
import { inTurn, press, shown } from "./steps.ts";
import type { Screen } from "./screen.ts";

/** The list answers so, whatever the server holds. */
const listAnswers = (answer: { status?: number; json: unknown }) => async (page: Page) => {
  await page.route(/\/api\/recipes\?/, (route) => route.fulfill(answer));
};

/** The list of recipes, also when it is empty, broken or without a connection. */
export const LIST: readonly Screen[] = [
  { name: "list", path: () => "/recipes" },
  { name: "list-tag", path: () => "/recipes?tag=vegetarian" },
  {
    name: "list-empty",
    path: () => "/recipes",
    prepare: listAnswers({ json: { success: true, recipes: [], total: 0, nextCursor: null } }),
  },
  {
    name: "list-failed",
    path: () => "/recipes",
    prepare: listAnswers({ status: 500, json: { success: false, error: "Broken", code: "internal" } }),
    complains: /500/,
  },
  {
    name: "list-offline",
    path: () => "/recipes",
    doStep: async (page) => {
      await page.context().setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      await page.getByText("old", { exact: false }).first().waitFor();
    },
    complains: /ERR_INTERNET_DISCONNECTED/,
  },
  { name: "list-search", path: () => "/recipes?search=leek+butter" },
  { name: "list-nothing-found", path: () => "/recipes?search=moon+cheese" },
  { name: "tags-sheet", path: () => "/recipes", doStep: inTurn(press("button", "More"), shown("dialog")) },
  { name: "add-sheet", path: () => "/recipes", doStep: inTurn(press("button", /^Add/), shown("dialog")) },
];
