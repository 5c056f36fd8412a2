import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { type OpenPage, test } from "./harness/page.ts";
import { signIn, signInThroughPopup } from "./harness/sign-in.ts";

const RISOTTO = {
  name: "Lemon leek risotto",
  servings: 4,
  duration: { prep_time_minutes: 10, cook_time_minutes: 25, total_time_minutes: 35 },
  ingredients: { main: [{ ingredient_name: "rice", measure: 300, unit: "g", prep_style: "" }] },
  steps: [
    { main_step: "Toast the rice", sub_steps: [{ description: "Stir the rice until it clicks." }] },
    {
      main_step: "Feed it the stock",
      why: "Cold stock shocks the rice.",
      tip: "Keep it just under a simmer.",
      analogy: "topping up a bath",
      sub_steps: [
        {
          description: "Add a ladle and stir.",
          tip: "Wait until it is almost gone.",
          ingredients: [{ ingredient_name: "hot stock", measure: 300, unit: "ml", prep_style: "" }],
        },
        { description: "Keep stirring for 18-20 minutes." },
      ],
    },
  ],
};

async function openCooking(page: Page, url: string, recipe: Record<string, unknown> = RISOTTO) {
  const { slug } = await addForAna(page, url, recipe);
  await page.goto(`${url}/recipe/${slug}/cook`);
  await page.getByRole("heading", { name: "Set out your ingredients" }).waitFor();
  await button(page, "All set, start Step 1").click();
  return slug;
}

async function addForAna(page: Page, url: string, recipe: Record<string, unknown>) {
  await signIn(page, url, "Ana");
  return addRecipe(page, recipe, url);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const LEEKS = {
  name: "Buttered leeks",
  servings: 2,
  ingredients: { main: ["3 leeks", "60 g butter"] },
  steps: ["Melt half of the butter.", "Fry the leeks in it.", "Stir in the rest of the butter."],
};

describe("cooking mode", () => {
  test("says at each step what it takes, where the recipe names it in its sentences alone", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const slug = await openCooking(page, server.url, LEEKS);
    const cards = page.getByRole("main").locator("[data-slot='sub-step-card']");
    await cards.getByText("(½ of 60 g)").waitFor();
    expect(await cards.textContent()).toContain("butter (½ of 60 g)");
    await button(page, "Next Step").click();
    await page.getByText("Step 2 of 3").first().waitFor();
    await cards.getByText("(3)").waitFor();
    await button(page, "Next Step").click();
    await page.getByText("Step 3 of 3").first().waitFor();
    await cards.getByText("(30 g)").waitFor();
    expect(await cards.getByRole("listitem").count()).toBe(0);

    const answer = await page.request.get(`${server.url}/api/recipes/slug/${slug}`);
    const { recipe } = await answer.json();
    expect(recipe.steps[1].sub_steps[0].uses).toEqual([
      { group: "main", i: 0, part: "all", start: 4, end: 13, amount: null, origin: "found" },
    ]);
  });

  test("leads from the first step to the last, and back to the recipe", async ({ page, startServer }) => {
    const server = await startServer();
    const slug = await openCooking(page, server.url);
    await page.getByText("Step 1 of 2").waitFor();
    expect(await page.title()).toContain("Lemon leek risotto");
    expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("1");
    expect(await page.getByRole("timer").count()).toBe(0);

    await button(page, "Next Step").click();
    await page.getByRole("status").getByText("Step 2 of 2", { exact: true }).waitFor();
    expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("2");
    expect(await focused(page)).toBe("Feed it the stock");
    await button(page, "Previous: Toast the rice").click();
    await page.getByRole("heading", { name: "Toast the rice" }).waitFor();
    await button(page, "Previous: Set out your ingredients").click();
    expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("0");
    expect(await button(page, /^Previous/).count()).toBe(0);
    await button(page, "All set, start Step 1").click();

    await button(page, "Next Step").click();
    await button(page, "Finish Cooking").click();
    await page.getByRole("heading", { name: "Congratulations!" }).waitFor();
    await page.getByText("You've successfully cooked Lemon leek risotto").waitFor();
    expect(await focused(page)).toBe("Congratulations!");
    await page.getByRole("link", { name: "Back to Recipe" }).click();
    await page.waitForURL(`**/recipe/${slug}`);
  });

  test("shows tips on request, and hides them on another step", async ({ page, startServer }) => {
    const server = await startServer();
    await openCooking(page, server.url);
    expect(await button(page, "Show tips").count()).toBe(0);
    await button(page, "Next Step").click();
    await button(page, "Show tips").click();
    await page.getByText("Cold stock shocks the rice.").waitFor();
    await page.getByText("Keep it just under a simmer.").waitFor();
    await page.getByText("Think of it like topping up a bath").waitFor();
    await button(page, "Hide tips").click();
    await page.getByText("Keep it just under a simmer.").waitFor({ state: "hidden" });
    await button(page, "Show tips").click();
    await button(page, /^Previous/).click();
    await button(page, "Next Step").click();
    await button(page, "Show tips").waitFor();
  });

  test("shows beside each amount of a sentence how much it is for twice the servings, on both pages", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const { slug } = await addForAna(page, server.url, {
      name: "Pancakes",
      servings: 2,
      ingredients: { main: ["3 cups flour", "2 eggs"] },
      steps: ["Whisk 3 cups (360 g) of flour with 2 eggs for 5 minutes, and grease a 20 cm tin."],
    });
    await page.goto(`${server.url}/recipe/${slug}`);
    const line = page
      .getByRole("main")
      .getByText(/^Whisk 3 cups/)
      .first();
    await line.waitFor();
    expect(await page.getByText("(now 6)").count()).toBe(0);
    await page.getByRole("tab", { name: "Ingredients" }).click();
    await button(page, "2: twice as much").first().click();
    await page.getByRole("tab", { name: "Instructions" }).click();
    await page.getByText("(now 6)").first().waitFor();
    const doubled =
      /Whisk 3 cups \(now 6\) \(360 g, now 720\) of flour with 2 eggs \(now 4\) for .*5 minutes, and grease a 20 cm tin\./;
    expect(await page.getByRole("tabpanel").textContent()).toMatch(doubled);

    await page.getByRole("link", { name: /^Start cooking/ }).click();
    await button(page, "All set, start Step 1").click();
    const card = page.getByRole("listitem").filter({ hasText: "Whisk 3 cups" });
    await card.getByText("(now 6)").waitFor();
    expect(await card.textContent()).toMatch(doubled);
  });

  test("marks a card as done by a tap, and not done by another one", async ({ page, startServer }) => {
    const server = await startServer();
    await openCooking(page, server.url);
    await button(page, "Next Step").click();
    const card = page.getByRole("listitem").filter({ hasText: "Step 2.1" });
    expect(await card.textContent()).toContain("hot stock");
    expect(await card.textContent()).toContain("Wait until it is almost gone.");
    const checkbox = page.getByRole("checkbox", { name: "Step 2.1 Add a ladle and stir." });
    await card.click({ position: { x: 20, y: 20 } });
    expect(await checkbox.isChecked()).toBe(true);
    const line = page.getByText("Add a ladle and stir.");
    expect(await line.evaluate((node) => getComputedStyle(node).textDecorationLine)).toBe("line-through");
    await checkbox.press("Space");
    expect(await checkbox.isChecked()).toBe(false);
  });

  test("counts a step's time down to the end, by the clock", async ({ page, startServer }) => {
    const server = await startServer();
    await openCooking(page, server.url);
    await button(page, "Next Step").click();
    const timer = page.getByRole("timer");
    expect(await timer.textContent()).toBe("18:00");
    await button(page, /^Start$/).click();
    await expect.poll(() => timer.textContent(), { timeout: 5_000 }).toBe("17:58");
    await button(page, "Pause").click();
    const paused = await timer.textContent();
    await page.waitForTimeout(1_500);
    expect(await timer.textContent()).toBe(paused);
    await button(page, "Reset").click();
    expect(await timer.textContent()).toBe("18:00");
    await button(page, /^Start$/).click();
    await button(page, /^Previous/).click();
    await timer.waitFor({ state: "detached" });
    await button(page, "Next Step").click();
    expect(await timer.textContent()).toBe("18:00");

    await page.clock.install();
    await button(page, /^Start$/).click();
    await page.clock.fastForward("17:59");
    await page.getByRole("timer").getByText("0:01").waitFor();
    await page.clock.runFor(1_000);
    await page.getByRole("status").getByText("Time is up").waitFor();
    expect(await timer.textContent()).toBe("0:00");
  });

  test("continues the timer of a step that is left, and rings on another page", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const slug = await openCooking(page, server.url);
    const cards = page.locator("[data-slot=timer-ticket]");
    await button(page, "Next Step").click();
    await page.clock.install();
    await button(page, /^Start$/).click();
    await button(page, /^Previous/).click();
    await cards.filter({ hasText: "Step 2.2, 18–20 min" }).waitFor();
    await button(page, "Next Step").click();
    await page.getByRole("timer").getByText("18:00").waitFor();
    await page.clock.fastForward("10:00");
    await button(page, /^Start$/).click();
    await page.getByRole("link", { name: "Back to Recipe" }).click();
    await page.waitForURL(`**/recipe/${slug}`);
    await expect.poll(() => cards.count()).toBe(2);
    await page.clock.fastForward("08:01");
    await page.locator("[data-slot=timer-ticket][data-state=ringing]").waitFor();
    expect(await page.locator("[data-slot=timer-ticket][data-state=running]").count()).toBe(1);
  });

  test("shows a long step in parts that fit the screen", async ({ page, startServer }) => {
    const server = await startServer();
    const sentence = (word: string) => `${word} ${"and stir it ".repeat(14)}well.`;
    const description = `For the sauce: ${["Chop", "Fry", "Salt"].map(sentence).join(" ")}`;
    await openCooking(page, server.url, {
      ...RISOTTO,
      steps: [{ main_step: "", sub_steps: [{ description }] }, ...RISOTTO.steps],
    });
    await page.getByRole("heading", { level: 1, name: "For the sauce" }).waitFor();
    const position = page.getByRole("status").filter({ hasText: "Step 1 of 3, part" });
    expect(await position.textContent()).toBe("Step 1 of 3, part 1 of 2");
    expect(await page.getByRole("checkbox").count()).toBe(0);
    await button(page, "Next Step").click();
    await page.getByText("Step 1 of 3, part 2 of 2", { exact: true }).waitFor();
    expect(await focused(page)).toBe("For the sauce");
    await page.getByRole("checkbox", { name: /^Step 1\.1/ }).check({ force: true });
    await page.reload();
    await page.getByText("Step 1 of 3, part 2 of 2", { exact: true }).waitFor();
    expect(await page.getByRole("checkbox", { name: /^Step 1\.1/ }).isChecked()).toBe(true);
    await button(page, "Next Step").click();
    await page.getByText("Step 2 of 3", { exact: true }).waitFor();
  });

  test("leads back by its arrow, and to the list when there is no such recipe", async ({
    page,
    consoleErrors,
    startServer,
  }) => {
    consoleErrors.allow(/404/);
    const server = await startServer();
    const slug = await openCooking(page, server.url);
    await page.getByRole("link", { name: "Back to Recipe" }).click();
    await page.waitForURL(`**/recipe/${slug}`);
    await page.goto(`${server.url}/recipe/no-such-dish/cook`);
    await page.waitForURL("**/recipes");
  });

  test("reports when a recipe has no steps", async ({ page, startServer }) => {
    const server = await startServer();
    const { slug } = await addForAna(page, server.url, { ...RISOTTO, steps: [] });
    await page.goto(`${server.url}/recipe/${slug}/cook`);
    await page.getByText("No detailed steps available").waitFor();
    await page.getByRole("link", { name: "Back to Recipe" }).last().click();
    await page.waitForURL(`**/recipe/${slug}`);
  });

  test("is open to visitors too when browsing is public, and else behind sign-in", async ({
    page,
    openPage,
    startServer,
  }) => {
    const server = await startServer({ settings: { PUBLIC_BROWSING: "true" } });
    const slug = await openCooking(page, server.url);
    const visitor = await openAs(openPage, `${server.url}/recipe/${slug}/cook`);
    await button(visitor, "All set, start Step 1").click();
    await visitor.getByText("Step 1 of 2").waitFor();

    const closed = await startServer();
    const anonymous = await openAs(openPage, `${closed.url}/recipe/any/cook`);
    await anonymous.waitForURL("**/login?next=*");
  });

  test("fits a narrow phone, in Spanish too", async ({ openPage, startServer }) => {
    const server = await startServer();
    const page = await openPage({ viewport: { width: 320, height: 700 }, locale: "es-ES" });
    await page.goto(`${server.url}/login`);
    await page.getByRole("heading", { name: "Cocina con tu propia despensa" }).waitFor();
    await signInThroughPopup(page, "Ana", "Iniciar sesión en este equipo");
    const { slug } = await addRecipe(page, RISOTTO);
    await page.evaluate(() =>
      fetch("/api/user/language", {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ preferredLanguage: "es" }),
      }),
    );
    await page.goto(`${server.url}/recipe/${slug}/cook`);
    await button(page, "Todo listo, empezar el paso 1").click();
    await button(page, "Siguiente paso").click();
    await page.getByText("Paso 2 de 2").waitFor();
    await button(page, "Ver consejos").click();
    await page.getByText("Piénsalo como topping up a bath").waitFor();
    const { width, content } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      content: document.documentElement.scrollWidth,
    }));
    expect(content).toBeLessThanOrEqual(width);
    for (const key of await page.getByRole("button").all()) {
      const box = await key.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await button(page, "Terminar").click();
    await page.getByRole("heading", { name: "¡Enhorabuena!" }).waitFor();
  });
});

async function openAs(openPage: OpenPage, address: string): Promise<Page> {
  const page = await openPage();
  await page.goto(address);
  return page;
}
