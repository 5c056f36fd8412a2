import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { RISOTTO } from "./harness/seeded-server.ts";
import { openSignedIn } from "./harness/sign-in.ts";

test("a recipe is read by a visitor without scripts until its owner revokes the link", async ({
  page,
  openPage,
  startServer,
  consoleErrors,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  const { slug } = await addRecipe(page, RISOTTO);
  await page.goto(`${server.url}/recipe/${slug}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  await sheet.getByLabel("Your name on the page").fill("Ana of the market");
  await sheet.getByRole("button", { name: "Make a public link" }).click();
  const address = await sheet.getByLabel("Address").inputValue();
  expect(address).toMatch(/\/s\/[\w-]{22}$/);

  const visitor = await openPage({ javaScriptEnabled: false });
  await visitor.goto(address);
  expect(await visitor.title()).toBe(RISOTTO.name);
  const text = await visitor.locator("main").innerText();
  for (const shown of ["Shared by Ana of the market", "risotto rice", "Toast the rice", "18-20 minutes"])
    expect(text).toContain(shown);
  const picture = visitor.locator("main img");
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const overflow = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await sheet.getByRole("button", { name: `Revoke the link to “${RISOTTO.name}”` }).click();
  await sheet.getByRole("button", { name: "Revoke", exact: true }).click();
  await sheet.getByRole("button", { name: "Make a public link" }).waitFor();
  consoleErrors.allow(/404/);
  const gone = await visitor.reload();
  expect(gone?.status()).toBe(404);
  expect(await visitor.locator("h1").innerText()).toBe("There is no page here");
});

test("a reader with an account saves a recipe from its public page", async ({
  page,
  openPage,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  const { id } = await addRecipe(page, { ...RISOTTO, name: "Risotto to keep" });
  const answer = await page.request.post(`${server.url}/api/links`, {
    data: { target: { kind: "recipe", id } },
  });
  const { link } = await answer.json();

  const reader = await openPage();
  await openSignedIn(reader, link.address, "Bo");
  await reader.getByRole("link", { name: "Save to my Larder" }).click();
  await reader.getByRole("button", { name: "Save", exact: true }).click();
  await reader.getByRole("link", { name: "Edit recipe" }).waitFor();
  expect(await reader.getByRole("heading", { level: 1 }).innerText()).toBe("Risotto to keep");
});
