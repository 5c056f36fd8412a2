import type { Page } from "playwright-core";
import { answerGenerator, COMPOSED, COMPOSER_NOTES, NEAREST, setUpAi } from "../generator.ts";
import { inTurn, press, shown } from "./steps.ts";
import type { Screen } from "./screen.ts";

/** Asks on the home page for ingredients of which the generator knows half. */
async function ask(page: Page): Promise<void> {
  await page.getByLabel("What do you want to cook?").fill("leek, quinoa, zorblax");
  await press("button", "Generate")(page);
}

/** The sign-in screens, and the generator on the home page. */
export const SIGN_IN_AND_HOME: readonly Screen[] = [
  { name: "login", path: () => "/login", as: "nobody" },
  { name: "not-found", path: () => "/no/such/page", as: "nobody" },
  { name: "home", path: () => "/", long: true },
  {
    name: "home-entries",
    path: () => "/",
    doStep: async (page) => {
      await page.getByLabel("What do you want to cook?").fill("leeks");
      await page.keyboard.type(",lemon,");
    },
  },
  {
    name: "generate-offer",
    path: () => "/",
    prepare: (page) => answerGenerator(page, { nearest: NEAREST, generate: (route) => route.abort() }),
    doStep: inTurn(ask, shown("dialog")),
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
              code: "no-composition",
              details: { notes: [...COMPOSER_NOTES, { code: "not-understood", words: [] }] },
            },
          }),
      }),
    doStep: inTurn(ask, async (page) => page.getByText("zorblax").first().waitFor()),
    complains: /422/,
  },
  {
    name: "generate-ai",
    path: () => "/",
    prepare: async (page) => {
      await setUpAi(page);
      await answerGenerator(page, { generate: () => {} });
    },
    doStep: inTurn(ask, async (page) => page.getByText("The AI is writing").waitFor()),
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
    doStep: inTurn(ask, async (page) => page.getByText("You can generate again").waitFor()),
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
    doStep: inTurn(ask, async (page) =>
      page.getByRole("region", { name: "How this recipe was made" }).waitFor(),
    ),
  },
];
