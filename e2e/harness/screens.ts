import type { Page } from "playwright-core";
import { ADMIN_PASSWORD, type FilledKitchen } from "./filled-kitchen.ts";
import {
  answerGenerator,
  COMPOSED,
  COMPOSER_NOTES,
  GENERATIONS,
  NEAREST,
  READER_NOTES,
  setUpAi,
} from "./generator.ts";

export interface Screen {
  name: string;
  path: (kitchen: FilledKitchen) => string;
  /** Nobody is signed in, or somebody who has just come; else Ana is. */
  as?: "nobody" | "newcomer";
  /** What the browser says on its own account, e.g. of an answer that was to be one of failure. */
  complains?: RegExp;
  /** What is prepared before the page opens. */
  prepare?: (page: Page) => Promise<void>;
  /** What is done on the page before one looks, with the words of the English interface. */
  act?: (page: Page) => Promise<void>;
  /** Taller than a screen, and worth seeing whole. */
  long?: true;
}

const press = (role: "button" | "tab" | "link", name: string | RegExp) => async (page: Page) => {
  await page.getByRole(role, { name }).first().click();
};

const inTurn =
  (...acts: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

const shown = (role: "dialog" | "alertdialog") => async (page: Page) => {
  await page.getByRole(role).waitFor();
};

/** Presses the bookmark key, twice where it was on, so that the toast always says the same. */
async function bookmark(page: Page): Promise<void> {
  const isOn = (await page.getByRole("button", { name: /^Bookmarked/ }).count()) > 0;
  await press("button", /^Bookmark/)(page);
  if (isOn) {
    await page.getByText("Bookmark removed").waitFor();
    await press("button", /^Bookmark/)(page);
  }
  await page.getByText("Recipe bookmarked").waitFor();
}

/** Nothing is on the stove that an earlier look has left there. */
async function emptyKitchen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("emptied")) return;
    sessionStorage.setItem("emptied", "yes");
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("larder-kitchen")) localStorage.removeItem(key);
    }
  });
}

/** Leaves the first screen of cooking mode, where everything is got ready. */
const startCooking = press("button", "All set");

async function unlock(page: Page): Promise<void> {
  await page.getByLabel("Admin password").fill(ADMIN_PASSWORD);
  await press("button", "Unlock")(page);
  await page.getByRole("tab", { name: "User Feedback" }).waitFor();
}

/** The list answers so, whatever the server holds. */
const listAnswers = (answer: { status?: number; json: unknown }) => async (page: Page) => {
  await page.route(/\/api\/recipes\?/, (route) => route.fulfill(answer));
};

/** Asks on the home page for what the generator knows half of. */
async function ask(page: Page): Promise<void> {
  await page.getByLabel("What do you want to cook?").fill("leek, quinoa, zorblax");
  await press("button", "Generate")(page);
}

/** Every screen of the app, and what opens over one. */
export const SCREENS: readonly Screen[] = [
  { name: "login", path: () => "/login", as: "nobody" },
  { name: "not-found", path: () => "/no/such/page", as: "nobody" },
  { name: "home", path: () => "/", long: true },
  {
    name: "home-entries",
    path: () => "/",
    act: async (page) => {
      await page.getByLabel("What do you want to cook?").fill("leeks");
      await page.keyboard.type(",lemon,");
    },
  },
  {
    name: "generate-offer",
    path: () => "/",
    prepare: (page) => answerGenerator(page, { nearest: NEAREST, generate: (route) => route.abort() }),
    act: inTurn(ask, shown("dialog")),
  },
  {
    name: "generate-nothing",
    path: () => "/",
    prepare: (page) =>
      answerGenerator(page, {
        generate: (route) =>
          route.fulfill({
            status: 422,
            json: {
              success: false,
              error: "in English",
              code: "nothing-composed",
              details: { notes: [...COMPOSER_NOTES, { code: "not-understood", words: [] }] },
            },
          }),
      }),
    act: inTurn(ask, async (page) => page.getByText("zorblax").first().waitFor()),
    complains: /422/,
  },
  {
    name: "generate-ai",
    path: () => "/",
    prepare: async (page) => {
      await setUpAi(page);
      await answerGenerator(page, { generate: () => {} });
    },
    act: inTurn(ask, async (page) => page.getByText("The AI is writing").waitFor()),
  },
  {
    name: "generate-ai-failed",
    path: () => "/",
    prepare: async (page) => {
      await setUpAi(page);
      await answerGenerator(page, {
        generate: (route) =>
          route.fulfill({
            status: 429,
            headers: { "Retry-After": "1800" },
            json: { success: false, error: "in English", code: "generation-spent" },
          }),
      });
    },
    act: inTurn(ask, async (page) => page.getByText("You can generate again").waitFor()),
    complains: /429/,
  },
  {
    name: "generated",
    path: () => "/",
    prepare: (page) =>
      answerGenerator(page, {
        generate: (route) =>
          route.fulfill({
            json: { success: true, recipe: COMPOSED, origin: "composer", notes: COMPOSER_NOTES },
          }),
      }),
    act: inTurn(ask, async (page) => page.getByRole("heading", { name: "Good to know" }).waitFor()),
  },
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
    act: async (page) => {
      await page.context().setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      await page.getByText("old", { exact: false }).first().waitFor();
    },
    complains: /ERR_INTERNET_DISCONNECTED/,
  },
  { name: "list-search", path: () => "/recipes?search=leek+butter" },
  { name: "list-nothing-found", path: () => "/recipes?search=moon+cheese" },
  { name: "add-sheet", path: () => "/recipes", act: inTurn(press("button", /^Add/), shown("dialog")) },
  { name: "detail", path: ({ slug }) => `/recipe/${slug}` },
  {
    name: "detail-steps",
    path: ({ slug }) => `/recipe/${slug}`,
    act: async (page) => {
      await press("button", /Feed it the stock/)(page);
      await page.evaluate(() => scrollTo(0, 480));
    },
  },
  {
    name: "detail-ingredients",
    path: ({ slug }) => `/recipe/${slug}`,
    act: async (page) => {
      const tab = page.getByRole("tab", { name: "Ingredients" });
      if (await tab.isVisible()) await tab.click();
    },
    long: true,
  },
  { name: "detail-details", path: ({ slug }) => `/recipe/${slug}`, act: press("tab", "Details") },
  { name: "detail-picture", path: ({ pictured }) => `/recipe/${pictured}`, act: press("tab", "Details") },
  { name: "toast", path: ({ slug }) => `/recipe/${slug}`, act: bookmark },
  { name: "cook-ready", path: ({ slug }) => `/recipe/${slug}/cook`, prepare: emptyKitchen, long: true },
  {
    name: "cook",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyKitchen,
    act: inTurn(startCooking, press("button", "Next Step")),
  },
  {
    name: "cook-settings",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyKitchen,
    act: inTurn(press("button", "Settings"), shown("dialog")),
  },
  {
    name: "cook-timeline",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyKitchen,
    act: inTurn(press("button", "Timeline"), shown("dialog")),
  },
  {
    name: "cook-tips",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyKitchen,
    act: inTurn(startCooking, press("button", "Next Step"), press("button", "Show tips")),
  },
  {
    name: "cook-ingredients",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyKitchen,
    act: inTurn(press("button", /ngredients/), shown("dialog")),
  },
  {
    name: "cook-finished",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyKitchen,
    act: inTurn(
      startCooking,
      press("button", "Next Step"),
      press("button", "Next Step"),
      press("button", "Finish Cooking"),
    ),
  },
  { name: "edit", path: ({ slug }) => `/recipe/${slug}/edit`, long: true },
  {
    name: "edit-delete",
    path: ({ slug }) => `/recipe/${slug}/edit`,
    act: inTurn(press("button", /^Delete/), shown("alertdialog")),
  },
  {
    name: "edit-problem",
    path: ({ slug }) => `/recipe/${slug}/edit`,
    act: async (page) => {
      await page.getByLabel("Recipe name").fill("");
      await press("button", "Save")(page);
    },
  },
  {
    name: "edit-unit",
    path: ({ slug }) => `/recipe/${slug}/edit`,
    act: async (page) => {
      await page.getByLabel("Unit").nth(1).focus();
    },
  },
  {
    name: "edit-picture-leave",
    path: ({ pictured }) => `/recipe/${pictured}/edit`,
    act: async (page) => {
      await page.getByLabel("Description").fill("Sweet, and sharp at the end.");
      await page.getByRole("link", { name: /^Back/ }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "add", path: () => "/recipes/add" },
  { name: "add-url", path: () => "/recipes/add/url" },
  {
    name: "add-url-failed",
    path: () => "/recipes/add/url",
    act: async (page) => {
      await page.getByLabel("Recipe URL").fill("http://127.0.0.1:9/soup");
      await press("button", "Import Recipe")(page);
      await page.locator("[data-slot=toast]").waitFor();
    },
    complains: /422/,
  },
  { name: "add-text", path: () => "/recipes/add/text" },
  {
    name: "add-text-ai",
    path: () => "/recipes/add/text",
    prepare: async (page) => {
      await setUpAi(page);
      await page.route("**/api/recipes/generate", () => {});
    },
    act: async (page) => {
      await page.getByRole("textbox", { name: "Recipe text" }).fill("Leek soup\n\n2 leeks\n1 l stock");
      await press("button", "Use AI to Generate")(page);
      await page.getByText("The AI is reading").waitFor();
    },
  },
  {
    name: "add-text-noticed",
    path: () => "/recipes",
    act: async (page) => {
      await page.evaluate((made) => history.replaceState({ made }, ""), {
        notes: READER_NOTES,
        recipe: { name: "Grandma's onion tart", slug: "onion-tart" },
      });
      await page.reload();
      await page.getByRole("heading", { name: "Please check: Grandma's onion tart" }).waitFor();
    },
  },
  { name: "add-text-example", path: () => "/recipes/add/text", act: press("tab", "Example Format") },
  { name: "add-json", path: () => "/recipes/add/json" },
  { name: "request", path: () => "/request-recipe" },
  { name: "bookmarks", path: () => "/bookmarks" },
  { name: "bookmarks-empty", path: () => "/bookmarks", as: "newcomer" },
  { name: "profile", path: () => "/profile", long: true },
  {
    name: "feedback",
    path: () => "/profile",
    act: inTurn(press("button", "Send Feedback"), shown("dialog")),
  },
  { name: "admin-gate", path: () => "/admin", as: "newcomer" },
  { name: "admin-feedback", path: () => "/admin", act: unlock },
  { name: "admin-requests", path: () => "/admin", act: inTurn(unlock, press("tab", /Recipe Requests/)) },
  {
    name: "admin-request",
    path: () => "/admin",
    act: inTurn(unlock, press("tab", /Recipe Requests/), press("button", /quince/), shown("dialog")),
  },
  { name: "admin-recipes", path: () => "/admin", act: inTurn(unlock, press("tab", "Shared Recipes")) },
  {
    name: "admin-generated",
    path: () => "/admin",
    prepare: async (page) => {
      await page.route("**/api/admin/generations?*", (route) => route.fulfill({ json: GENERATIONS }));
    },
    act: inTurn(unlock, press("tab", "Generated")),
    long: true,
  },
];

/** Opens a screen and waits until nothing on it is on its way. */
export async function openScreen(page: Page, screen: Screen, kitchen: FilledKitchen): Promise<void> {
  await screen.prepare?.(page);
  await page.goto(kitchen.url + screen.path(kitchen));
  await settle(page);
  if (!screen.act) return;
  await screen.act(page);
  await settle(page);
}

export async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.locator("[data-slot=cover-waiting]").waitFor({ state: "detached" });
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-slot=cover] use")].every((use) =>
      document.querySelector(use.getAttribute("href") ?? "svg"),
    ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .map((animation) => animation.finished.catch(() => {})),
    );
  });
}

export const contextOf = (screen: Screen, kitchen: FilledKitchen) => {
  if (screen.as === "nobody") return {};
  return { storageState: screen.as === "newcomer" ? kitchen.newcomer : kitchen.ana };
};
