import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { builtFile } from "./harness/built-files.ts";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { settle } from "./harness/screens/screen.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const STEPS = [
  { main_step: "Sweat the leeks", sub_steps: [{ description: "Stir.", ingredients: ["2 leeks"] }] },
];
const INGREDIENTS = { main: ["2 leeks"] };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const hasFocus = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement);
const waitForFocus = (wanted: Locator) => expect.poll(() => hasFocus(wanted)).toBe(true);

async function enter(page: Page, url: string): Promise<void> {
  await openSignedIn(page, url, "Ana");
}

test("a card has the focus when it is scrolled out of sight, and the Tab key goes on from it", async ({
  page,
  startServer,
}) => {
  const server = await startServer({ settings: { RATE_WRITES_PER_MINUTE: "0" } });
  await enter(page, server.url);
  await page.evaluate(async () => {
    for (let index = 40; index >= 1; index -= 1) {
      await fetch("/api/recipes", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ recipe: { name: `Soup ${index}` } }),
      });
    }
  });
  await page.goto(`${server.url}/recipes`);
  // Only the visible cards of a long list are rendered, after its code is loaded.
  await page.locator("[aria-setsize='40']").first().waitFor();
  const card = page.getByRole("link", { name: "Soup 3", exact: true });
  const isInSight = (wanted: Locator) =>
    wanted.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  await card.focus();

  await page.mouse.move(195, 600);
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 400);
  await page.getByRole("link", { name: "Soup 17", exact: true }).waitFor();
  expect(await isInSight(card)).toBe(false);
  expect(await hasFocus(card)).toBe(true);
  expect(await page.getByRole("main").getByRole("listitem").count()).toBeLessThan(20);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const next = page.getByRole("link", { name: "Soup 4", exact: true });
  expect(await hasFocus(next)).toBe(true);
  await expect.poll(() => isInSight(next)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Soup 4" }).waitFor();
});

/** Holds the part for thousands of cards back until it may come. */
async function delayCardWindow(page: Page) {
  const isAskedFor = Promise.withResolvers<void>();
  const mayCome = Promise.withResolvers<void>();
  const file = `**/${builtFile("src/features/recipes/list/card-window.tsx")}`;
  await page.route(file, async (route) => {
    isAskedFor.resolve();
    await mayCome.promise;
    await route.continue();
  });
  return { isAskedFor: isAskedFor.promise, deliver: mayCome.resolve, file };
}

test("a card has the focus when most cards of a long list are no longer rendered", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await enter(page, server.url);
  for (const name of ["Leek soup", "Bean stew", "Herb salad"]) await addRecipe(page, { name });
  const { isAskedFor, deliver } = await delayCardWindow(page);
  await page.goto(`${server.url}/recipes`);
  await isAskedFor;
  await button(page, "Bookmark: Bean stew").focus();
  deliver();
  await page.locator("[data-index='0']").first().waitFor();
  await waitForFocus(button(page, "Bookmark: Bean stew"));
});

test("a card that is pressed opens its recipe, though the part for long lists comes before the release", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await enter(page, server.url);
  await addRecipe(page, { name: "Leek soup" });
  const { isAskedFor, deliver, file } = await delayCardWindow(page);
  await page.goto(`${server.url}/recipes?q=leek`);
  await isAskedFor;
  await page.getByRole("link", { name: "Leek soup" }).hover();
  await page.mouse.down();
  const answer = page.waitForResponse(file);
  deliver();
  await (await answer).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await page.mouse.up();
  await page.waitForURL("**/recipe/leek-soup-*");
});

test("a bookmark button has the focus while it saves, and its neighbour gets it when its card is removed", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await enter(page, server.url);
  for (const name of ["Leek soup", "Bean stew", "Herb salad"]) await addRecipe(page, { name });
  await page.goto(`${server.url}/recipes`);
  for (const name of ["Leek soup", "Bean stew", "Herb salad"]) {
    await button(page, `Bookmark: ${name}`).press("Enter");
    await waitForFocus(button(page, `Bookmarked: ${name}`));
  }

  await page.getByRole("link", { name: "Bookmarks" }).first().click();
  const keys = page.getByRole("button", { name: /^Bookmarked: / });
  await expect.poll(() => keys.count()).toBe(3);
  const second = await keys.nth(2).getAttribute("aria-label");
  await keys.nth(1).press("Enter");
  await expect.poll(() => keys.count()).toBe(2);
  await waitForFocus(button(page, second ?? ""));
});

const KEYS = ["Enter", "Space"] as const;

test.for(KEYS)("a chip that %s removes gives the focus to its box", async (key, { page, startServer }) => {
  const server = await startServer();
  await enter(page, `${server.url}/recipes?search=soy%20sauce+egg+rice`);
  await button(page, "Remove soy sauce").press(key);
  await waitForFocus(page.getByRole("searchbox"));
  await page.waitForURL(/search=egg\+rice$/);
  await waitForFocus(page.getByRole("searchbox"));

  await page.goto(server.url);
  const box = page.getByRole("textbox", { name: "What do you want to cook?" });
  await box.fill("leeks");
  await box.press(",");
  await button(page, "Remove leeks").press(key);
  await waitForFocus(box);
  expect(await page.getByText("Generating...").count()).toBe(0);
});

test("a control that is removed with its notice or its row gives the focus to its neighbour", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await enter(page, server.url);
  for (const name of ["Leek soup", "Bean stew"]) {
    const { slug } = await addRecipe(page, { name, steps: STEPS, ingredients: INGREDIENTS });
    await page.goto(`${server.url}/recipe/${slug}/cook`);
    await page.getByRole("button", { name: /^All set/ }).click();
    await page.getByRole("status").filter({ hasText: "Step 1 of 1" }).waitFor();
  }
  await page.goto(server.url);
  const goOn = page.getByRole("button", { name: /^No longer cooking/ });
  await goOn.nth(0).press("Enter");
  await expect.poll(() => goOn.count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Go on with");

  await page.goto(`${server.url}/recipes`);
  // The long list has taken the place of the first cards, whose buttons go with them.
  await page.locator("[aria-setsize='2']").first().waitFor();
  const bookmark = button(page, "Bookmark: Bean stew");
  await bookmark.press("Enter");
  // A toast that is pointed at stays, however long the rest takes.
  await page.locator("[data-slot=toast]").hover();
  const bookmarked = button(page, "Bookmarked: Bean stew");
  await waitForFocus(bookmarked);
  await button(page, "Dismiss").press("Enter");
  await waitForFocus(bookmarked);
});

describe("a dialog, a sheet or a panel gives the focus back to its opener", () => {
  const recipe = { name: "Leek soup", steps: STEPS, ingredients: INGREDIENTS };
  const closings = [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["its cross", (page: Page) => button(page, "Close").click()],
  ] as const;

  test.for(closings)(
    "the add sheet, the panel for feedback, the ingredients while cooking: by %s",
    async ([, close], { page, startServer }) => {
      const server = await startServer();
      await enter(page, server.url);
      const { slug } = await addRecipe(page, recipe);
      const openers = [
        ["/recipes", button(page, /^Add/)],
        ["/profile", button(page, "Send Feedback")],
        [`/recipe/${slug}/cook`, button(page, /ngredients/)],
      ] as const;
      for (const [path, opener] of openers) {
        await page.goto(server.url + path);
        await opener.click();
        await page.getByRole("dialog").waitFor();
        // A busy machine may show it before it listens, and while it still slides in.
        await settle(page);
        await close(page);
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await waitForFocus(opener);
      }
    },
  );

  test("the panel for feedback also when the feedback was sent", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, `${server.url}/profile`);
    const opener = button(page, "Send Feedback");
    await opener.click();
    const panel = page.getByRole("dialog");
    await panel.locator("textarea").fill("The soup was very good indeed.");
    await panel.locator("button[type=submit]").click();
    await panel.waitFor({ state: "detached" });
    await waitForFocus(opener);
  });

  test("the questions of the editor", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    const { slug } = await addRecipe(page, recipe);
    await page.goto(`${server.url}/recipe/${slug}/edit`);
    const question = page.getByRole("alertdialog");
    const remove = button(page, "Delete");
    await remove.click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await waitForFocus(remove);

    await page.getByRole("textbox", { name: "Recipe name" }).fill("Another soup");
    const back = page.getByRole("link", { name: /back/i }).first();
    await back.click();
    await question.waitFor();
    await page.keyboard.press("Escape");
    await waitForFocus(back);
  });
});
