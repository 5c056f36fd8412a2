import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { whatSticksOut } from "./harness/measures.ts";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const NARROW = { width: 320, height: 700 };
const PASSWORD = "a long admin password";

/** A word without any place to break it. */
const word = (length: number) => "Wurst".repeat(length).slice(0, length);

const RECIPE = {
  name: word(190),
  description: word(300),
  cuisine: word(90),
  difficulty: word(90),
  author: word(90),
  url: `https://example.com/${word(200)}`,
  tags: [word(60), "soup"],
  duration: { prep_time_minutes: 600, cook_time_minutes: 1234, total_time_minutes: 1834 },
  ingredients: {
    [word(60)]: [
      { ingredient_name: word(100), measure: 1234.5, unit: "kg", prep_style: word(100) },
      { ingredient_name: "salt", measure: word(60), unit: word(60), prep_style: "" },
    ],
    [`${word(50)}_two`]: [{ ingredient_name: "leeks", measure: 2, unit: "", prep_style: "" }],
  },
  tools: [{ tool_name: word(100), purpose: word(100) }],
  steps: [
    {
      main_step: word(150),
      tip: word(150),
      why: word(150),
      analogy: word(150),
      sub_steps: [
        {
          description: `${word(200)} for 2 minutes`,
          tip: word(150),
          why: word(150),
          ingredients: [{ ingredient_name: word(100), measure: 1, unit: word(60), prep_style: word(60) }],
        },
      ],
    },
    { main_step: word(150), sub_steps: [{ description: word(150) }] },
  ],
};

/** Runs in the page: returns the elements wider than their dialog or notice, which scroll separately. */
function whatSticksOutOfDialogs(): string[] {
  const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll("[role=dialog] *, [role=alertdialog] *, [data-slot=toast] *")]
    .filter((element) => {
      const { right, left, width: wide } = element.getBoundingClientRect();
      return wide > 1 && (right > width + 1 || left < -1);
    })
    .map((element) => `${element.tagName} ${element.getAttribute("class") ?? ""}`.slice(0, 120))
    .slice(0, 8);
}

/** Returns the elements still found after a moment, when panels have slid in. */
async function settled(find: () => Promise<string[]>): Promise<string[]> {
  let found = await find();
  for (let turn = 0; turn < 10 && found.length > 0; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    found = await find();
  }
  return found;
}

/** Returns the elements wider than the screen, by the name of the state. */
async function overflows(page: Page, states: readonly [name: string, reach: () => Promise<unknown>][]) {
  const found: Record<string, string[]> = {};
  for (const [name, reach] of states) {
    await reach();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const wide = await settled(async () => [
      ...(await page.evaluate(whatSticksOut)),
      ...(await page.evaluate(whatSticksOutOfDialogs)),
    ]);
    if (wide.length > 0) found[name] = wide;
  }
  return found;
}

test("words that cannot be broken make no page wider than a narrow phone", async ({
  consoleErrors,
  openPage,
  startServer,
}) => {
  // The admin page asks whether it is unlocked.
  consoleErrors.allow(/401/);
  const server = await startServer({ settings: { ADMIN_PASSWORD: PASSWORD } });
  const page = await openPage({ viewport: NARROW });
  await openSignedIn(page, server.url, "Ana");
  const { slug, name } = await addRecipe(page, RECIPE);
  await page.evaluate(
    async ([path, long]) => {
      const post = (to: string, body: unknown) =>
        fetch(to, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
      const { recipes } = await (await fetch("/api/recipes")).json();
      await post(`/api/recipes/${recipes[0].id}/bookmark`, {});
      await post("/api/feedback", {
        type: "bug",
        email: `${long?.slice(0, 60)}@example.com`,
        content: long,
        page: path,
      });
      await post("/api/recipes/queue", { email: "ana@example.com", content: long, requestType: "text" });
    },
    [`/recipe/${slug}`, word(300)],
  );

  const open = (path: string) => async () => {
    await page.goto(server.url + path);
    await page.locator("h1").first().waitFor({ state: "attached" });
  };
  const press = (button: string | RegExp) => () => page.getByRole("button", { name: button }).first().click();
  const tab = (tabName: string) => () => page.getByRole("tab", { name: tabName }).click();
  const inTurn =
    (...actions: (() => Promise<unknown>)[]) =>
    async () => {
      for (const doStep of actions) await doStep();
    };
  const cook = `/recipe/${slug}/cook`;
  const unlock = async () => {
    await page.getByLabel("Admin password").fill(PASSWORD);
    await page.getByRole("button", { name: "Unlock" }).click();
    await page.getByRole("tab").first().waitFor();
  };

  expect(
    await overflows(page, [
      ["home", open("/")],
      ["list", open("/recipes")],
      ["list, nothing found", open(`/recipes?search=${word(100)}`)],
      ["recipe", open(`/recipe/${slug}`)],
      [
        "recipe, step",
        async () => {
          await page.getByRole("button", { expanded: false }).first().click();
        },
      ],
      ["recipe, ingredients", tab("Ingredients")],
      ["recipe, details", tab("Details")],
      ["recipe, download", press("Download")],
      ["editor", open(`/recipe/${slug}/edit`)],
      ["editor, delete", press(/^Delete/)],
      ["bookmarks", open("/bookmarks")],
      ["bookmark toast", inTurn(open(`/recipe/${slug}`), press(/^Bookmark/))],
      ["profile", open("/profile")],
      ["admin", inTurn(open("/admin"), unlock)],
      ["admin, requests", tab("Recipe Requests")],
      ["admin, request", press(/^Notes and recipe/)],
      [
        "admin, recipes",
        inTurn(open("/admin"), tab("Shared Recipes"), async () => {
          await page.getByRole("searchbox").fill(name.slice(0, 20));
          await page.getByRole("button", { name: /^Hide/ }).first().waitFor();
        }),
      ],
      ["admin, hidden recipe", press(/^Hide/)],
      ["getting ready", open(cook)],
      ["cooking", press(/^All set/)],
      [
        "cooking, timer",
        inTurn(press(/^Start timer/), () => page.locator("[data-slot=timer-ticket]").first().waitFor()),
      ],
      ["cooking, tips", press("Show tips")],
      ["cooking, ingredients", press(/ngredients/)],
      ["cooking, tools", inTurn(open(cook), press("More tools"))],
      ["cooking, timeline", press("Timeline")],
      [
        "timer",
        inTurn(open("/recipes"), async () => {
          await page.locator("[data-slot=timer-ticket] button").first().click();
          await page.getByRole("dialog").waitFor();
        }),
      ],
      ["go on", open("/")],
      ["finished", inTurn(open(cook), press("Next Step"), press("Finish Cooking"))],
    ]),
  ).toEqual({});
  await page.emulateMedia({ media: "print" });
  expect(await overflows(page, [["print", open(`/recipe/${slug}`)]])).toEqual({});
});

test.for(["en", "es"] as const)(
  "the profile fits a narrow phone with large text in %s",
  async (locale, { openPage, startServer }) => {
    const server = await startServer();
    const page = await openPage({ viewport: NARROW, locale });
    await openSignedIn(page, `${server.url}/profile`, "Ana");
    await page.evaluate(
      (preferredLanguage) =>
        fetch("/api/user/language", {
          method: "PUT",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ preferredLanguage }),
        }),
      locale,
    );
    await page.reload();
    const name = locale === "en" ? "Your Recipes" : "Tus recetas";
    await page.getByRole("heading", { name, exact: true }).waitFor();
    await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
    expect(await page.evaluate(whatSticksOut)).toEqual([]);
  },
);
