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

describe("cooking mode", () => {
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
