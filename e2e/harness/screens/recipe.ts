import type { Page } from "playwright-core";
import { inTurn, press, shown } from "./steps.ts";
import type { Screen } from "./screen.ts";

/** Presses the bookmark button, twice where it was on, so that the toast is always the same. */
async function bookmark(page: Page): Promise<void> {
  const isOn = (await page.getByRole("button", { name: /^Bookmarked/ }).count()) > 0;
  await press("button", /^Bookmark/)(page);
  if (isOn) {
    await page.getByText("Bookmark removed").waitFor();
    await press("button", /^Bookmark/)(page);
  }
  await page.getByText("Recipe bookmarked").waitFor();
}

/** Removes the cookings that an earlier screen has left. */
async function emptyCookingState(page: Page): Promise<void> {
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

/** A recipe, read and cooked. */
export const RECIPE: readonly Screen[] = [
  { name: "detail", path: ({ slug }) => `/recipe/${slug}` },
  {
    name: "detail-steps",
    path: ({ slug }) => `/recipe/${slug}`,
    doStep: async (page) => {
      await press("button", /Feed it the stock/)(page);
      await page.evaluate(() => scrollTo(0, 480));
    },
  },
  {
    name: "detail-ingredients",
    path: ({ slug }) => `/recipe/${slug}`,
    doStep: async (page) => {
      const tab = page.getByRole("tab", { name: "Ingredients" });
      if (await tab.isVisible()) await tab.click();
    },
    long: true,
  },
  { name: "detail-details", path: ({ slug }) => `/recipe/${slug}`, doStep: press("tab", "Details") },
  { name: "detail-picture", path: ({ pictured }) => `/recipe/${pictured}`, doStep: press("tab", "Details") },
  { name: "detail-extras", path: ({ annotated }) => `/recipe/${annotated}`, long: true },
  {
    name: "detail-nutrition",
    path: ({ annotated }) => `/recipe/${annotated}`,
    doStep: press("tab", "Details"),
  },
  {
    name: "detail-viewer",
    path: ({ annotated }) => `/recipe/${annotated}`,
    doStep: inTurn(press("button", "Show picture 1"), shown("dialog")),
  },
  {
    name: "detail-notes",
    path: ({ slug }) => `/recipe/${slug}`,
    doStep: inTurn(press("button", /Rate or note|Edit your notes/), shown("dialog")),
  },
  { name: "copy", path: ({ copy }) => `/recipe/${copy}` },
  {
    name: "copy-differences",
    path: ({ copy }) => `/recipe/${copy}`,
    doStep: inTurn(press("button", "Look"), shown("dialog")),
  },
  {
    name: "history",
    path: ({ copy }) => `/recipe/${copy}/history`,
    doStep: inTurn(press("button", /^Compare/), shown("region")),
    long: true,
  },
  { name: "toast", path: ({ slug }) => `/recipe/${slug}`, doStep: bookmark },
  { name: "cook-ready", path: ({ slug }) => `/recipe/${slug}/cook`, prepare: emptyCookingState, long: true },
  {
    name: "cook",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyCookingState,
    doStep: inTurn(startCooking, press("button", "Next Step")),
  },
  {
    name: "cook-settings",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyCookingState,
    doStep: inTurn(press("button", "More tools"), press("button", "Settings"), shown("dialog")),
  },
  {
    name: "cook-timeline",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyCookingState,
    doStep: inTurn(press("button", "More tools"), press("button", "Timeline"), shown("dialog")),
  },
  {
    name: "cook-tools",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyCookingState,
    doStep: inTurn(startCooking, press("button", "More tools")),
  },
  {
    name: "cook-tips",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyCookingState,
    doStep: inTurn(startCooking, press("button", "Next Step"), press("button", "Show tips")),
  },
  {
    name: "cook-ingredients",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyCookingState,
    doStep: inTurn(press("button", /ngredients/), shown("dialog")),
  },
  {
    name: "cook-finished",
    path: ({ slug }) => `/recipe/${slug}/cook`,
    prepare: emptyCookingState,
    doStep: inTurn(
      startCooking,
      press("button", "Next Step"),
      press("button", "Next Step"),
      press("button", "Finish Cooking"),
    ),
  },
];
