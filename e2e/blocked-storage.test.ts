import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { signInThroughPopup } from "./harness/sign-in.ts";

/** Simulates a browser that blocks storage: every access throws, and no database opens. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  }
  IDBFactory.prototype.open = refuse;
  IDBFactory.prototype.deleteDatabase = refuse;
}

const STEPS = [{ main_step: "Sweat the leeks", sub_steps: [{ description: "Stir for 10 minutes." }] }];

test("F26: a user whose browser stores nothing signs in, reads, cooks with a timer and bookmarks", async ({
  openPage,
  startServer,
}) => {
  const server = await startServer();
  const page = await openPage();
  await page.context().addInitScript(blockStorage);
  await page.goto(`${server.url}/login`);
  await signInThroughPopup(page, "Ana");
  await page.waitForURL((address) => address.pathname === "/");
  const { slug } = await addRecipe(page, { name: "Leek soup", servings: 4, steps: STEPS });

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Recipes" }).click();
  await page.getByRole("link", { name: /Leek soup/ }).click();
  await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
  await page.getByRole("button", { name: "Bookmark: Leek soup" }).click();
  await page.getByText("Recipe has been added to your bookmarks.").waitFor();

  await page.getByRole("link", { name: /cook/i }).first().click();
  await page.waitForURL(`**/recipe/${slug}/cook`);
  await page.getByRole("button", { name: /start/i }).first().click();
  await page.getByRole("button", { name: "Finish Cooking" }).click();
  await page.getByText("You've successfully cooked Leek soup").waitFor();
  expect(await page.getByRole("alert").filter({ hasText: "wrong" }).count()).toBe(0);
});
