import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signIn } from "./harness/sign-in.ts";

const RISOTTO = {
  name: "Lemon leek risotto",
  description: "Creamy without cream.",
  difficulty: "Easy",
  tags: ["vegetarian"],
  servings: 4,
  duration: { prep_time_minutes: 15, cook_time_minutes: 65, total_time_minutes: 80 },
  ingredients: {
    spices_and_seasonings: [{ item: "salt", quantity: "a handful" }],
    rice_box: ["320 g risotto rice, rinsed", "1 1/2-2 tablespoons butter", "1/3 cup white wine"],
  },
  tools: [{ tool_name: "Wide pan", purpose: "for the rice" }],
  steps: [
    {
      main_step: "Toast the rice",
      tip: "It clicks like small stones.",
      sub_steps: [
        { description: "Stir in the rice", ingredients: ["320 g risotto rice"] },
        { description: "Toast for 2-3 minutes until glassy", duration_minutes: 3 },
      ],
    },
    { main_step: "", sub_steps: [{ description: "Feed it the stock" }] },
  ],
};

async function openRecipe(page: Page, url: string, recipe: Record<string, unknown> = RISOTTO) {
  await signIn(page, url, "Ana");
  const added = await addRecipe(page, recipe, url);
  await page.goto(`${url}/recipe/${added.slug}`);
  await page.getByRole("heading", { level: 1, name: String(recipe.name) }).waitFor();
  return added;
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe("a recipe", () => {
  test("shows its times, servings, steps, ingredients and details", async ({ page, startServer }) => {
    const server = await startServer();
    await openRecipe(page, server.url);
    expect(await page.title()).toContain("Lemon leek risotto");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const tiles = await page.locator("[data-slot=price-tile]").allTextContents();
    expect(tiles.map((tile) => tile.replaceAll(/\s+/g, " "))).toEqual([
      expect.stringMatching(/^Prep Time.*15 minutes/),
      expect.stringMatching(/^Cook Time.*1 hour 5 minutes/),
      expect.stringMatching(/^Total Time.*1 hour 20 minutes/),
      expect.stringMatching(/^Servings4/),
    ]);
    expect(await page.getByRole("tab", { name: "Instructions" }).getAttribute("aria-selected")).toBe("true");

    const first = page.getByRole("button", { name: /Toast the rice/ });
    expect(await first.getAttribute("aria-expanded")).toBe("true");
    await page.getByText("It clicks like small stones.").waitFor();
    await page.locator("[data-slot=duration-chip]", { hasText: "2-3 minutes" }).waitFor();
    await page.getByText("2 sub-steps · 3 min").waitFor();
    const tick = page.getByRole("checkbox", { name: "Toast for 2-3 minutes until glassy" });
    await tick.press(" ");
    const line = page.getByText("Toast for").first();
    const isStruck = () =>
      line.evaluate((node) => {
        for (let part: Element | null = node; part; part = part.parentElement) {
          if (getComputedStyle(part).textDecorationLine === "line-through") return true;
        }
        return false;
      });
    await expect.poll(isStruck).toBe(true);
    await first.click();
    await tick.waitFor({ state: "hidden" });
    await first.click();
    expect(await tick.isChecked()).toBe(true);
    await page.getByRole("button", { name: /Step 2/ }).click();
    await page.getByRole("checkbox", { name: "Feed it the stock" }).waitFor({ state: "attached" });

    await tab(page, "Ingredients");
    await page.getByRole("heading", { name: "Spices & Seasonings" }).waitFor();
    await page.getByRole("heading", { name: "Rice Box" }).waitFor();
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await rows.filter({ hasText: "a handful" }).filter({ hasText: "salt" }).waitFor();
    await rows.filter({ hasText: "320 g" }).filter({ hasText: "(rinsed)" }).waitFor();
    await rows.filter({ hasText: "1½–2" }).filter({ hasText: "Tbsp" }).waitFor();
    await rows.filter({ hasText: "⅓" }).filter({ hasText: "white wine" }).waitFor();
    await page.getByRole("heading", { name: "Tools Needed" }).waitFor();
    await rows.filter({ hasText: "Wide pan" }).filter({ hasText: "for the rice" }).waitFor();

    await tab(page, "Details");
    const details = page.getByRole("tabpanel");
    for (const text of ["Creamy without cream.", "Easy", "Not specified", "Unknown"]) {
      await details.getByText(text, { exact: true }).waitFor();
    }
    expect(await details.getByRole("term").allTextContents()).toEqual([
      "Description",
      "Cuisine",
      "Difficulty",
      "Author",
      "Tags",
    ]);
    await tab(page, "Instructions");
    expect(await tick.isChecked()).toBe(true);

    // Ticks live as long as the screen.
    await page.getByRole("link", { name: "Back to recipes" }).click();
    await page.getByRole("link", { name: "Lemon leek risotto" }).click();
    await tick.waitFor({ state: "attached" });
    expect(await tick.isChecked()).toBe(false);
  });

  test("has no tile for a time of zero", async ({ page, startServer }) => {
    const server = await startServer();
    await openRecipe(page, server.url, {
      ...RISOTTO,
      duration: { prep_time_minutes: 0, cook_time_minutes: 20, total_time_minutes: 20 },
    });
    const tiles = await page.locator("[data-slot=price-tile]").allTextContents();
    expect(tiles.map((tile) => /^[A-Z][a-z]+( Time)?/.exec(tile)?.[0])).toEqual([
      "Cook Time",
      "Total Time",
      "Servings",
    ]);
  });

  test("shows a message for each missing part, and marks what was guessed", async ({ page, startServer }) => {
    const server = await startServer();
    await openRecipe(page, server.url, { name: "Toast" });
    await page.getByText("The source gave no times.").waitFor();
    await page.getByText("The source gave no servings: 4 is a guess.").waitFor();
    await page.getByText("No detailed steps available").waitFor();
    await tab(page, "Ingredients");
    await page.getByText("No ingredients listed").waitFor();
    await tab(page, "Details");
    await page.getByText("No description available").waitFor();
    expect(await page.getByText("Not specified").count()).toBe(2);
  });

  test("leads to the list when it does not exist", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/404/);
    const server = await startServer();
    await openSignedIn(page, `${server.url}/recipe/no-such-soup`, "Ana");
    await page.waitForURL("**/recipes");
  });

  test("can be tried again when it cannot be loaded", async ({ page, consoleErrors, startServer }) => {
    consoleErrors.allow(/500/);
    const server = await startServer();
    await openRecipe(page, server.url);
    await page.goto(`${server.url}/recipes`);
    await page.route("**/api/recipes/slug/*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("link", { name: "Lemon leek risotto" }).click();
    await page.getByRole("alert").getByRole("heading", { name: "Error", level: 1 }).waitFor();
    await page.getByText(/^500: /).waitFor();
    expect(await page.title()).toBe("Error · Larder");
    await page.unroute("**/api/recipes/slug/*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Lemon leek risotto" }).waitFor();
  });

  test("is edited by its owner alone", async ({ page, openPage, startServer }) => {
    const server = await startServer();
    const { slug } = await openRecipe(page, server.url);
    await page.getByRole("link", { name: "Edit recipe" }).click();
    await page.waitForURL(`**/recipe/${slug}/edit`);

    const other = await openPage();
    await openSignedIn(other, `${server.url}/recipe/${slug}`, "Ben");
    await other.getByRole("heading", { level: 1, name: "Lemon leek risotto" }).waitFor();
    expect(await other.getByRole("link", { name: "Edit recipe" }).count()).toBe(0);
  });

  test("has back, name, bookmark and cooking in reach when it is scrolled", async ({ page, startServer }) => {
    const server = await startServer();
    const { slug } = await openRecipe(page, server.url);
    const share = page.getByRole("button", { name: "Share" });
    await share.waitFor();
    await page.setViewportSize({ width: 390, height: 500 });
    await page.mouse.move(200, 250);
    await page.mouse.wheel(0, 600);
    await share.waitFor({ state: "hidden" });
    const bar = page.locator("[data-slot=detail-bar]");
    await bar.getByText("Lemon leek risotto").waitFor();
    await bar.getByRole("button", { name: "Bookmark: Lemon leek risotto" }).waitFor();
    expect((await bar.boundingBox())?.y).toBe(0);
    expect((await page.getByRole("tablist").boundingBox())?.y).toBeLessThan(80);
    await page.getByRole("link", { name: "Start cooking" }).click();
    await page.waitForURL(`**/recipe/${slug}/cook`);

    await page.goto(`${server.url}/recipe/${slug}`);
    await page.getByRole("link", { name: "Back to recipes" }).click();
    await page.waitForURL("**/recipes");
  });

  test("stays on a narrow screen, also with large text", async ({ page, startServer }) => {
    const server = await startServer();
    await openRecipe(page, server.url);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of ["Ingredients", "Details", "Instructions"]) {
      await tab(page, name);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const name of ["Ingredients", "Details", "Instructions"]) {
      await tab(page, name);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

test("shows the ingredients beside the steps on a desktop, and moves them over when they are looked at", async ({
  openPage,
  startServer,
}) => {
  const server = await startServer();
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  const { slug } = await openRecipe(page, server.url);
  const beside = page.getByRole("region", { name: "Ingredients" });
  await beside.getByText("(rinsed)").waitFor();
  await page.getByRole("checkbox", { name: "Stir in the rice" }).waitFor({ state: "attached" });
  await tab(page, "Ingredients");
  await beside.waitFor({ state: "hidden" });
  await page.getByRole("tabpanel").getByText("(rinsed)").waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookmarks" }).waitFor();
  await page.getByRole("link", { name: "Start cooking" }).click();
  await page.waitForURL(`**/recipe/${slug}/cook`);
});

describe("sharing and saving a recipe", () => {
  test("copies the link where there is no share sheet", async ({ openPage, startServer }) => {
    const server = await startServer();
    const page = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
    const { slug } = await openRecipe(page, server.url);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Share or copy" }).click();
    await page.getByRole("status").getByText("Link copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/recipe/${slug}`);
  });

  test("opens the share sheet where there is one, and shows no message when it is closed again", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        shared.push(data);
        if (shared.length > 1) throw new DOMException("Closed", "AbortError");
      };
    });
    const { slug } = await openRecipe(page, server.url);
    await page.getByRole("button", { name: "Share" }).click();
    const share = page.getByRole("button", { name: "Share or copy" });
    await share.click();
    await share.click();
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    expect(shared[0]).toEqual({ title: "Lemon leek risotto", url: `${server.url}/recipe/${slug}` });
    expect(shared).toHaveLength(2);
    expect(await page.locator("[data-slot=toast]").count()).toBe(0);
  });

  test("reports it, and shows the link, when it cannot be copied", async ({ page, startServer }) => {
    const server = await startServer();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("Not allowed"));
    });
    const { slug } = await openRecipe(page, server.url);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Share or copy" }).click();
    await page.getByRole("alert").getByText("The link could not be copied.").waitFor();
    await page.getByRole("alert").getByText(`${server.url}/recipe/${slug}`).waitFor();
  });

  test("saves a file that can be added again", async ({ page, startServer }) => {
    const server = await startServer();
    const { slug } = await openRecipe(page, server.url);
    await tab(page, "Details");
    const downloads = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Larder file (JSON)" }).click();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe(`${slug}.json`);
    const file = JSON.parse(await text(await download.createReadStream()));
    expect(file).toMatchObject({
      format: "larder",
      recipes: [{ name: "Lemon leek risotto", steps: [{ main_step: "Toast the rice" }, {}] }],
    });
    expect(file.recipes[0]).not.toHaveProperty("userId");
    const again = await addRecipe(page, file.recipes[0]);
    expect(again.name).toBe("Lemon leek risotto");
  });

  test("saves a file that other apps read", async ({ page, startServer }) => {
    const server = await startServer();
    const { slug } = await openRecipe(page, server.url);
    await tab(page, "Details");
    await page.getByRole("button", { name: "Download" }).click();
    const downloads = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "For other apps (JSON-LD)" }).click();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe(`${slug}.jsonld`);
    expect(JSON.parse(await text(await download.createReadStream()))).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: "Lemon leek risotto",
      recipeInstructions: [{ "@type": "HowToSection", name: "Toast the rice" }, {}],
    });
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  test("saves a text with each ingredient where the steps use it", async ({ page, startServer }) => {
    const server = await startServer();
    const { slug } = await openRecipe(page, server.url);
    await tab(page, "Details");
    await page.getByRole("button", { name: "Download" }).click();
    const downloads = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "As text (Cooklang)" }).click();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe(`${slug}.cook`);
    const file = await text(await download.createReadStream());
    expect(file).toContain('title: "Lemon leek risotto"');
    expect(file).toContain("== Toast the rice ==");
    expect(file).toMatch(/@[^{]*rice\{\d/);
  });

  test("prints on two pages at most, with everything open and nothing of the interface", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await openRecipe(page, server.url, {
      ...RISOTTO,
      ingredients: { main: Array.from({ length: 24 }, (_, n) => `${n + 1} g ingredient number ${n}`) },
      steps: Array.from({ length: 12 }, (_, n) => ({
        main_step: `Part ${n}`,
        sub_steps: Array.from({ length: 3 }, (_part, m) => ({
          description: `Do the thing number ${n}.${m} with patience, for as long as it takes and a little longer.`,
        })),
      })),
    });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const sheet = page.locator("[data-slot=print-sheet]");
    await sheet.getByText("Do the thing number 11.2").waitFor();
    await sheet.getByText("ingredient number 23").waitFor();
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await page.getByRole("link").count()).toBe(0);
    const [ink, paper] = await page.evaluate(() => {
      const style = getComputedStyle(document.body);
      return [style.color, style.backgroundColor];
    });
    expect(paper).toBe("rgb(255, 255, 255)");
    expect(ink).toContain("0.21");
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("tab", { name: "Instructions" }).waitFor();

    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(2);
  });
});

describe("on a laptop ten ingredients are in sight with the first step, and only the page scrolls", () => {
  for (const [width, height] of [
    [1280, 720],
    [1280, 757],
    [1366, 768],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    test(`on a screen of ${width} x ${height}`, async ({ openPage, startServer }) => {
      const server = await startServer();
      const page = await openPage({ viewport: { width, height } });
      await openRecipe(page, server.url, {
        ...RISOTTO,
        ingredients: Array.from({ length: 10 }, (_, at) => `${at + 1} cups of thing ${at + 1}`),
      });
      const beside = page.getByRole("region", { name: "Ingredients" });
      await beside.getByText("thing 10").waitFor();
      const isInSight = async (what: string) => {
        const box = await page.getByText(what, { exact: true }).first().boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= height;
      };
      for (const what of ["thing 1", "thing 10", "Toast the rice"]) {
        await expect.poll(() => isInSight(what), { message: what }).toBe(true);
      }
      const inner = await page.locator("main *").evaluateAll(
        (all) =>
          all.filter((one) => {
            const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY);
            return scrolls && one.scrollHeight > one.clientHeight + 1;
          }).length,
      );
      expect(inner).toBe(0);
    });
  }

  test("of any size, what stands beside the steps can be read to its end", async ({
    openPage,
    startServer,
  }) => {
    const server = await startServer();
    const page = await openPage({ viewport: { width: 1280, height: 600 } });
    await openRecipe(page, server.url, {
      ...RISOTTO,
      ingredients: Array.from({ length: 30 }, (_, at) => `${at + 1} cups of thing ${at + 1}`),
      steps: Array.from({ length: 40 }, (_, at) => `Do part ${at + 1}`),
    });
    const last = page.getByRole("region", { name: "Ingredients" }).getByText("thing 30");
    await last.waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await last.boundingBox())?.y).toBeLessThan(600);
  });
});
