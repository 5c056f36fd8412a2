import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { smallTargets, whatSticksOut } from "./harness/measures.ts";
import { type OpenPage, test } from "./harness/page.ts";
import { signIn } from "./harness/sign-in.ts";

const CAKE = {
  name: "Brown butter layer cake with salted caramel and hazelnut praline",
  servings: 4,
  steps: [
    {
      main_step: "Cream the butter",
      tip: "Take it out of the fridge early.",
      sub_steps: [
        { description: "Beat butter and sugar for 5 to 7 minutes, scraping down every 2 minutes." },
        { description: "Add the eggs, beating 30 seconds after each." },
      ],
    },
    { main_step: "Bake", sub_steps: [{ description: "Bake for 30 minutes." }] },
  ],
};

const LONG = {
  name: "Leek soup",
  servings: 4,
  steps: [
    {
      main_step: "Sweat the leeks",
      sub_steps: [
        {
          description:
            "Melt the butter in a wide pan over a medium heat, add the leeks with a good pinch of salt and sweat them for " +
            "15 to 20 minutes, stirring now and then, until they are soft but have not taken on any colour. Pour in the wine, " +
            "let it bubble until its sharp smell is gone, scrape the bottom of the pan clean, and turn the heat down again.",
        },
        {
          description:
            "Add the potatoes and the hot stock, bring it to a boil, and skim off the foam that comes up.",
        },
      ],
    },
  ],
};

async function cookOn(
  openPage: OpenPage,
  url: string,
  width: number,
  height: number,
  locale = "en",
  recipe: Record<string, unknown> = CAKE,
) {
  const page = await openPage({ viewport: { width, height }, hasTouch: true, locale });
  await signIn(page, url, "Ana");
  const { slug } = await addRecipe(page, recipe, url);
  await page.goto(`${url}/recipe/${slug}/cook`);
  await page.getByRole("button", { name: "Start", exact: true }).or(startIn("Iniciar", page)).waitFor();
  return page;
}
const startIn = (name: string, page: Page) => page.getByRole("button", { name, exact: true });

async function startAll(page: Page) {
  const chips = page.locator("[data-slot=duration-chip]");
  await chips.first().waitFor();
  for (const chip of await chips.all()) await chip.click();
  await page.locator("[data-slot=timer-dock]").waitFor();
}

/** Returns which part of the height there is from the first sentence of the step to the bar, from 0 to 1. */
const spaceForSentences = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("[data-slot=action-bar]")?.getBoundingClientRect();
    const sentence = document
      .querySelector("[data-slot=sub-step-card] .cooking-text")
      ?.getBoundingClientRect();
    return bar && sentence ? (bar.top - sentence.top) / innerHeight : 0;
  });

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return box;
};

describe("a phone in landscape", () => {
  test("shows the step's timer at once, and three more leave room to read", async ({
    openPage,
    startServer,
  }) => {
    const { url } = await startServer();
    const page = await cookOn(openPage, url, 844, 390);
    const start = await startIn("Start", page).boundingBox();
    const bar = await boxOf(page, "[data-slot=action-bar]");
    expect((start?.y ?? 390) + (start?.height ?? 0)).toBeLessThan(bar.y);
    await startAll(page);
    await page.getByRole("button", { name: "Show all 3 timers" }).waitFor();
    expect((await boxOf(page, "[data-slot=action-bar]")).height).toBeLessThan(100);
    expect(await page.evaluate(whatSticksOut)).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  });

  // The second is a laptop of 1280 x 800 at 200 %.
  test.for([
    [844, 390],
    [640, 400],
  ] as const)(
    "has two fifths of its height for the sentences at %i x %i",
    async ([width, height], { openPage, startServer }) => {
      const { url } = await startServer();
      const page = await cookOn(openPage, url, width, height, "en", LONG);
      await page.locator("[data-slot=duration-chip]").first().waitFor();
      expect(await spaceForSentences(page)).toBeGreaterThan(0.4);
      const timer = await boxOf(page, "[data-slot=timer-block]");
      const card = await boxOf(page, "[data-slot=sub-step-card]");
      expect(timer.x).toBeGreaterThan(card.x + card.width);
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
      expect(await spaceForSentences(page)).toBeGreaterThan(0.4);
    },
  );

  test("has room for longer words when it is small", async ({ openPage, startServer }) => {
    const { url } = await startServer();
    const page = await cookOn(openPage, url, 667, 375, "es");
    await startAll(page);
    const keys = await boxOf(page, "[data-slot=action-bar]");
    expect(keys.height).toBeLessThan(100);
    expect(await page.evaluate(whatSticksOut)).toEqual([]);
  });

  test("has its step in the middle, and not squeezed, when it is wide", async ({ openPage, startServer }) => {
    const { url } = await startServer();
    const page = await cookOn(openPage, url, 932, 430);
    await startAll(page);
    const card = await page.locator("[data-slot=sub-step-card]").first().boundingBox();
    expect(card?.width).toBeGreaterThan(340);
    const next = await page.getByRole("button", { name: "Next Step" }).boundingBox();
    const timerTray = await boxOf(page, "[data-slot=timer-dock]");
    expect((next?.x ?? 0) + (next?.width ?? 0)).toBeLessThan(timerTray.x);
    expect(await page.evaluate(whatSticksOut)).toEqual([]);
  });
});
