import { startModelServer } from "../apps/api/src/adapters/openai/testing/model-server.ts";
import { SOURCE_TEXT } from "@larder/model-recipes/testing/answers";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { builtFile } from "./harness/built-files.ts";
import { answerGenerator, COMPOSED, setUpAi } from "./harness/generator.ts";
import { test as base } from "./harness/page.ts";
import { openRecipeSite } from "./harness/recipe-site.ts";
import { isEnglishOnly, whatIsSaid } from "./harness/sentences.ts";
import { openSignedIn } from "./harness/sign-in.ts";

/** A server whose model behaves as its name states; Ana is on one of its pages. */
const test = base
  .extend("models", { scope: "file" }, async ({}, { onCleanup }) => {
    const models = await startModelServer();
    onCleanup(() => models.close());
    return models;
  })
  .extend(
    "open",
    ({ page, startServer, models, consoleErrors }) =>
      async (path: string, model?: string, settings: Record<string, string> = {}): Promise<string> => {
        // The browser's own message about an answer with an error status.
        consoleErrors.allow(/the server responded with a status of (401|422|429|50[234])/);
        const ai = model && { OPENAI_BASE_URL: models.baseUrl, OPENAI_MODEL: model };
        const { url } = await startServer({ settings: { ...ai, ...settings } });
        await openSignedIn(page, url + path, "Ana");
        return url;
      },
  );

const boxOf = (page: Page) => page.getByRole("textbox", { name: "What do you want to cook?" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.locator("[data-slot=toast]").getByText(text).waitFor();
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function ask(page: Page, query: string): Promise<void> {
  await boxOf(page).fill(query);
  await button(page, "Generate").click();
}

describe("without a model", () => {
  test("a recipe is composed with a report of that and of the unknown words, over a reload too", async ({
    page,
    open,
  }) => {
    await open("/");
    await page.getByText("No AI is set up here: recipes are put together offline.").waitFor();
    await ask(page, "leek soup, zorblax");
    await page.waitForURL("**/recipe/*");
    await toast(page, "Recipe generated successfully!");
    await page.getByText("Put together offline, without AI").waitFor();
    const note = page.getByRole("region", { name: "How this recipe was made" });
    await note.getByText("“zorblax” is not known here, so it is not in the recipe.").waitFor();
    await page.reload();
    await note.getByText("zorblax").waitFor();
    await page.getByRole("tab", { name: "Details" }).click();
    await page.getByText("How it was made").waitFor();
    expect(await page.getByText("AI", { exact: true }).count()).toBe(0);
  });

  test("existing recipes are offered first: one made for the same query, and the nearest", async ({
    page,
    open,
  }) => {
    const url = await open("/");
    await addRecipe(page, { name: "Fennel and potato gratin", ingredients: { main: ["2 fennel bulbs"] } });
    await ask(page, "fennel soup");
    const sheet = page.getByRole("dialog", { name: "Cook one of these?" });
    const near = sheet.getByRole("region", { name: "The nearest in the collection" });
    await near.getByRole("link", { name: "Fennel and potato gratin" }).waitFor();
    expect(await sheet.getByRole("region", { name: "Made for this before" }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    expect(await boxOf(page).inputValue()).toBe("fennel soup");
    expect(await button(page, "Generate").evaluate((key) => key === document.activeElement)).toBe(true);

    await page.keyboard.press("Enter");
    await sheet.getByRole("button", { name: "Put together a new one" }).click();
    await page.waitForURL("**/recipe/*");
    const first = page.url();
    const name = await title(page).textContent();

    await page.goto(url);
    await ask(page, "Fennel SOUP");
    const same = sheet.getByRole("region", { name: "Made for this before" });
    await same.getByRole("link", { name: name ?? "" }).click();
    await page.waitForURL(first);

    await page.goto(url);
    await ask(page, "fennel soup");
    await sheet.getByRole("button", { name: "Put together a new one" }).click();
    await page.waitForURL("**/recipe/*");
    expect(page.url()).not.toBe(first);
  });

  test("the unknown dish and words are named when nothing can be composed, and the input stays", async ({
    page,
    open,
  }) => {
    await open("/");
    await boxOf(page).fill("zorblax");
    await boxOf(page).press("Enter");
    await boxOf(page).fill("qwrtplk");
    await button(page, "Generate").click();
    await page.getByRole("alert").getByText("No recipe can be put together from this.").waitFor();
    await page.getByText("“qwrtplk” is not known here").waitFor();
    await page.getByText("We do not know “zorblax”, and make no other dish under its name.").waitFor();
    await button(page, "Dismiss").click();
    await page.getByText("“qwrtplk” is not known here").waitFor();
    expect(await boxOf(page).inputValue()).toBe("qwrtplk");
    await button(page, "Remove zorblax").waitFor();
  });

  test("the list's form does the same by a name", async ({ page, open }) => {
    await open("/recipes");
    await page.getByLabel("Make a new recipe by its name").fill("tuna salad");
    await button(page, "Generate Recipe").click();
    await page.waitForURL("**/recipe/*");
    await page.getByText("Put together offline, without AI").waitFor();
  });

  test("a user who has left the page is notified, and stays where they are", async ({ page, open }) => {
    await open("/");
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/recipes/search", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await ask(page, "leek soup");
    await button(page, "Generating...").waitFor();
    await page.getByRole("link", { name: "Profile" }).click();
    await page.waitForURL("**/profile");
    answer.resolve();
    await toast(page, "Recipe generated successfully!");
    expect(new URL(page.url()).pathname).toBe("/profile");
    await button(page, "Open recipe").click();
    await page.waitForURL("**/recipe/*");
  });
});

describe("with a model", () => {
  test("its recipe names its author, and the same query offers it first", async ({ page, open, models }) => {
    const url = await open("/", "good#e2e");
    expect(await page.getByText("No AI is set up here").count()).toBe(0);
    await addRecipe(page, { name: "Lentil soup of old", ingredients: { main: ["200 g red lentils"] } });
    await ask(page, "lentil soup");
    await page.waitForURL("**/recipe/*");
    await toast(page, "Recipe generated successfully!");
    await page.getByRole("heading", { level: 1, name: "Tomato and lentil soup" }).waitFor();
    await page.getByText("Written by AI (good#e2e)").waitFor();

    await page.goto(url);
    await ask(page, "lentil soup");
    const sheet = page.getByRole("dialog", { name: "Cook one of these?" });
    await sheet.getByRole("link", { name: "Tomato and lentil soup" }).waitFor();
    expect(await sheet.getByRole("link").count()).toBe(1);
    expect(models.requestsFor("good#e2e")).toHaveLength(1);
    await sheet.getByRole("button", { name: "Make a new one" }).click();
    await page.waitForURL("**/recipe/*");
    expect(models.requestsFor("good#e2e")).toHaveLength(2);
  });

  test("cancelling reaches the model, and the form is as it was", async ({ page, open, models }) => {
    await open("/", "silent#e2e");
    await ask(page, "lentil soup");
    await page.getByRole("status").getByText("The AI is writing. This can take a minute or two.").waitFor();
    await expect.poll(() => models.requestsFor("silent#e2e").length).toBe(1);
    await button(page, "Cancel").click();
    await page.getByRole("status").getByText("Cancelled. What you typed is still here.").waitFor();
    await expect.poll(() => models.requestsFor("silent#e2e")[0]?.abandonedAt).toBeTruthy();
    expect(await boxOf(page).inputValue()).toBe("lentil soup");
    expect(await button(page, "Generate").evaluate((key) => key === document.activeElement)).toBe(true);
    expect(await page.locator("[data-slot=toast]").count()).toBe(0);
  });

  test("a slow model is waited for, also while the connection is lost", async ({
    page,
    open,
    models,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await open("/", "delayed#e2e");
    const { promise: isOffline, resolve: lose } = Promise.withResolvers<void>();
    // A browser that is told to be offline still reads the answers to requests that it has sent.
    await page.route(
      "**/api/recipes/search",
      async (route) => {
        void route.fetch().catch(() => undefined);
        await isOffline;
        await route.abort("internetdisconnected");
      },
      { times: 1 },
    );
    await ask(page, "lentil soup");
    await button(page, "Generating...").waitFor();
    await button(page, "Cancel").waitFor();
    await expect.poll(() => models.requestsFor("delayed#e2e").length).toBe(1);
    // A call that fails within two seconds is reported at once.
    await page.waitForTimeout(2_100);
    const [request] = models.requestsFor("delayed#e2e");
    await page.context().setOffline(true);
    lose();
    await page.waitForTimeout(500);
    expect([request?.abandonedAt, await button(page, "Cancel").isVisible()]).toEqual([null, true]);
    await page.context().setOffline(false);
    await page.waitForURL("**/recipe/*");
    await page.getByText("Written by AI (delayed#e2e)").waitFor();
    expect(models.requestsFor("delayed#e2e")).toHaveLength(1);
  });

  // The sentences of other failures are tried with the function that chooses them.
  test.for([
    ["refusal", "The AI would not answer this. Please ask in other words."],
    ["busy-for-long", /^The AI is busy\. Please try again in \d+ (second|minute)s?\.$/],
    ["hanging", "Failed to generate recipe. Please try again later.", { AI_TIMEOUT_MS: "1000" }],
  ] as const)(
    "%s: it says what went wrong, keeps the words, and one is put together offline instead",
    async ([model, sentence, settings], { page, open }) => {
      await open("/", `${model}#e2e`, settings);
      await boxOf(page).fill("leek");
      await boxOf(page).press("Enter");
      await boxOf(page).fill("soup");
      await button(page, "Generate").click();
      const alert = page.getByRole("alert");
      await alert.getByText(sentence, { exact: true }).waitFor();
      await alert.getByText("Error", { exact: true }).waitFor();
      expect(await boxOf(page).inputValue()).toBe("soup");
      // The entry, and below the box what was understood of it.
      await button(page, "Remove leek").first().waitFor();
      await button(page, "Put one together offline").click();
      await page.waitForURL("**/recipe/*");
      await page.getByText("Put together offline, without AI").waitFor();
    },
  );

  test("the button below a reason is drawn together with it, and is not pushed away later", async ({
    page,
    open,
  }) => {
    await open("/", "refusal#late");
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const reason = `/${builtFile("src/features/generate/refusal.tsx")}`;
    await page.route(
      ({ pathname }) => pathname === reason,
      async (route) => {
        await isReleased;
        await route.continue();
      },
    );
    await ask(page, "leek soup");
    await page.getByRole("alert").waitFor();
    expect(await button(page, "Put one together offline").count()).toBe(0);
    release();
    await button(page, "Put one together offline").click();
    await page.waitForURL("**/recipe/*");
  });

  test("the time when it opens again is shown when all is spent, and the composer is never limited", async ({
    page,
    open,
  }) => {
    const url = await open("/", "good#spent", { AI_CREDITS_PER_HOUR: "1" });
    await ask(page, "lentil soup");
    await page.waitForURL("**/recipe/*");
    await page.goto(url);
    await ask(page, "leek omelette");
    const inAnHour = new Date(Date.now() + 3_600_000);
    const said = page.getByRole("alert").getByText(/^That is all that can be generated for now\./);
    const [, hour] =
      /You can generate again (?:tomorrow )?at (\d\d):\d\d\.$/.exec((await said.textContent()) ?? "") ?? [];
    expect([inAnHour.getHours(), new Date(inAnHour.getTime() + 60_000).getHours()]).toContain(Number(hour));
    expect(await boxOf(page).inputValue()).toBe("leek omelette");
    await button(page, "Put one together offline").click();
    await page.waitForURL("**/recipe/*");
    await page.getByText("Put together offline, without AI").waitFor();
  });

  test("one question runs at a time: the second is notified of the first", async ({ page, open }) => {
    const url = await open("/", "silent#twice");
    await ask(page, "lentil soup");
    await button(page, "Cancel").waitFor();
    const other = await page.context().newPage();
    await other.goto(url);
    await ask(other, "leek omelette");
    await other
      .getByRole("alert")
      .getByText("Another recipe of yours is still being generated. Please wait for it.")
      .waitFor();
    expect(await boxOf(other).inputValue()).toBe("leek omelette");
  });
});

describe("a pasted text", () => {
  const areaOf = (page: Page) => page.getByRole("textbox", { name: "Recipe text" });

  test("is read by the model and saved unchanged in content", async ({ page, open }) => {
    await open("/recipes/add/text", "good#text");
    await areaOf(page).fill(SOURCE_TEXT);
    await button(page, "Use AI to Generate").click();
    await page.waitForURL("**/recipes");
    await toast(page, "Your recipe has been imported and formatted with AI.");
    await button(page, "Dismiss").click();
    await page.getByRole("link", { name: "Grandma's onion tart" }).click();
    await page.getByText("Made with AI").waitFor();
  });

  test("lists its unmatched lines on the next page and on the recipe's page", async ({ page, open }) => {
    await open("/recipes/add/text", "invents-some#text");
    await areaOf(page).fill(SOURCE_TEXT);
    await button(page, "Use AI to Generate").click();
    await page.waitForURL("**/recipes");
    const note = page.getByRole("region", { name: "Please check: Grandma's onion tart" });
    await note.getByText("These lines are not in the text. Please check them:").waitFor();
    await note.getByText(/truffle/).waitFor();
    await note.getByRole("link", { name: "Open recipe" }).click();
    await page.waitForURL("**/recipe/*");
    await page
      .getByRole("region", { name: "Good to know" })
      .getByText(/truffle/)
      .waitFor();
  });

  test.for([
    ["invents-a-recipe", "The text does not seem to contain a recipe."],
    ["refusal", "The AI would not answer this. Please ask in other words."],
    [undefined, "Generating recipes is not set up here yet."],
  ] as const)("%s: it says why nothing came of it, and stays", async ([model, sentence], { page, open }) => {
    await open("/recipes/add/text", model && `${model}#text`);
    await areaOf(page).fill(SOURCE_TEXT);
    await button(page, "Use AI to Generate").click();
    await page.getByRole("alert").getByText(sentence, { exact: true }).waitFor();
    expect(await areaOf(page).inputValue()).toBe(SOURCE_TEXT);
    await button(page, "Dismiss").click();
    await button(page, "Add Recipe Manually").click();
    await page.waitForURL("**/recipes");
  });

  test("cancelling reaches the model, and the text stays", async ({ page, open, models }) => {
    await open("/recipes/add/text", "silent#text");
    await areaOf(page).fill(SOURCE_TEXT);
    await button(page, "Use AI to Generate").click();
    await expect.poll(() => models.requestsFor("silent#text").length).toBe(1);
    await button(page, "Cancel").click();
    await page.getByRole("status").getByText("Cancelled. What you typed is still here.").waitFor();
    await expect.poll(() => models.requestsFor("silent#text")[0]?.abandonedAt).toBeTruthy();
    expect(await areaOf(page).inputValue()).toBe(SOURCE_TEXT);
  });
});

test("names the model when only the model could read its page", async ({ page, open }) => {
  const prose = SOURCE_TEXT.replaceAll("\n", ", ");
  await using site = await openRecipeSite({
    "/tart": `<!doctype html><html lang="en"><title>Sundays</title><body><p>${prose}</p></body></html>`,
  });
  await open("/recipes/add/url", "good#page", { IMPORT_ALLOW_HOSTS: site.host });
  await page.getByLabel("Recipe URL").fill(`${site.url}/tart`);
  await button(page, "Import Recipe").click();
  await page.waitForURL("**/recipes");
  await page.getByRole("link", { name: "Grandma's onion tart" }).click();
  await page.getByText("Read by AI from 127.0.0.1").waitFor();
});

test("the administrator sees what was generated, by whom and at what cost", async ({ page, open }) => {
  const url = await open("/", "refusal#admin", { ADMIN_PASSWORD: "correct horse battery" });
  await ask(page, "leek soup");
  await button(page, "Put one together offline").click();
  await page.waitForURL("**/recipe/*");
  await page.goto(`${url}/admin`);
  await page.getByLabel("Admin password").fill("correct horse battery");
  await button(page, "Unlock").click();
  await page.getByRole("tab", { name: "Generated" }).click();
  const sums = page.getByRole("region", { name: "The last 24 hours" });
  await sums.getByText("of 500 for all").waitFor();
  const rows = page.getByRole("tabpanel", { name: "Generated" }).getByRole("listitem");
  const [composed, refused] = await rows.allTextContents();
  expect(composed).toMatch(/Offline, without AI.*Done.*0 credits/s);
  expect(refused).toMatch(/refusal#admin.*tokens.*ms.*Refused by the AI.*1 credit/s);
});

test("all messages are in Spanish for a Spanish reader", async ({ page, open }) => {
  const url = await open("/", "refusal#spanish", { ADMIN_PASSWORD: "correct horse battery" });
  const english: string[] = [];
  const read = async () => english.push(...(await page.evaluate(whatIsSaid)).filter(isEnglishOnly));
  const request = async (query: string) => {
    await page.goto(url);
    await page.getByRole("textbox", { name: "¿Qué quieres cocinar?" }).fill(query);
    await button(page, "Generar").click();
  };
  await page.evaluate(() =>
    fetch("/api/user/language", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ preferredLanguage: "es" }),
    }),
  );
  await request("zorblax");
  await page
    .getByRole("alert")
    .getByText("La IA se ha negado a responder. Pídelo con otras palabras.")
    .waitFor();
  await read();
  await button(page, "Componer una sin conexión").click();
  await page.getByRole("alert").getByText("Con esto no se puede componer ninguna receta.").waitFor();
  await page.getByText("No conocemos «zorblax»").waitFor();
  await read();
  await request("sopa de puerro, zorblax");
  await button(page, "Componer una sin conexión").click();
  await page.waitForURL("**/recipe/*");
  await page.getByRole("region", { name: "Cómo se hizo esta receta" }).getByText("«zorblax»").waitFor();
  await page.getByText("Compuesta sin conexión, sin IA").waitFor();
  await read();
  await request("sopa de puerro, zorblax");
  await page.getByRole("dialog", { name: "¿Cocinas una de estas?" }).waitFor();
  await read();
  await page.goto(`${url}/admin`);
  await page.getByLabel("Contraseña de administración").fill("correct horse battery");
  await button(page, "Entrar").click();
  await page.getByRole("tab", { name: "Generadas" }).click();
  await page.getByText("Rechazada por la IA").first().waitFor();
  await read();
  expect(english).toEqual([]);
});

test("a limit that opens tomorrow is reported as such, also by a server of another kind", async ({
  page,
  startServer,
  consoleErrors,
}) => {
  consoleErrors.allow(/429/);
  const server = await startServer();
  await setUpAi(page);
  await answerGenerator(page, {
    generate: (route) =>
      route.fulfill({
        status: 429,
        headers: { "Retry-After": "86399" },
        json: { success: false, error: "in English", code: "generation-spent" },
      }),
  });
  await openSignedIn(page, server.url, "Ana");
  await ask(page, COMPOSED.name);
  await page
    .getByRole("alert")
    .getByText(/You can generate again tomorrow at \d\d:\d\d\.$/)
    .waitFor();
});
