import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness/page.ts";
import { openRecipeSite, recipePage } from "./harness/recipe-site.ts";

const LEEK_SOUP = recipePage({
  name: "Leek soup",
  recipeYield: "4",
  totalTime: "PT40M",
  recipeIngredient: ["3 leeks, sliced", "400 g potatoes"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Sweat the leeks." },
    { "@type": "HowToStep", text: "Simmer for 20 minutes." },
  ],
});

/** The largest number of Tab presses that reach any control of this app. */
const MOST_TABS = 60;

/** Presses the Tab key until an element has the focus, and shows it. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      const outline = await focusRing(wanted);
      expect(outline, `the focus is seen on ${wanted.toString()}`).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${wanted.toString()}.`);
}

/** Returns whether an outline or a lit frame is visible, on the element or on its label or frame. */
function focusRing(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => {
    const around = [element, element.parentElement, element.closest("label"), element.nextElementSibling];
    return around.some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
  });
}

async function press(page: Page, wanted: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function write(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
}

test("a cook does the whole job without a pointer", async ({ page, startServer }) => {
  await using site = await openRecipeSite({ "/leek-soup": LEEK_SOUP });
  const server = await startServer({ settings: { IMPORT_ALLOW_HOSTS: site.host } });
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  await page.goto(`${server.url}/login`);
  const popupOpens = page.waitForEvent("popup");
  await press(page, button("Sign in on this machine"));
  const popup = await popupOpens;
  await press(popup, popup.locator(".js-new-account"));
  await write(popup, popup.locator("#email-input"), "ana@example.com");
  await write(popup, popup.locator("#display-name-input"), "Ana");
  await press(popup, popup.locator("#sign-in"));
  await page.waitForURL((url) => url.pathname === "/");

  // The sheet takes the focus, and gives it back to the button that opened it.
  const add = button(/^Add/);
  await press(page, add);
  const sheet = page.getByRole("dialog", { name: "Add New Recipe" });
  await sheet.waitFor();
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  expect(await add.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await press(page, sheet.getByRole("link", { name: "Import from URL" }));
  await write(page, page.getByLabel("Recipe URL"), `${site.url}/leek-soup`);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/recipes");

  await write(page, page.getByRole("searchbox", { name: "Search by ingredient" }), "leek");
  await page.keyboard.press("Enter");
  await page.getByText("1 recipe found").waitFor();
  await press(page, button(/^Bookmark.*Leek soup/));
  await page.getByText("Recipe bookmarked").waitFor();
  await press(page, page.getByRole("link", { name: /Leek soup/ }));
  await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();

  const tick = page.getByRole("checkbox", { name: "Sweat the leeks." });
  await press(page, tick, "Space");
  expect(await tick.isChecked()).toBe(true);
  await tabTo(page, page.getByRole("tab", { name: "Instructions" }));
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tabpanel", { name: "Ingredients" }).getByText("potatoes").waitFor();

  await press(page, page.getByRole("link", { name: /Start cooking/ }));
  await press(page, button("All set, start Step 1"));
  await page.getByText("Step 1 of").waitFor();
  while ((await button("Finish Cooking").count()) === 0) await press(page, button("Next Step"));
  await press(page, button("Finish Cooking"));
  await page.getByText("You've successfully cooked Leek soup").waitFor();
  await press(page, page.getByRole("link", { name: "Back to Recipe" }));
  await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
});
