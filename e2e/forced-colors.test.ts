import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const LEEKS = {
  name: "Buttered leeks",
  ingredients: ["3 leeks", "60 g butter"],
  steps: [{ main_step: "Cook", sub_steps: ["Melt the butter.", "Fry the leeks in it."] }],
};

/** How a control differs for the eye: its background and the width of its border. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return { backgroundColor, border: Number.parseFloat(borderTopWidth) };
  });

async function openRecipe(page: Page, url: string) {
  await page.emulateMedia({ forcedColors: "active" });
  await openSignedIn(page, url, "Ana");
  const { slug } = await addRecipe(page, LEEKS);
  await page.goto(`${url}/recipe/${slug}`);
  return slug;
}

describe("with forced colours", () => {
  test("chosen tabs, pressed buttons and ticks look chosen, and boxes have a border", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const slug = await openRecipe(page, server.url);
    const tab = (name: string) => page.getByRole("tab", { name });
    const chosen = await lookOf(tab("Instructions"));
    expect(chosen.backgroundColor).not.toBe((await lookOf(tab("Details"))).backgroundColor);

    const box = page.getByRole("checkbox").first();
    const face = box.locator("xpath=following-sibling::span");
    const open = await lookOf(face);
    expect(open.border).toBeGreaterThan(0);
    await box.check({ force: true });
    expect((await lookOf(face)).backgroundColor).toBe(chosen.backgroundColor);

    await tab("Ingredients").click();
    const once = page.getByRole("button", { name: "as written", exact: false, pressed: true }).first();
    expect((await lookOf(once)).backgroundColor).toBe(chosen.backgroundColor);

    await page.goto(`${server.url}/recipe/${slug}/cook`);
    await page.getByRole("button", { name: "All set, start Step 1" }).click();
    const progress = page.getByRole("progressbar").locator("span").first();
    expect((await lookOf(progress)).backgroundColor).toBe(chosen.backgroundColor);
  });

  test("a switch shows whether it is on", async ({ page, startServer }) => {
    const server = await startServer();
    await openRecipe(page, server.url);
    await page.goto(`${server.url}/profile`);
    const control = page.getByRole("switch").first();
    await control.waitFor();
    const track = control.locator("> span");
    const before = await lookOf(track);
    expect(before.border).toBeGreaterThan(0);
    await control.click();
    await expect.poll(async () => (await lookOf(track)).backgroundColor).not.toBe(before.backgroundColor);
  });
});
