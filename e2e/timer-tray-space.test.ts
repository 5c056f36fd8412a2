import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { whatSticksOut } from "./harness/measures.ts";
import { test } from "./harness/page.ts";
import { signIn } from "./harness/sign-in.ts";

const recipe = (name: string, ...sentences: string[]) => ({
  name,
  servings: 4,
  steps: [{ main_step: "Cook", sub_steps: sentences.map((description) => ({ description })) }],
});

async function startAll(page: Page, url: string, made: Record<string, unknown>) {
  const { slug } = await addRecipe(page, made, url);
  await page.goto(`${url}/recipe/${slug}/cook`);
  await page.locator("[data-slot=duration-chip]").first().waitFor();
  for (const chip of await page.locator("[data-slot=duration-chip]").all()) await chip.click();
}

/** Returns the texts of timer cards that overlap the element beside them. */
const overlaps = (page: Page) =>
  page.locator("[data-slot=timer-ticket]").evaluateAll((timerCards) =>
    timerCards.flatMap((card) => {
      const [opens, key] = card.querySelectorAll("button");
      const end = key?.getBoundingClientRect().left ?? 0;
      return [...(opens?.querySelectorAll("span") ?? [])]
        .filter((text) => text.className !== "sr-only" && text.getBoundingClientRect().right > end + 1)
        .map((text) => text.textContent);
    }),
  );

test("timers of several recipes are side by side, and no name overlaps a button", async ({
  page,
  startServer,
}) => {
  const { url } = await startServer();
  await signIn(page, url, "Ana");
  await startAll(page, url, recipe("Grandmother's brown butter layer cake", "Bake for 25 to 30 minutes."));
  await startAll(page, url, recipe("Arroz con leche", "Cook for 35 minutes.", "Rest for 10 minutes."));
  await expect.poll(() => page.locator("[data-slot=timer-ticket]").count()).toBe(3);
  expect(await overlaps(page)).toEqual([]);
  expect(await page.evaluate(whatSticksOut)).toEqual([]);

  await page.locator("[data-slot=timer-ticket] button").first().click();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const name = await page.getByRole("dialog").getByRole("textbox").boundingBox();
  expect(name?.width).toBeGreaterThan(150);
});
