import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { expectUsable } from "./harness/expect-usable.ts";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";
import { sendSoupPicture } from "./harness/soup-picture.ts";

const output = (name: string) => fileURLToPath(new URL(`output/${name}`, import.meta.url));
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function addSome(page: Page): Promise<void> {
  const image = await page.evaluate(sendSoupPicture);
  await addRecipe(page, {
    name: "Leek soup",
    image,
    ingredients: { main: ["2 leeks", "1 l stock"], "To serve": ["50 ml cream"] },
    steps: [
      { main_step: "Cook", sub_steps: ["Boil the leeks in the stock for 20 minutes.", "Stir in the cream."] },
    ],
    notes: ["Freezes well."],
    tags: ["soup"],
  });
  await addRecipe(page, { name: "Plum cake", ingredients: ["500 g plums", "200 g flour"], steps: ["Bake."] });
}

test("all recipes, a search and a collection are downloaded by the browser itself", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  await addSome(page);
  await button(page, "Choose a file").click();
  const sheet = page.getByRole("dialog", { name: "Take recipes with you" });
  await sheet.getByText("All recipes that you own").waitFor();
  await expectUsable(page, "the choice of files");
  const [archive] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByRole("link", { name: "Larder archive" }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^My recipes larder \d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await archive.path());
  for (const name of ["larder.json", "index.html", "recipes/Leek soup.html", "pictures/Leek soup 1.webp"])
    expect(bytes.includes(name)).toBe(true);

  await page.goto(`${server.url}/recipes?q=plum`);
  await button(page, "Take along").click();
  await sheet.getByText("What this search finds").waitFor();
  const [found] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByRole("link", { name: "E-book" }).click(),
  ]);
  expect(found.suggestedFilename()).toMatch(/^plum epub .*\.epub$/);
});

test("a cookbook is printed with contents, a recipe a page, pictures and an index", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }),
  );
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  await addSome(page);
  await button(page, "Choose a file").click();
  await page.getByRole("link", { name: "Print or save as PDF" }).click();
  await page.getByRole("heading", { level: 1, name: "Cookbook" }).waitFor();
  // The dialog opens by itself once the pictures are there.
  await page.locator("body[data-printed]").waitFor();
  await expectUsable(page, "the cookbook");
  const pdf = (await page.pdf({ format: "A4", path: output("cookbook.pdf") })).toString("latin1");
  // A title page, contents, two recipes and the index.
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(5);
  expect(pdf).toContain("/Subtype /Image");
});
