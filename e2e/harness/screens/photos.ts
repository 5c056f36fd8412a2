import type { Page } from "playwright-core";
import { photoOf, RISOTTO_PAGES } from "../printed-page.ts";
import { inTurn, press } from "./steps.ts";
import type { Screen } from "./screen.ts";

const path: Screen["path"] = () => "/recipes/add/photo";

async function choosePages(page: Page): Promise<void> {
  const [first, second] = RISOTTO_PAGES;
  await page
    .getByLabel("Choose files")
    .setInputFiles([await photoOf(page, "page-12.jpg", first), await photoOf(page, "page-13.jpg", second)]);
  await page.getByRole("button", { name: "Remove page 2" }).waitFor();
}

/** A machine with other work needs long for the first page. */
async function awaitText(page: Page): Promise<void> {
  const text = page.getByRole("textbox", { name: "Recognised text" });
  await text.waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Cancel" }).waitFor({ state: "detached", timeout: 60_000 });
}

/** A recipe from photographs: nothing chosen, two pages chosen, their text beside them. */
export const PHOTO_SCREENS: readonly Screen[] = [
  { name: "add-photo", path },
  { name: "add-photo-chosen", path, doStep: choosePages },
  {
    name: "add-photo-read",
    path,
    doStep: inTurn(choosePages, press("button", "Read the text"), awaitText),
    long: true,
  },
];
