import { allEs as es } from "@larder/domain/messages/all-es";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { isEnglishOnly, whatIsSaid } from "./harness/sentences.ts";
import { signInThroughPopup } from "./harness/sign-in.ts";

const PASSWORD = "correct horse battery";

const SOPA = {
  name: "Sopa de puerro",
  tags: ["sopa"],
  duration: { prep_time_minutes: 10, cook_time_minutes: 20, total_time_minutes: 30 },
  ingredients: { produce: ["2 puerros, en rodajas"], main: ["1 l de caldo"] },
  tools: [{ tool_name: "Olla", purpose: "para la sopa" }],
  steps: [
    {
      main_step: "Rehogar",
      tip: "A fuego lento.",
      why: "Para que no se quemen.",
      analogy: "una siesta",
      sub_steps: [{ description: "Rehoga los puerros 10 minutos.", tip: "Sin prisa." }],
    },
    { main_step: "", sub_steps: [{ description: "Añade el caldo." }] },
  ],
};

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

test(
  "no page shows English to a Spanish reader",
  { timeout: 120_000 },
  async ({ openPage, consoleErrors, startServer }) => {
    consoleErrors.allow(/401|404|422/);
    const server = await startServer({ settings: { ADMIN_PASSWORD: PASSWORD, RATE_MESSAGES_PER_HOUR: "0" } });
    const page = await openPage({ locale: "es-ES" });
    const english: string[] = [];
    const read = async (where: string) => {
      const said = await page.evaluate(whatIsSaid);
      expect(said.length).toBeGreaterThan(1);
      english.push(...said.filter(isEnglishOnly).map((sentence) => `${where}: ${sentence}`));
    };
    const open = async (path: string) => {
      await page.goto(server.url + path);
      await page.locator("h1").first().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      await read(path);
    };

    await open("/no/such/page");
    await open("/login");
    await signInThroughPopup(page, "Ana", es.login.buttonLocal);
    await page.evaluate(() =>
      fetch("/api/user/language", {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ preferredLanguage: "es" }),
      }),
    );
    for (const path of ["/", "/recipes", "/bookmarks", "/profile"]) await open(path);
    const { slug } = await addRecipe(page, SOPA);

    await open("/recipes");
    await press(page, es.nav.add);
    await page.getByRole("dialog", { name: es.addMenu.title }).waitFor();
    await read("add sheet");
    for (const path of ["/", "/recipes?search=luna", "/recipes?q=luna", "/recipes?tag=luna"])
      await open(path);

    await open(`/recipe/${slug}`);
    await press(page, new RegExp(`^${es.bookmark.add}`));
    await page.getByText(es.bookmark.addedText).waitFor();
    await read("toast");
    for (const name of [es.detail.ingredients, es.detail.details]) {
      await tab(page, name);
      await read(name);
    }
    await open("/bookmarks");
    await page.getByRole("searchbox").fill("luna");
    await page.getByText(es.bookmarks.noneMatching("luna")).waitFor();
    await read("bookmarks, nothing found");

    await open(`/recipe/${slug}/cook`);
    await page.getByRole("heading", { name: es.cooking.setOut }).waitFor();
    await read("getting ready");
    await press(page, es.tool.tools);
    await read("tools of cooking mode");
    await press(page, es.tool.settings);
    await page.getByRole("dialog").waitFor();
    await read("settings of cooking mode");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await press(page, es.cooking.allSet);
    await press(page, es.cooking.showTips);
    await read("tips");
    await press(page, es.cooking.next);
    await read("second step");
    await press(page, es.cooking.finish);
    await page.getByText(es.cooking.congratulations).waitFor();
    await read("finished");

    await open(`/recipe/${slug}/edit`);
    await page.getByLabel(es.edit.name, { exact: true }).fill("");
    await press(page, es.edit.addCategory);
    await press(page, es.edit.save);
    await page.getByText(es.errors["recipe-name-required"]).waitFor();
    await read("edit, refused");
    await press(page, es.edit.delete);
    await page.getByRole("alertdialog").waitFor();
    await read("delete dialog");

    // The browser itself asks about unsaved changes here.
    page.on("dialog", (dialog) => void dialog.accept());
    await open("/recipes/add");
    await open("/recipes/add/photo");
    await open("/recipes/add/url");
    await press(page, es.addUrl.button);
    await page.getByText(es.addUrl.required).waitFor();
    await page.getByLabel(es.addUrl.label).fill("http://127.0.0.1:1/");
    await press(page, es.addUrl.button);
    await page.getByRole("heading", { name: es.addUrl.failed }).waitFor();
    await read("import, refused");
    await open("/recipes/add/text");
    await press(page, es.addText.manually);
    await page.getByText(es.addText.required).waitFor();
    await page.getByRole("textbox", { name: es.addText.label }).fill("https://example.org/");
    await page.getByText(es.addText.isAddress).first().waitFor();
    await read("text, refused");
    await open("/recipes/add/json");
    await page.getByRole("textbox", { name: es.addJson.label }).fill("{}");
    await press(page, es.addJson.button);
    await page.getByText(es.addJson.nameRequired).waitFor();
    await read("JSON, refused");
    await open("/request-recipe");
    await press(page, es.request.button);
    await page.getByText(es.request.incomplete).waitFor();
    await read("request, refused");

    await open("/profile");
    await press(page, es.profile.sendFeedback);
    const panel = page.getByRole("dialog", { name: es.feedback.title });
    await panel.getByRole("button", { name: es.feedback.button }).click();
    await panel.getByText(es.errors["feedback-too-short"]).waitFor();
    await read("feedback, refused");

    await open("/admin");
    await page.getByLabel(es.admin.password).fill("wrong");
    await press(page, es.admin.unlock);
    await page.getByText(es.admin.invalidPassword).waitFor();
    await read("admin, refused");
    await page.getByLabel(es.admin.password).fill(PASSWORD);
    await press(page, es.admin.unlock);
    for (const name of [es.admin.feedback, es.admin.requests, es.admin.recipes]) {
      await tab(page, name);
      await page.waitForLoadState("networkidle");
      await read(name);
    }
    expect(english).toEqual([]);
  },
);

test.for([
  ["Failed to load bookmarks", true],
  ["3 recipes found", true],
  ["Recipe bookmarked", true],
  ["3 recetas encontradas", false],
  ["TikTok", false],
  ["Sopa de puerro", false],
] as const)("%s is known for English: %s", ([text, isEnglish]) => {
  expect(isEnglishOnly(text)).toBe(isEnglish);
});

test("a new user begins in the language of the browser, and the sign-in page is in the last used one", async ({
  openPage,
  startServer,
}) => {
  const server = await startServer();
  const spanish = await openPage({ locale: "es-ES" });
  await spanish.goto(`${server.url}/login`);
  await signInThroughPopup(spanish, "Ana", es.login.buttonLocal);
  await spanish.getByRole("link", { name: es.nav.recipes }).first().waitFor();

  const english = await openPage({ locale: "en-GB" });
  await english.goto(`${server.url}/login`);
  await signInThroughPopup(english, "Bo");
  await english.goto(`${server.url}/profile`);
  await english.getByRole("button", { name: "Español" }).click();
  await english.getByRole("button", { name: "Cerrar sesión" }).click();
  await english.getByRole("button", { name: es.login.buttonLocal }).waitFor();
  await english.getByText(es.account.loggedOut).waitFor();
  await english.reload();
  await english.getByRole("button", { name: es.login.buttonLocal }).waitFor();
  expect(await english.evaluate(() => document.documentElement.lang)).toBe("es");
});
