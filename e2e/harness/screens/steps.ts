import type { Page } from "playwright-core";

/** Presses a control, by its label in the English interface. */
export const press = (role: "button" | "tab" | "link", name: string | RegExp) => async (page: Page) => {
  await page.getByRole(role, { name }).first().click();
};

export const inTurn =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const doStep of steps) await doStep(page);
  };

export const shown = (role: "dialog" | "alertdialog" | "region") => async (page: Page) => {
  await page.getByRole(role).first().waitFor();
};
