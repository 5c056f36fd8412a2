import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signIn } from "./harness/sign-in.ts";

const SOUP = {
  name: "Leek soup",
  description: "Warm.",
  servings: 4,
  duration: { prep_time_minutes: 10, cook_time_minutes: 20, total_time_minutes: 30 },
  tags: ["quick", "winter"],
  url: "https://example.com/soup",
  author: "Ana",
  source: "book",
  ingredients: {
    produce: ["400 g leeks, sliced in rings", "2-3 cloves garlic, crushed"],
    seasoning: [{ item: "salt", quantity: "a handful" }],
  },
  steps: [
    {
      main_step: "Sweat the leeks",
      analogy: "a sauna",
      parallel_group: 2,
      sub_steps: [
        {
          description: "Melt the butter",
          analogy: "snow in spring",
          action_id: "melt",
          duration_minutes: 3,
          ingredients: ["50 g butter"],
        },
        { description: "Add the leeks" },
      ],
    },
    { main_step: "Blend", sub_steps: [{ description: "Blend until smooth" }] },
  ],
};

async function openEditor(page: Page, url: string, recipe: Record<string, unknown> = SOUP) {
  await signIn(page, url, "Ana");
  const added = await addRecipe(page, recipe, url);
  await page.goto(`${url}/recipe/${added.slug}`);
  await page.getByRole("link", { name: "Edit recipe" }).click();
  await page.waitForURL(`**/recipe/${added.slug}/edit`);
  await field(page, "Recipe name").waitFor();
  return added;
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const save = (page: Page) => button(page, "Save").click();
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, category: string, number: number) =>
  part(page, category).getByRole("group", { name: `Ingredient ${number}`, exact: true });
const focusIsIn = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

async function stored(page: Page, slug: string) {
  return page.evaluate(async (wanted) => {
    const response = await fetch(`/api/recipes/slug/${wanted}`);
    return (await response.json()).recipe;
  }, slug);
}

async function change(page: Page, id: string, fields: Record<string, unknown>) {
  await page.evaluate(
    async ([path, body]) => {
      await fetch(path ?? "", { method: "PATCH", headers: { "Content-Type": "application/json" }, body });
    },
    [`/api/recipes/${id}`, JSON.stringify(fields)] as const,
  );
}

describe("editing", () => {
  test("changes every part of a recipe, and loses nothing that it does not show", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const { slug } = await openEditor(page, server.url);
    expect(await page.title()).toContain("Edit Recipe");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);

    await field(page, "Recipe name").fill("Leek and pea soup");
    await field(page, "Description").fill("Warm and green.");
    await page.getByLabel("Prep time (minutes)").fill("15");
    await page.getByLabel("Cook time (minutes)").fill("25");
    await page.getByLabel("Total time (minutes)").fill("40");
    await page.getByLabel("Servings").fill("6");

    await row(page, "Produce", 1).getByLabel("Quantity").fill("1 1/2");
    await row(page, "Produce", 1).getByLabel("Unit").selectOption("cup");
    await row(page, "Produce", 1).getByLabel("Preparation").fill("finely sliced");
    await row(page, "Produce", 2).getByLabel("Preparation").fill("whole");
    await part(page, "Produce").getByRole("button", { name: "Add ingredient" }).click();
    await row(page, "Produce", 3).getByLabel("Ingredient", { exact: true }).fill("peas");
    await field(page, "Category name").fill("For the garnish");
    await button(page, "Add category").click();
    await part(page, "For The Garnish").getByRole("button", { name: "Add ingredient" }).click();
    await row(page, "For The Garnish", 1).getByLabel("Ingredient", { exact: true }).fill("chives");

    const second = part(page, "Step 1").getByRole("group", { name: "Step 1.2" });
    await second.getByLabel("Tip (optional)").fill("Stir now and then");
    await second.getByLabel("Why (optional)").fill("They burn easily");
    await part(page, "Step 1").getByRole("button", { name: "Add sub-step" }).click();
    await part(page, "Step 1").getByRole("group", { name: "Step 1.3" }).getByLabel("What to do").fill("Salt");
    await button(page, "Add step").click();
    await part(page, "Step 3").getByLabel("Main step").fill("Serve");
    await button(page, "Move step 3 up").click();

    await field(page, "New tag").fill(" Green ");
    await field(page, "New tag").press("Enter");
    await field(page, "New tag").fill("Vegan");
    await button(page, "Add tag").click();
    await button(page, "Remove tag winter").click();
    await field(page, "New tag").fill("Soup");

    await field(page, "URL").fill("https://example.com/leek-pea");
    await field(page, "Author").fill("Ana and Ben");
    await page.getByLabel("Source type").selectOption({ label: "Web" });

    await save(page);
    await page.waitForURL(`**/recipe/${slug}`);
    await page.getByRole("status").getByText("Your changes have been saved successfully.").waitFor();
    await page.getByText("Recipe updated").waitFor();
    await page.getByRole("heading", { level: 1, name: "Leek and pea soup" }).waitFor();

    const saved = await stored(page, slug);
    expect(saved).toMatchObject({
      name: "Leek and pea soup",
      description: "Warm and green.",
      servings: 6,
      duration: { prep_time_minutes: 15, cook_time_minutes: 25, total_time_minutes: 40 },
      tags: ["quick", "green", "vegan", "soup"],
      url: "https://example.com/leek-pea",
      author: "Ana and Ben",
      source: "web",
    });
    expect(saved.ingredients).toMatchObject({
      produce: [
        { ingredient_name: "leeks", measure: 1.5, unit: "cup", prep_style: "finely sliced" },
        { ingredient_name: "garlic", measureMin: 2, measureMax: 3, prep_style: "whole" },
        { ingredient_name: "peas", measure: 0, unit: "" },
      ],
      seasoning: [{ ingredient_name: "salt", measure: "a handful" }],
      for_the_garnish: [{ ingredient_name: "chives" }],
    });
    expect(saved.steps).toMatchObject([
      {
        main_step: "Sweat the leeks",
        analogy: "a sauna",
        parallel_group: 2,
        sub_steps: [
          {
            description: "Melt the butter",
            analogy: "snow in spring",
            action_id: "melt",
            duration_minutes: 3,
            ingredients: [{ ingredient_name: "butter", measure: 50, unit: "g" }],
          },
          { description: "Add the leeks", tip: "Stir now and then", why: "They burn easily" },
          { description: "Salt" },
        ],
      },
      { main_step: "Serve", sub_steps: [] },
      { main_step: "Blend", sub_steps: [{ description: "Blend until smooth" }] },
    ]);
  });

  test("can be done by keyboard: Return goes on to the next row, and the focus is never lost", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await openEditor(page, server.url);
    await row(page, "Produce", 1).getByLabel("Ingredient", { exact: true }).press("Enter");
    await focusIsIn(page, "[aria-label='Ingredient 2'] [aria-label='Quantity']");
    await page.keyboard.press("Enter");
    await focusIsIn(page, "[aria-label='Ingredient 3'] [aria-label='Quantity']");
    await page.keyboard.type("2");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("bay leaves");
    expect(await row(page, "Produce", 3).getByLabel("Ingredient", { exact: true }).inputValue()).toBe(
      "bay leaves",
    );

    await button(page, "Remove leeks").press("Enter");
    await focusIsIn(page, "[aria-label='Remove garlic']");
    await button(page, "Remove bay leaves").press("Enter");
    await focusIsIn(page, "[aria-label='Remove garlic']");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await focusIsIn(page, "[aria-label='Ingredient 1'] [aria-label='Quantity']");

    await button(page, "Remove category Produce").press("Enter");
    await page.waitForFunction(() => document.activeElement?.textContent === "Add ingredient");
    await button(page, "Remove category Seasoning").press("Enter");
    await field(page, "Category name").and(page.locator(":focus")).waitFor();

    await button(page, "Move step 1 down").press("Enter");
    await button(page, "Move step 2 up").and(page.locator(":focus")).waitFor();
    await button(page, "Remove sub-step 2.1").press("Enter");
    await button(page, "Remove sub-step 2.1").and(page.locator(":focus")).waitFor();
    await button(page, "Remove step 2").press("Enter");
    await button(page, "Remove step 1").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await button(page, "Add step").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    await page.getByLabel("Main step").and(page.locator(":focus")).waitFor();
    await button(page, "Remove tag quick").press("Enter");
    await field(page, "New tag").and(page.locator(":focus")).waitFor();
  });

  test("reports what is missing and leads there", async ({ page, startServer }) => {
    const server = await startServer();
    await openEditor(page, server.url);
    await button(page, "Add category").click();
    await page.getByText("Please enter a category name").waitFor();
    await field(page, "Category name").fill("produce");
    await button(page, "Add category").click();
    await page.getByText("There is already a category of this name").waitFor();

    await field(page, "URL").fill("javascript:alert(1)");
    await save(page);
    await page.getByText("It should begin with http://").waitFor();
    await field(page, "URL").and(page.locator(":focus")).waitFor();
    await field(page, "Recipe name").fill("  ");
    await save(page);
    await page.getByText("Recipe must have a name").waitFor();
    await field(page, "Recipe name").and(page.locator(":focus")).waitFor();
  });

  test("offers the units and the kinds of source, and takes times and servings that are no numbers for 0 and 1", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const { slug } = await openEditor(page, server.url);
    const choicesOf = (name: string) =>
      page.getByRole("combobox", { name }).first().getByRole("option").allTextContents();
    expect(await choicesOf("Unit")).toEqual(
      "No unit,tsp,tbsp,cup,oz,lb,g,kg,ml,L,piece,slice,whole,pinch,to taste".split(","),
    );
    await page.getByRole("combobox", { name: "Source type" }).waitFor();
    expect(await choicesOf("Source type")).toEqual(
      "Web,TikTok,Instagram,Pinterest,YouTube,Book,Other".split(","),
    );
    expect(await field(page, "URL").getAttribute("type")).toBe("url");
    expect(await page.getByLabel("Servings").getAttribute("min")).toBe("1");
    expect(await page.getByLabel("Prep time (minutes)").getAttribute("min")).toBe("0");
    await page.getByLabel("Prep time (minutes)").fill("");
    await page.getByLabel("Servings").fill("");
    await save(page);
    await page.waitForURL(`**/recipe/${slug}`);
    expect(await stored(page, slug)).toMatchObject({
      servings: 1,
      duration: { prep_time_minutes: 0, cook_time_minutes: 20, total_time_minutes: 30 },
    });
  });
});

describe("saving", () => {
  test("locks its buttons and the form until it is done", async ({ page, startServer }) => {
    const server = await startServer();
    const { slug } = await openEditor(page, server.url);
    const blocked = Promise.withResolvers<void>();
    await page.route("**/api/recipes/*", async (route) => {
      await blocked.promise;
      await route.continue();
    });
    await field(page, "Recipe name").fill("Soup");
    await save(page);
    const busy = button(page, "Saving...");
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    expect(await button(page, "Delete").isDisabled()).toBe(true);
    // Nothing can be typed that the answer would take away.
    expect(await page.locator("form").getAttribute("inert")).not.toBeNull();
    blocked.resolve();
    await page.waitForURL(`**/recipe/${slug}`);
  });

  test("leaves everything as it was typed when it fails", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/500|503|ERR_FAILED/);
    const server = await startServer();
    const { slug } = await openEditor(page, server.url);
    await field(page, "Recipe name").fill("My soup");

    await page.route("**/api/recipes/*", (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, error: "The store is away.", code: "store-unavailable" },
      }),
    );
    await save(page);
    const banner = page.getByRole("alert").filter({ hasText: "Failed to update recipe" });
    await banner.getByText("Failed to update recipe", { exact: true }).waitFor();
    await banner.getByText("The recipes cannot be reached right now.").waitFor();
    await banner.getByRole("button", { name: "Dismiss" }).click();
    await banner.waitFor({ state: "hidden" });
    await page.unroute("**/api/recipes/*");

    await page.route("**/api/recipes/*", (route) => route.abort());
    await save(page);
    await banner.getByText("Failed to update recipe. Please try again.").waitFor();
    expect(await field(page, "Recipe name").inputValue()).toBe("My soup");
    await page.unroute("**/api/recipes/*");

    await save(page);
    await page.waitForURL(`**/recipe/${slug}`);
    await page.getByRole("heading", { level: 1, name: "My soup" }).waitFor();
  });

  test("shows both versions after a change from elsewhere, and can store the user's own", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/412/);
    const server = await startServer();
    const { slug, id } = await openEditor(page, server.url);
    await field(page, "Recipe name").fill("My soup");
    await change(page, id, { name: "Their soup", servings: 8, tags: ["quick", "their"] });
    await save(page);
    const dialog = page.getByRole("alertdialog", { name: "Changed meanwhile" });
    await dialog.getByRole("region", { name: "Recipe name" }).getByText("Their soup").waitFor();
    await dialog.getByRole("region", { name: "Recipe name" }).getByText("My soup").waitFor();
    await dialog.getByRole("region", { name: "Servings" }).getByText("8").waitFor();
    expect(await dialog.getByRole("region").count()).toBe(3);

    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await field(page, "Recipe name").inputValue()).toBe("My soup");
    await save(page);
    await dialog.getByRole("button", { name: "Save mine" }).click();
    await page.waitForURL(`**/recipe/${slug}`);
    expect(await stored(page, slug)).toMatchObject({
      name: "My soup",
      servings: 4,
      tags: ["quick", "winter"],
    });
  });

  test("can take the other version after a change from elsewhere", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/412/);
    const server = await startServer();
    const { slug, id } = await openEditor(page, server.url);
    await field(page, "Recipe name").fill("My soup");
    await change(page, id, { name: "Their soup" });
    await save(page);
    await button(page, "Take the other version").click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[data-slot=input]")?.value === "Their soup",
    );
    // Nothing is unsaved, so no question is asked.
    await page.getByRole("link", { name: "Back to recipe" }).click();
    await page.waitForURL(`**/recipe/${slug}`);
    expect((await stored(page, slug)).name).toBe("Their soup");
  });

  test("reports a recipe that was deleted", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/404/);
    const server = await startServer();
    const { id } = await openEditor(page, server.url);
    await page.evaluate((path) => fetch(path, { method: "DELETE" }), `/api/recipes/${id}`);
    await field(page, "Recipe name").fill("My soup");
    await save(page);
    await page.getByText("This recipe is not here any more.").waitFor();
    expect(await field(page, "Recipe name").inputValue()).toBe("My soup");
  });
});

describe("deleting", () => {
  test("asks first, then leads to the list", async ({ page, startServer }) => {
    const server = await startServer();
    await openEditor(page, server.url);
    await button(page, "Delete").click();
    const dialog = page.getByRole("alertdialog", { name: "Delete Recipe" });
    await dialog
      .getByText("Are you sure you want to delete this recipe? This action cannot be undone.")
      .waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "hidden" });
    await button(page, "Delete").and(page.locator(":focus")).waitFor();

    await button(page, "Delete").click();
    await dialog.getByRole("button", { name: "Delete Recipe" }).click();
    await page.waitForURL("**/recipes");
    await page.getByText("No recipes available").waitFor();
  });

  test("asks first when the version was not seen", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/412/);
    const server = await startServer();
    const { id } = await openEditor(page, server.url);
    await change(page, id, { name: "Their soup" });
    const tryToDelete = async () => {
      await button(page, "Delete").click();
      await button(page, "Delete Recipe").click();
      await page.getByRole("alertdialog", { name: "Changed meanwhile" }).waitFor();
    };
    await tryToDelete();
    await page.getByRole("region", { name: "Recipe name" }).getByText("Their soup").waitFor();
    await page.keyboard.press("Escape");
    await button(page, "Delete").and(page.locator(":focus")).waitFor();

    await tryToDelete();
    await button(page, "Delete anyway").click();
    await page.waitForURL("**/recipes");
    await page.getByText("No recipes available").waitFor();
  });

  test("reports a failure and leaves the recipe as it is", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/500/);
    const server = await startServer();
    await openEditor(page, server.url);
    await field(page, "Recipe name").fill("My soup");
    await page.route("**/api/recipes/*", (route) => route.fulfill({ status: 500, body: "" }));
    await button(page, "Delete").click();
    await button(page, "Delete Recipe").click();
    await page.getByRole("alert").getByText("Failed to delete recipe").waitFor();
    expect(await field(page, "Recipe name").inputValue()).toBe("My soup");
  });
});

describe("leaving", () => {
  test("asks with unsaved changes: at links, at the back button, and when the tab is closed", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const { slug } = await openEditor(page, server.url);
    await field(page, "Recipe name").fill("My soup");
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });

    await page.getByRole("link", { name: "Back to recipe" }).click();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await dialog.waitFor({ state: "hidden" });

    await page.goBack();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    expect(new URL(page.url()).pathname).toBe(`/recipe/${slug}/edit`);
    expect(await field(page, "Recipe name").inputValue()).toBe("My soup");

    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();

    await page.goBack();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(`**/recipe/${slug}`);
    expect((await stored(page, slug)).name).toBe("Leek soup");
  });

  test("leads to the link's target with unsaved changes", async ({ page, startServer }) => {
    const server = await startServer();
    const { slug } = await openEditor(page, server.url);
    await field(page, "New tag").fill("not added yet");
    await page.getByRole("link", { name: "Back to recipe" }).click();
    await button(page, "Leave").click();
    await page.waitForURL(`**/recipe/${slug}`);
  });

  test("asks nothing without changes", async ({ page, startServer }) => {
    const server = await startServer();
    const { slug } = await openEditor(page, server.url);
    await part(page, "Produce").getByRole("button", { name: "Add ingredient" }).click();
    await page.getByRole("link", { name: "Back to recipe" }).click();
    await page.waitForURL(`**/recipe/${slug}`);
  });
});

describe("the way to the editor", () => {
  test("is the owner's alone", async ({ page, openPage, startServer }) => {
    const server = await startServer();
    const { slug } = await openEditor(page, server.url);
    const other = await openPage();
    await openSignedIn(other, `${server.url}/recipe/${slug}/edit`, "Ben");
    await other.waitForURL(`**/recipe/${slug}`);
    await other.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
    expect(await other.getByRole("link", { name: "Edit recipe" }).count()).toBe(0);
  });

  test("ends at the list for a recipe that does not exist", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/404/);
    const server = await startServer();
    await openSignedIn(page, `${server.url}/recipe/no-such-soup/edit`, "Ana");
    await page.waitForURL("**/recipes");
  });

  test("can be tried again for a recipe that cannot be loaded", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/500/);
    const server = await startServer();
    const { slug } = await openEditor(page, server.url);
    await page.route("**/api/recipes/slug/*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto(`${server.url}/recipe/${slug}/edit`);
    await page.getByRole("alert").getByRole("heading", { name: "Error", level: 1 }).waitFor();
    await page.unroute("**/api/recipes/slug/*");
    await button(page, "Try again").click();
    await field(page, "Recipe name").waitFor();
  });
});

test("no element leaves the screen on a narrow phone and with large text", async ({ page, startServer }) => {
  const server = await startServer();
  await openEditor(page, server.url);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test("what the cook sets for a sentence is what cooking shows, also after its row has moved", async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  const { slug } = await openEditor(page, server.url, {
    name: "Leek soup",
    ingredients: ["1 onion", "500 g leeks", "30 g butter"],
    steps: [{ main_step: "Sweat", sub_steps: ["Sweat the leeks over a low heat."] }],
  });
  await page.getByRole("button", { name: "Takes leeks", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "What step 1.1 takes" });
  const share = (food: string, name: string) =>
    sheet.getByRole("group", { name: food }).getByRole("button", { name, exact: true });
  await share("leeks", "Part").click();
  await share("butter", "All").click();
  await button(page, "Close").click();
  await button(page, "Takes leeks (part), butter").waitFor();
  await button(page, "Remove onion").click();
  await save(page);
  await page.waitForURL(`**/recipe/${slug}`);
  expect((await stored(page, slug)).steps[0].sub_steps[0].uses).toMatchObject([
    { group: "main", i: 0, part: "part", origin: "cook" },
    { group: "main", i: 1, part: "all", origin: "cook" },
  ]);

  await page.goto(`${server.url}/recipe/${slug}/cook`);
  await button(page, "All set, start Step 1").click();
  await page.getByText("30 g butter").waitFor();
  await page.getByText("(some of 500 g)").waitFor();
});
