import type { Locator, Page, Route } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness/page.ts";
import { openRecipeSite } from "./harness/recipe-site.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const TOAST_ADDED = "Your recipe has been successfully added.";

type Answer = NonNullable<Parameters<Route["fulfill"]>[0]>;
/** The responses of a failing server, and of one that has lost the session. */
const BROKEN: Answer = { status: 500, body: "broken" };
const SIGNED_OUT: Answer = {
  status: 401,
  json: { success: false, error: "in English", code: "not-signed-in" },
};

const SOUP_TEXT = `Leek soup
Serves 2
Ingredients
3 leeks, sliced
500 ml stock
Instructions
1. Sweat the leeks.
2. Add the stock and simmer 20 minutes.`;

interface Sent {
  recipe: {
    name: string;
    servings: number;
    tags?: string[];
    steps: { name?: string; process?: unknown[] }[];
  };
  originalJson?: unknown;
}

/** Records the requests with which the page adds recipes, in order. */
function watchAdded(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on("request", (request) => {
    const isAdd = request.method() === "POST" && new URL(request.url()).pathname === "/api/recipes";
    if (isAdd) sent.push(request.postDataJSON());
  });
  return sent;
}

test("a pasted text becomes a recipe without AI", async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add/text`, "Ana");
  await page.waitForURL("**/recipes/add/text");
  const sent = watchAdded(page);
  await page.getByRole("heading", { level: 1, name: "Add Recipe from Text" }).waitFor();
  expect(await page.title()).toBe("Add Recipe from Text · Larder");
  expect(await page.getByRole("link", { name: "Back to recipes" }).getAttribute("href")).toBe("/recipes");
  expect(await page.getByRole("tab", { name: "Recipe Text" }).getAttribute("aria-selected")).toBe("true");
  const box = page.getByRole("textbox", { name: "Recipe text" });

  await page.getByRole("button", { name: "Add Recipe Manually" }).click();
  await page.getByRole("alert").getByText("Please enter your recipe text").waitFor();
  expect(await box.evaluate((area) => area === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Use AI to Generate" }).click();
  await page.getByRole("alert").getByText("Please enter your recipe text").waitFor();

  await box.fill(SOUP_TEXT);
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/recipes", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Add Recipe Manually" }).click();
  await page.getByRole("button", { name: "Adding Recipe..." }).waitFor();
  expect(await page.getByRole("button", { name: "Use AI to Generate" }).isDisabled()).toBe(true);
  answer.resolve();
  await page.waitForURL("**/recipes");
  const toast = page.getByRole("status").filter({ hasText: TOAST_ADDED });
  await toast.getByText("Success", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Leek soup" }).waitFor();
  expect(sent[0]?.recipe).toMatchObject({ name: "Leek soup", servings: 2, tags: ["imported", "text"] });
});

test("the example can be added unchanged", async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add/text`, "Ana");
  await page.getByRole("tab", { name: "Example Format" }).click();
  await page.getByRole("region", { name: "Example Format" }).getByText("Ensalada de atún").waitFor();
  await page.getByRole("button", { name: "Try this example" }).click();
  expect(await page.getByRole("textbox", { name: "Recipe text" }).inputValue()).toContain("Ensalada de atún");
  await page.getByRole("button", { name: "Add Recipe Manually" }).click();
  await page.waitForURL("**/recipes");
  await page.getByRole("link", { name: "Ensalada de atún" }).waitFor();
});

test("a text read by AI is saved as such, and a failure is reported and the text stays", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/401|50[023]/);
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add/text`, "Ana");
  const sent = watchAdded(page);
  const alert = page.getByRole("alert");
  const box = page.getByRole("textbox", { name: "Recipe text" });
  const useAi = page.getByRole("button", { name: "Use AI to Generate" });
  await box.fill("leeks, stock; sweat and simmer");

  await useAi.click();
  await alert.getByText("Generating recipes is not set up here yet.").waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(await box.inputValue()).toBe("leeks, stock; sweat and simmer");

  const failing = async (path: string, press: Locator, answer: Answer, shows: string) => {
    await page.route(path, (route) => route.fulfill(answer));
    await press.click();
    await alert.getByText(shows, { exact: true }).waitFor();
    await alert.getByText("Error", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    expect(await box.inputValue()).toBe("leeks, stock; sweat and simmer");
    await page.unroute(path);
  };
  const byHand = page.getByRole("button", { name: "Add Recipe Manually" });
  const [generate, add] = ["**/api/recipes/generate", "**/api/recipes"];
  await failing(generate, useAi, BROKEN, "Failed to generate recipe. Please try again.");
  await failing(generate, useAi, SIGNED_OUT, "You must be logged in to add recipes");
  await failing(add, byHand, BROKEN, "Failed to add recipe. Please check the format and try again.");
  await failing(add, byHand, SIGNED_OUT, "You must be logged in to add recipes");
  const unavailable = { success: false, error: "in English", code: "store-unavailable" };
  await failing(
    add,
    byHand,
    { status: 503, json: unavailable },
    "The recipes cannot be reached right now. Please try again in a moment.",
  );

  const answer = Promise.withResolvers<void>();
  await page.route("**/api/recipes/generate", async (route) => {
    await answer.promise;
    await route.fulfill({ json: { success: true, recipe: AI_DRAFT, notes: [] } });
  });
  await useAi.click();
  await page.getByRole("button", { name: "Generating..." }).waitFor();
  expect(await page.getByRole("button", { name: "Add Recipe Manually" }).isDisabled()).toBe(true);
  answer.resolve();
  await page.waitForURL("**/recipes");
  await page.getByRole("status").getByText("Your recipe has been imported and formatted with AI.").waitFor();
  expect(sent.at(-1)?.recipe.tags).toEqual(["soup", "ai-generated"]);
});

const AI_DRAFT = {
  name: "Leek soup",
  servings: 4,
  tags: ["soup"],
  category: [],
  dietary_preferences: [],
  reviews: [],
  tools: [],
  duration: { prep_time_minutes: 10, cook_time_minutes: 20, total_time_minutes: 30, formatted: "30 min" },
  ingredients: { main: [] },
  steps: [],
};

test("an address and JSON lead to their own pages, and nothing is lost on the way", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add/text`, "Ana");
  const box = page.getByRole("textbox", { name: "Recipe text" });

  await box.fill(" https://example.org/soup\n");
  await page.getByText("This is a web address.").waitFor();
  await page.getByRole("button", { name: "Add Recipe Manually" }).click();
  await page.getByRole("alert").getByText("This is a web address.").waitFor();
  await page.getByRole("link", { name: "Import from URL" }).click();
  await page.waitForURL("**/recipes/add/url");
  expect(await page.getByLabel("Recipe URL").inputValue()).toBe("https://example.org/soup");
  await page.goBack();
  expect(await box.inputValue()).toBe(" https://example.org/soup\n");

  await box.fill('{"name": "Leek soup"}');
  await page.getByRole("link", { name: "Add Recipe from JSON" }).click();
  await page.waitForURL("**/recipes/add/json");
  expect(await page.getByRole("textbox", { name: "Recipe JSON" }).inputValue()).toBe('{"name": "Leek soup"}');
});

test("the text of a page without a recipe can be worked on", async ({ page, consoleErrors, startServer }) => {
  consoleErrors.allow(/422/);
  const article = `<title>My kitchen</title><article><h1>My kitchen</h1><p>${"We like soup with leeks. ".repeat(30)}</p></article>`;
  await using site = await openRecipeSite({ "/about": article });
  const server = await startServer({ settings: { IMPORT_ALLOW_HOSTS: site.host } });
  await openSignedIn(page, `${server.url}/recipes/add/url`, "Ana");
  await page.getByLabel("Recipe URL").fill(`${site.url}/about`);
  await page.getByRole("button", { name: "Import Recipe" }).click();
  await page.getByRole("heading", { name: "Failed to import recipe" }).waitFor();
  await page.getByText("You can copy the recipe from the page and add it as text.").waitFor();
  await page.getByRole("link", { name: "Paste the text instead" }).click();
  await page.waitForURL("**/recipes/add/text");
  expect(await page.getByRole("textbox", { name: "Recipe text" }).inputValue()).toContain(
    "We like soup with leeks.",
  );
  await page.goBack();
  expect(await page.getByLabel("Recipe URL").inputValue()).toBe(`${site.url}/about`);
});

test("an import reports that it runs, and why it failed", async ({ page, consoleErrors, startServer }) => {
  consoleErrors.allow(/401|500/);
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add/url`, "Ana");
  await page.getByRole("heading", { level: 1, name: "Import from URL" }).waitFor();
  expect(await page.getByRole("link", { name: "Back to recipes" }).getAttribute("href")).toBe("/recipes");
  const box = page.getByLabel("Recipe URL");
  await box.fill("https://example.org/soup");

  const answer = Promise.withResolvers<void>();
  await page.route("**/api/recipes/scrape", async (route) => {
    await answer.promise;
    await route.fulfill(BROKEN);
  });
  await page.getByRole("button", { name: "Import Recipe" }).click();
  expect(await page.getByRole("button", { name: "Importing" }).isDisabled()).toBe(true);
  await page.getByRole("status").getByText("Processing Recipe...").waitFor();
  answer.resolve();
  const alert = page.getByRole("alert");
  await alert.getByText("Failed to import recipe. Please try a different URL.", { exact: true }).waitFor();
  await alert.getByText("Error", { exact: true }).waitFor();

  await page.unroute("**/api/recipes/scrape");
  await page.route("**/api/recipes/scrape", (route) => route.fulfill(SIGNED_OUT));
  await page.getByRole("button", { name: "Import Recipe" }).click();
  await alert.getByText("You must be logged in to add recipes").waitFor();
  expect(await box.inputValue()).toBe("https://example.org/soup");
});

test("the ways to add a recipe are a sheet of 400 px on every page, and a page of their own", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add`, "Ana");
  await page.waitForURL("**/recipes/add");
  await page.getByRole("heading", { level: 1, name: "Add New Recipe" }).waitFor();
  const ways = [
    ["Write it yourself", "/recipes/add/write"],
    ["Bring your collection", "/recipes/add/collection"],
    ["Import from URL", "/recipes/add/url"],
    ["Import from text", "/recipes/add/text"],
    ["Photo or PDF", "/recipes/add/photo"],
    ["Code", "/recipes/add/json"],
    ["Request Recipe", "/request-recipe"],
  ] as const;
  for (const [name, href] of ways) {
    const way = page.getByRole("main").getByRole("link", { name });
    expect(await way.getAttribute("href")).toBe(href);
  }
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    ways.map(([, href]) => href),
  );

  await page.getByRole("button", { name: "Add" }).click();
  const sheet = page.getByRole("dialog", { name: "Add New Recipe" });
  for (const [name, href] of ways) {
    expect(await sheet.getByRole("link", { name }).getAttribute("href")).toBe(href);
  }
  expect((await sheet.boundingBox())?.height).toBeCloseTo(400, 1);
  await sheet.getByRole("link", { name: "Request Recipe" }).click();
  await page.waitForURL("**/request-recipe");
  await sheet.waitFor({ state: "detached" });
});

test("long texts scroll in areas of 500 px where the screen has room for them", async ({
  openPage,
  startServer,
}) => {
  const server = await startServer();
  const page = await openPage({ viewport: { width: 1280, height: 1200 } });
  await openSignedIn(page, `${server.url}/recipes/add/text`, "Ana");
  for (const [path, name] of [
    ["/recipes/add/text", "Recipe text"],
    ["/recipes/add/json", "Recipe JSON"],
  ] as const) {
    await page.goto(server.url + path);
    expect((await page.getByRole("textbox", { name }).boundingBox())?.height).toBe(500);
    await page.getByRole("tab", { name: "Example Format" }).click();
    const example = page.getByRole("region", { name: "Example Format" });
    expect((await example.boundingBox())?.height).toBe(500);
  }
});

test("JSON: the form reports problems, and supports the strict reading, servings, and schema.org", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add/json`, "Ana");
  await page.waitForURL("**/recipes/add/json");
  await page.getByRole("heading", { level: 1, name: "Add Recipe from JSON" }).waitFor();
  expect(await page.getByRole("link", { name: "Back to recipes" }).getAttribute("href")).toBe("/recipes");
  expect(await page.getByRole("tab", { name: "Recipe JSON" }).getAttribute("aria-selected")).toBe("true");
  const sent = watchAdded(page);
  const box = page.getByRole("textbox", { name: "Recipe JSON" });
  const add = page.getByRole("button", { name: "Add Recipe" });
  const refused = async (json: string, sentence: string) => {
    await box.fill(json);
    await add.click();
    await page.getByRole("alert").getByText(sentence).waitFor();
    expect(await box.inputValue()).toBe(json);
  };
  await refused("", "Recipe JSON cannot be empty.");
  await refused("{oops", "Invalid JSON format: ");
  await refused("7", "There is no recipe in this JSON.");
  await refused('{"servings": 2}', "Recipe must have a name");
  await page.getByRole("switch", { name: "Fill in missing fields" }).click();
  await refused('{"name": "Leek soup"}', "Missing required fields: 'name', 'steps', 'duration'");
  await page.getByRole("switch", { name: "Fill in missing fields" }).click();

  const servings = page.getByRole("group", { name: "Servings" });
  expect(await servings.getByRole("status").textContent()).toBe("4");
  const schemaOrg = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Rye bread",
    recipeYield: "2 loaves",
    recipeIngredient: ["500 g rye flour"],
    recipeInstructions: ["Knead.", "Bake."],
  };
  await box.fill(JSON.stringify(schemaOrg));
  await servings.getByText("2", { exact: true }).waitFor();
  await servings.getByRole("button", { name: "Fewer servings" }).click();
  expect(await servings.getByRole("button", { name: "Fewer servings" }).isDisabled()).toBe(true);
  await add.click();
  await page.waitForURL("**/recipes");
  await page.getByRole("status").getByText(TOAST_ADDED).waitFor();
  await page.getByRole("link", { name: "Rye bread" }).waitFor();
  expect(sent[0]?.recipe).toMatchObject({ name: "Rye bread", servings: 1 });
  expect(sent[0]?.originalJson).toEqual(schemaOrg);
});

test("JSON: the example passes the strict reading, and a foreign reply is reported as such", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/401|50[023]/);
  const server = await startServer();
  await openSignedIn(page, `${server.url}/recipes/add/json`, "Ana");
  await page.getByRole("tab", { name: "Example Format" }).click();
  await page.getByRole("button", { name: "Try this example" }).click();
  await page.getByRole("switch", { name: "Fill in missing fields" }).click();
  const add = page.getByRole("button", { name: "Add Recipe" });

  const alert = page.getByRole("alert");
  const answered = async (answer: Answer, shows: string) => {
    await page.route("**/api/recipes", (route) => route.fulfill(answer));
    await add.click();
    await alert.getByText(shows, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.unroute("**/api/recipes");
  };
  await answered(
    { status: 200, body: "<html>hello</html>" },
    "Unexpected response format. Check API endpoint.",
  );
  await answered({ status: 502, body: "<html>" }, "Unexpected response format. Check API endpoint.");
  await answered({ status: 500, json: { success: false } }, "Failed to add recipe");
  await answered(SIGNED_OUT, "You must be logged in to add recipes");
  const badJson = { success: false, error: "in English", code: "recipe-json-invalid" };
  await answered({ status: 503, json: badJson }, "Failed to add recipe. Please check your JSON format.");
  expect(await page.getByRole("textbox", { name: "Recipe JSON" }).inputValue()).toContain("Tuna salad");
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/recipes", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await add.click();
  await expect.poll(() => add.isDisabled()).toBe(true);
  answer.resolve();
  await page.waitForURL("**/recipes");
  await page.getByRole("link", { name: "Tuna salad" }).waitFor();
});

test("a recipe can be requested", async ({ page, consoleErrors, startServer }) => {
  consoleErrors.allow(/502/);
  const server = await startServer();
  await openSignedIn(page, `${server.url}/request-recipe`, "Ana");
  await page.waitForURL("**/request-recipe");
  const email = page.getByLabel("Email");
  const content = page.getByLabel("What would you like to cook?");
  const submit = page.getByRole("button", { name: "Submit Request" });
  const alert = page.getByRole("alert");
  expect(await email.inputValue()).toBe("ana@example.com");
  expect(await page.getByRole("link", { name: "Back to recipes" }).getAttribute("href")).toBe("/recipes");

  await submit.click();
  await alert.getByText("Please fill in all fields").waitFor();
  await content.fill("https://example.org/leek-soup");
  await email.fill("ana");
  await submit.click();
  await alert.getByText("Please enter a valid email address").waitFor();

  await email.fill("ana@example.com");
  await page.route("**/api/recipes/queue", (route) => route.fulfill({ status: 502, body: "" }));
  await submit.click();
  await alert.getByText("Failed to submit recipe request. Please try again.", { exact: true }).waitFor();
  expect(await content.inputValue()).toBe("https://example.org/leek-soup");
  await page.unroute("**/api/recipes/queue");

  const types: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/recipes/queue", async (route) => {
    types.push(route.request().postDataJSON().requestType);
    await answer.promise;
    await route.continue();
  });
  await submit.click();
  await page.getByRole("button", { name: "Submitting..." }).waitFor();
  answer.resolve();
  const toast = page.getByRole("status").filter({ hasText: "Request Submitted" });
  await toast
    .getByText("We'll review your recipe request and add it to our collection soon!", { exact: true })
    .waitFor();
  expect(await content.inputValue()).toBe("");
  expect(types).toEqual(["url"]);
});
