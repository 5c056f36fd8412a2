import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const SOUP = {
  name: "Leek soup",
  servings: 4,
  duration: { prep_time_minutes: 10, cook_time_minutes: 20, total_time_minutes: 30 },
  ingredients: { main: [{ ingredient_name: "leeks", measure: 600, unit: "g", prep_style: "sliced" }] },
  steps: [
    {
      main_step: "Sweat the leeks",
      sub_steps: [
        {
          description: "Sweat the leeks for 8 minutes.",
          ingredients: [{ ingredient_name: "leeks", measure: 600, unit: "g", prep_style: "" }],
        },
        { description: "Warm the oven to 180 °C." },
      ],
    },
    { main_step: "Simmer", sub_steps: [{ description: "Add the stock and simmer." }] },
  ],
};

async function enter(page: Page, url: string) {
  await openSignedIn(page, `${url}/login`, "Ana");
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
/** Opens one of the tools, which are behind a button. */
async function openTool(page: Page, name: string) {
  await button(page, "More tools").click();
  await page.getByRole("button", { name, exact: true }).click();
}
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

describe("a cooking", () => {
  test("can be done from the first step to the last by the keyboard alone", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    const { slug } = await addRecipe(page, SOUP);
    await page.goto(`${server.url}/recipe/${slug}/cook`);
    await heading(page, "Set out your ingredients");
    const { keyboard } = page;
    await keyboard.press("Space");
    expect(await page.getByRole("checkbox", { name: /leeks/ }).isChecked()).toBe(true);
    await keyboard.press("PageDown");
    await heading(page, "Sweat the leeks");
    await keyboard.press("t");
    await button(page, "Pause").waitFor();
    await keyboard.press("Space");
    await keyboard.press("Space");
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);

    await keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await keyboard.press("ArrowRight");
    await keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await heading(page, "Sweat the leeks");

    await keyboard.press("ArrowRight");
    await heading(page, "Simmer");
    await keyboard.press("ArrowLeft");
    await heading(page, "Sweat the leeks");
    await keyboard.press("Escape");
    await page.waitForURL(`**/recipe/${slug}`);
    await page.getByRole("link", { name: "Go on cooking" }).press("Enter");
    await heading(page, "Sweat the leeks");
    await keyboard.press("PageDown");
    await keyboard.press("PageDown");
    await page.getByRole("heading", { name: "Congratulations!" }).waitFor();

    await page.getByLabel("4 stars").check({ force: true });
    await page.getByLabel("Note for next time").fill("Less salt.");
    await page.getByText("Saved for next time").waitFor();
    await page.getByRole("link", { name: "Back to Recipe" }).press("Enter");
    const own = page.getByRole("region", { name: "Your notes" });
    await own.getByText("Less salt.").waitFor();
    await own.getByText(/^Cooked on /).waitFor();
  });

  test("scrolls by the page keys to the end of a step, and turns there", async ({
    openPage,
    startServer,
  }) => {
    const server = await startServer();
    const page = await openPage({ viewport: { width: 390, height: 400 } });
    await enter(page, server.url);
    const { slug } = await addRecipe(page, SOUP);
    await page.goto(`${server.url}/recipe/${slug}/cook`);
    await button(page, "All set, start Step 1").click();
    await heading(page, "Sweat the leeks");
    await page.getByText("(350 °F)").waitFor();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    expect(await scrolled()).toBe(0);
    await page.keyboard.press("PageDown");
    await expect.poll(scrolled).toBeGreaterThan(0);
    await heading(page, "Sweat the leeks");
    const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1);
    while (!(await isAtEnd())) await page.keyboard.press("PageDown");
    await heading(page, "Sweat the leeks");
    await page.keyboard.press("PageDown");
    await heading(page, "Simmer");
    await page.keyboard.press("PageUp");
    await heading(page, "Sweat the leeks");
  });

  test("goes on after a reload, from home, and from the beginning", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    const { slug } = await addRecipe(page, SOUP);
    await page.goto(`${server.url}/recipe/${slug}`);
    await page.getByRole("tab", { name: "Ingredients" }).click();
    await button(page, "1½ times as much").click();
    await page.getByRole("tabpanel", { name: "Ingredients" }).getByText("900").waitFor();
    await page.getByRole("link", { name: "Start cooking for 6" }).click();
    await page.getByRole("checkbox", { name: /leeks sliced 900 g/ }).check({ force: true });
    await button(page, "All set, start Step 1").click();
    await page.getByText("900 g").first().waitFor();
    await page.getByText("(350 °F)").waitFor();
    await page.reload();
    await heading(page, "Sweat the leeks");
    await page.getByText("900 g").first().waitFor();

    await page.goto(server.url);
    await page.getByRole("link", { name: "Go on with Leek soup, step 1 of 2" }).click();
    await heading(page, "Sweat the leeks");
    await openTool(page, "Settings");
    await button(page, "Start again").click();
    await heading(page, "Set out your ingredients");
    expect(await page.getByRole("checkbox", { name: /leeks sliced 900 g/ }).isChecked()).toBe(false);
    await button(page, "All set, start Step 1").click();
    await page.goto(server.url);
    await button(page, "No longer cooking Leek soup").click();
    await page.getByRole("region", { name: "On the stove" }).waitFor({ state: "detached" });
  });

  test("is beside another one, with a button to each", async ({ page, startServer }) => {
    const server = await startServer();
    await enter(page, server.url);
    const soup = await addRecipe(page, SOUP);
    const bread = await addRecipe(page, { ...SOUP, name: "Corn bread" });
    await page.goto(`${server.url}/recipe/${soup.slug}/cook`);
    await button(page, "All set, start Step 1").click();
    await button(page, /^Start timer, 8 minutes/).click();
    await page.goto(`${server.url}/recipe/${bread.slug}/cook`);
    const stove = page.getByRole("navigation", { name: "What you are cooking" });
    await stove.getByRole("link", { name: /Corn bread Getting ready/ }).waitFor();
    await page.getByRole("region", { name: "Timers" }).getByText("Sweat leeks").first().waitFor();
    await stove.getByRole("link", { name: /Leek soup Step 1 of 2/ }).click();
    await heading(page, "Sweat the leeks");
    await page.waitForURL(`**/recipe/${soup.slug}/cook`);
    await page.getByRole("region", { name: "Timers" }).getByText("Sweat leeks").first().waitFor();
  });

  test("goes on without a connection", async ({ openPage, consoleErrors, startServer }) => {
    consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    const server = await startServer();
    const page = await openPage({ serviceWorkers: "allow" });
    await enter(page, server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { slug } = await addRecipe(page, SOUP);
    await page.goto(`${server.url}/recipe/${slug}`);
    await page.getByRole("link", { name: "Start cooking" }).click();
    await button(page, "All set, start Step 1").click();
    await page.waitForFunction(
      (path) => caches.match(path, { ignoreVary: true }).then(Boolean),
      `/api/recipes/slug/${slug}`,
    );
    await page.context().setOffline(true);
    await page.reload();
    await heading(page, "Sweat the leeks");
    await page.getByRole("timer").waitFor();
    await button(page, "All ingredients").click();
    await page.getByText(/servings? · As written/).click();
    await button(page, "2: twice as much").click();
    await page.getByText("1.2").first().waitFor();
    await button(page, "Close").click();
    await button(page, "Next Step").click();
    await button(page, "Finish Cooking").click();
    await page.getByText("You've successfully cooked Leek soup").waitFor();
  });
});

test("the screen stays on, also after the page was hidden", async ({ page, startServer }) => {
  await page.addInitScript(() => {
    const locks: EventTarget[] = [];
    const request = async () => {
      const lock = Object.assign(new EventTarget(), {
        release: async () => void lock.dispatchEvent(new Event("release")),
      });
      locks.push(lock);
      document.documentElement.dataset.locks = String(locks.length);
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
    let hidden = false;
    Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
    addEventListener("hide-page", () => {
      hidden = true;
      document.dispatchEvent(new Event("visibilitychange"));
      locks.at(-1)?.dispatchEvent(new Event("release"));
    });
    addEventListener("show-page", () => {
      hidden = false;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  const server = await startServer();
  await enter(page, server.url);
  const { slug } = await addRecipe(page, SOUP);
  await page.goto(`${server.url}/recipe/${slug}/cook`);
  const awake = button(page, /^Screen/);
  await button(page, "All set, start Step 1").click();
  await button(page, "More tools").click();
  await page.getByText("Screen stays on").waitFor();
  const asked = () => page.evaluate(() => document.documentElement.dataset.locks);
  expect(await asked()).toBe("1");
  await page.evaluate(() => dispatchEvent(new Event("hide-page")));
  await page.getByText("Screen may go dark").waitFor();
  await page.evaluate(() => dispatchEvent(new Event("show-page")));
  await page.getByText("Screen stays on").waitFor();
  expect(await asked()).toBe("2");
  await awake.click();
  await page.getByText("Screen may go dark").waitFor();
});

test("a finger turns the steps, and the settings fit a narrow phone with large text", async ({
  openPage,
  startServer,
}) => {
  const server = await startServer();
  const page = await openPage({ viewport: { width: 320, height: 700 }, hasTouch: true });
  await enter(page, server.url);
  const { slug } = await addRecipe(page, SOUP);
  await page.goto(`${server.url}/recipe/${slug}/cook`);
  await heading(page, "Set out your ingredients");
  const client = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [{ x: from, y: 260 }]);
    for (const part of [0.3, 0.6, 1]) {
      await touch("touchMove", [{ x: from + (to - from) * part, y: 262 }]);
    }
    await touch("touchEnd", []);
  };
  await swipe(260, 80);
  await heading(page, "Sweat the leeks");
  await swipe(80, 260);
  await heading(page, "Set out your ingredients");

  await button(page, "More tools").click();
  await page.getByRole("radio", { name: "Large text" }).check({ force: true });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("switch", { name: "Dark, with high contrast", checked: false }).click();
  await page.getByRole("switch", { name: "Dark, with high contrast", checked: true }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await button(page, "Close").click();
  await button(page, "All set, start Step 1").click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: "rgb(255, 255, 255)", backgroundColor: "rgb(0, 0, 0)" });
});
