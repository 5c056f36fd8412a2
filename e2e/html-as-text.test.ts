import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const PASSWORD = "correct horse battery";

/** A text that would run in three ways and leave an element behind, were it ever taken for HTML. */
const html = (field: string) =>
  `<b class=planted>${field}</b><img src=/nowhere.png onerror="planted=1"><script>planted=1</script><svg onload="planted=1">`;

const RECIPE = {
  name: html("name"),
  description: html("description"),
  author: html("author"),
  cuisine: html("cuisine"),
  difficulty: html("difficulty"),
  source: html("source"),
  url: "https://site.example/soup",
  importedUrl: { url: "https://site.example/soup", source: html("source"), author: html("author") },
  tags: [html("tag")],
  tools: [{ tool_name: html("tool"), purpose: html("purpose") }],
  ingredients: {
    [`group`]: [
      { ingredient_name: html("ingredient"), measure: 1, unit: html("unit"), prep_style: html("prep") },
    ],
  },
  steps: [
    {
      main_step: html("step"),
      tip: html("tip"),
      why: html("why"),
      analogy: html("analogy"),
      sub_steps: [
        {
          description: html("substep"),
          tip: html("subtip"),
          why: html("subwhy"),
          ingredients: [html("used")],
        },
      ],
    },
  ],
};

/**
 * Checks the page.
 *
 * @throws when a text of ours has become an element, or has run
 */
async function expectText(page: Page) {
  const found = await page.evaluate(() => ({
    elements: document.querySelectorAll(".planted, img[onerror], svg[onload]").length,
    ran: "planted" in window,
  }));
  expect(found).toEqual({ elements: 0, ran: false });
}

const shows = (page: Page, field: string) =>
  page.getByText(`<b class=planted>${field}</b>`).filter({ visible: true }).first().waitFor();

async function send(page: Page, path: string, data: object) {
  const answer = await page.request.post(new URL(path, page.url()).href, { data });
  expect(answer.ok()).toBe(true);
}

// The harness checks that the browser complains of nothing, such as a script that its policy stopped.
test("S34: HTML in what users write is shown as text on every page", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  // The client asks the server whether the administrator is signed in.
  consoleErrors.allow(/401/);
  const server = await startServer({ settings: { ADMIN_PASSWORD: PASSWORD } });
  await openSignedIn(page, `${server.url}/login`, "Ana");
  const { id, slug } = await addRecipe(page, RECIPE);
  await send(page, `/api/recipes/${id}/bookmark`, {});
  await page.request.put(`${server.url}/api/recipes/${id}/cooking`, {
    data: { rating: 4, note: html("note") },
  });

  for (const path of ["/", "/recipes", "/bookmarks"]) {
    await page.goto(server.url + path);
    await shows(page, "name");
    await expectText(page);
  }

  await page.goto(`${server.url}/recipe/${slug}`);
  await shows(page, "name");
  for (const [tab, fields] of [
    ["Instructions", ["step", "substep", "tip"]],
    ["Ingredients", ["ingredient", "tool"]],
    ["Details", ["description", "author", "cuisine", "source"]],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    for (const field of fields) await shows(page, field);
    await expectText(page);
  }
  await shows(page, "note");

  await page.goto(`${server.url}/recipe/${slug}/cook`);
  await shows(page, "tool");
  await expectText(page);
  await page.getByRole("button", { name: "All set, start Step 1" }).click();
  await page.getByRole("button", { name: "Show tips" }).click();
  for (const field of ["step", "substep", "tip", "why", "subtip", "subwhy"]) await shows(page, field);
  await expectText(page);

  await page.goto(`${server.url}/recipe/${slug}/edit`);
  await expect
    .poll(() => page.getByLabel("Name", { exact: false }).first().inputValue())
    .toContain("<b class=planted>name");
  await expectText(page);

  await send(page, "/api/feedback", {
    email: "ana@example.com",
    content: html("feedback"),
    page: html("page"),
  });
  await send(page, "/api/recipes/queue", { email: "ana@example.com", content: html("request") });
  await page.goto(`${server.url}/admin`);
  await page.getByLabel("Admin password").fill(PASSWORD);
  await page.getByRole("button", { name: "Unlock" }).click();
  await shows(page, "feedback");
  await expectText(page);
  await page.getByRole("tab", { name: "Recipe Requests" }).click();
  await shows(page, "request");
  await expectText(page);
});
