import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness/page.ts";
import { paprikaArchive } from "./harness/paprika-archive.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function choose(page: Page): Promise<void> {
  await page
    .getByTestId("files")
    .setInputFiles({ name: "Mine.paprikarecipes", mimeType: "", buffer: await paprikaArchive() });
}

test("a collection is looked at, imported but for one recipe, and taken back as a whole", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add`, "Ana");
  await page.getByRole("link", { name: /^Bring your collection/ }).click();
  await choose(page);

  await page.getByText("Paprika, 3 recipes, 1 that cannot be read").waitFor();
  await page.getByRole("checkbox", { name: "Add Pesto" }).uncheck({ force: true });
  // The choice survives a reload.
  await page.reload();
  await page.getByRole("checkbox", { name: "Add Plum cake" }).waitFor();
  expect(await page.getByRole("checkbox", { name: "Add Pesto" }).isChecked()).toBe(false);
  await page.getByRole("textbox", { name: "Tag for this import" }).fill("from aunt rosa");
  await button(page, "Add 2 recipes").click();

  await page.getByRole("heading", { level: 1, name: "Your recipes are here" }).waitFor();
  await page.getByText("2 recipes added, 1 left out, 1 could not be read").waitFor();
  const report = page.url();
  await page.getByText("It is damaged or cut off.").waitFor();
  await page.getByRole("link", { name: "Show the added recipes" }).click();
  await page.getByRole("heading", { level: 2, name: "Plum cake" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Aunt Rosa's leek soup" }).waitFor();

  // The same archive again has nothing new but what was left out.
  await page.goto(`${server.url}/recipes/add/collection`);
  await choose(page);
  await page.getByText("Paprika, 3 recipes, 2 you have already, 1 that cannot be read").waitFor();
  await button(page, "Add 1 recipe").waitFor();

  await page.goto(report);
  await button(page, "Undo the import").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click();
  await page.getByRole("heading", { level: 1, name: "The import is undone" }).waitFor();
  await page.getByText(/^2 recipes removed/).waitFor();
  await page.goto(`${server.url}/recipes?tag=${encodeURIComponent("from aunt rosa")}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 2, name: "Plum cake" }).count()).toBe(0);
});
