import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { violations } from "./harness/axe.ts";
import { alarmsOf, isSounding, listenToAlarms, setHidden } from "./harness/alarms.ts";
import { smallTargets, whatSticksOut } from "./harness/measures.ts";
import { type OpenPage, test, testWithNotifications } from "./harness/page.ts";
import type { Server } from "./harness/server.ts";
import { signIn, signOut } from "./harness/sign-in.ts";

const RISOTTO = {
  name: "Lemon leek risotto",
  servings: 4,
  steps: [
    {
      main_step: "Sweat the leeks",
      sub_steps: [
        { description: "Cook the leeks for 10 minutes, then add wine for 25 minutes." },
        { description: "Keep feeding and stirring for 18-20 minutes." },
        { description: "Rest it for 5 minutes." },
        { description: "Leftovers keep for 3 days." },
      ],
    },
    { main_step: "Serve", sub_steps: [{ description: "Wait for 2 minutes." }] },
  ],
};
const LEEKS = "Cook leeks, 10 min";
const WINE = "Step 1.1, 25 min";
const STIRRING = "Step 1.2, 18–20 min";

/** Six in the evening: every deadline below is counted from here. */
const SIX = new Date("2026-03-02T18:00:00");
const PHONE_320 = { width: 320, height: 640 };

/** Ana's phone at six, with the risotto open. */
async function openRisotto(openPage: OpenPage, server: Server, options: BrowserContextOptions = {}) {
  const page = await openPage({ permissions: ["notifications"], timezoneId: "UTC", ...options });
  await listenToAlarms(page.context());
  await page.clock.install({ time: SIX });
  await signIn(page, server.url, "Ana");
  const { slug } = await addRecipe(page, RISOTTO, server.url);
  await page.goto(`${server.url}/recipe/${slug}`);
  await chip(page, "Start timer, 10 minutes").waitFor();
  return { page, slug };
}

const chip = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const timerTray = (page: Page) => page.getByRole("region", { name: "Timers" });
const timerCards = (page: Page) => timerTray(page).getByRole("listitem");
const sheet = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

async function startThree(page: Page) {
  await chip(page, "Start timer, 10 minutes").click();
  await chip(page, "Start timer, 18 to 20 minutes").click();
  await chip(page, "Start timer, 5 minutes").click();
  await expect.poll(() => timerCards(page).count()).toBe(3);
}

/** Counts, in a page, the locks that its tabs hold: the tab that rings for all of them holds one. */
const countHeldLocks = async () => (await navigator.locks.query()).held?.length;

/** Returns the seconds that the timer cards show, in the tray's order; negative for a timer that rings. */
const shown = (page: Page) =>
  timerCards(page).evaluateAll((items) =>
    items.map((item) => {
      const [figures = "", minus] = /(−?)\d+(:\d\d)+/.exec(item.textContent) ?? [];
      const seconds = figures.match(/\d+/g)?.reduce((sum, part) => sum * 60 + Number(part), 0);
      return Number(seconds) * (minus ? -1 : 1);
    }),
  );

/** The tolerance in seconds: the clock goes on while a test runs. */
const SLACK_SECONDS = 25;

/** Waits until the timer tray shows these times, in its order. */
async function showsAbout(page: Page, minutes: number[]) {
  const isNear = (seconds: number, at: number) => {
    const passed = (minutes[at] ?? Number.NaN) * 60 - seconds;
    return Math.abs(passed) < SLACK_SECONDS;
  };
  await expect
    .poll(async () => {
      const seen = await shown(page);
      return seen.length === minutes.length && seen.every(isNear) ? minutes : seen.map((each) => each / 60);
    })
    .toEqual(minutes);
}

describe("timers from the text", () => {
  test("run on over other pages, a reload, a closed tab and an hour's sleep; a cancelled one never rings", async ({
    openPage,
    startServer,
  }) => {
    const server = await startServer();
    const { page, slug } = await openRisotto(openPage, server);
    expect(await timerTray(page).count()).toBe(0);
    expect(await chip(page, /days/).count()).toBe(0);
    await startThree(page);
    await showsAbout(page, [5, 10, 18]);
    await page.locator("[data-slot=duration-chip][data-state=running]", { hasText: "10 minutes" }).waitFor();

    await page.clock.runFor(60_000);
    await page.goto(`${server.url}/recipes`);
    await expect.poll(() => timerCards(page).count()).toBe(3);
    await page.reload();
    await showsAbout(page, [4, 9, 17]);

    await timerCards(page).first().getByRole("button").first().click();
    await sheet(page).getByRole("button", { name: "Remove timer" }).click();
    await sheet(page).waitFor({ state: "detached" });
    await showsAbout(page, [9, 17]);

    // The tab is closed, and an hour later another one is opened.
    const context = page.context();
    await page.close();
    const later = await context.newPage();
    await later.clock.fastForward("01:00:00");
    await later.goto(`${server.url}/profile`);
    await showsAbout(later, [-51, -43]);
    await later.getByRole("button", { name: "Logout" }).waitFor();
    expect(await later.title()).toBe(`Done: ${LEEKS} · Profile · Larder`);
    await timerCards(later).first().getByRole("button").first().click();
    await sheet(later).getByText("Ringing since 18:10").waitFor();
    await sheet(later).getByText("Timers ring while Larder is open.", { exact: false }).waitFor();
    await later.keyboard.press("Escape");

    // The user has not touched this tab before that press: it may sound from now on.
    await expect.poll(() => isSounding(later)).toBe(true);
    await button(later, `Stop ${LEEKS}`).click();
    await button(later, `Stop ${STIRRING}`).click();
    await timerTray(later).waitFor({ state: "detached" });
    expect(await isSounding(later)).toBe(false);
    expect(await later.title()).toBe("Profile · Larder");
    await later.goto(`${server.url}/recipe/${slug}`);
    await chip(later, "Start timer, 5 minutes").waitFor();
  });

  test("are right as soon as a phone that slept is looked at", async ({ openPage, startServer }) => {
    const server = await startServer();
    const { page } = await openRisotto(openPage, server);
    await chip(page, "Start timer, 25 minutes").click();
    await page.clock.runFor(10_000);
    await setHidden(page, true);
    // The clock of a sleeping phone goes on, its pages do not.
    await page.clock.setSystemTime(new Date(SIX.getTime() + 3_600_000));
    await setHidden(page, false);
    await showsAbout(page, [-35]);
    expect(await isSounding(page)).toBe(true);
  });

  test("of a range ring at the lower end, and again at the upper", async ({ openPage, startServer }) => {
    const server = await startServer();
    const { page } = await openRisotto(openPage, server);
    await chip(page, "Start timer, 18 to 20 minutes").click();
    await page.locator("[data-slot=duration-chip]", { hasText: /18-20 minutes1[78]:/ }).waitFor();
    await page.getByText(`Timer started: ${STIRRING}, done at 18:18`).waitFor({ state: "attached" });
    await page.clock.runFor(17 * 60_000);
    await showsAbout(page, [1]);
    expect(await isSounding(page)).toBe(false);

    await page.clock.runFor(60_000);
    await expect.poll(() => isSounding(page)).toBe(true);
    const urgent = page.locator("[aria-live=assertive]").getByText(`Check: ${STIRRING}`);
    await urgent.waitFor({ state: "attached" });
    expect(await page.title()).toContain(`Check: ${STIRRING} · Lemon leek risotto`);
    await timerCards(page)
      .getByRole("button", { name: `Check: ${STIRRING}` })
      .click();
    await sheet(page).getByText("When you stop it, it goes on until 18:20.").waitFor();
    await sheet(page).getByRole("button", { name: "Stop" }).click();
    await sheet(page).getByText("Done at 18:20").waitFor();
    expect(await isSounding(page)).toBe(false);
    await page.keyboard.press("Escape");
    await showsAbout(page, [2]);

    await page.clock.runFor(120_000);
    await expect.poll(() => isSounding(page)).toBe(true);
    expect(await alarmsOf(page)).toBe(2);
    await button(page, `Stop ${STIRRING}`).click();
    await timerTray(page).waitFor({ state: "detached" });
    expect(await isSounding(page)).toBe(false);
    await page.clock.runFor(600_000);
    expect(await alarmsOf(page)).toBe(2);
    await chip(page, "Start timer, 18 to 20 minutes").waitFor();
  });

  test("can be paused, given more or less time, and renamed", async ({ openPage, startServer }) => {
    const server = await startServer();
    const { page } = await openRisotto(openPage, server);
    await chip(page, "Start timer, 25 minutes").click();
    await page.clock.runFor(60_000);
    await button(page, `Pause ${WINE}`).click();
    await page.clock.runFor(600_000);
    await showsAbout(page, [24]);
    await timerTray(page).getByText("Paused").waitFor();
    await chip(page, "25 minutes, timer paused").click();
    await sheet(page).getByText("Paused").waitFor();
    await sheet(page).getByRole("button", { name: "1 minute more" }).click();
    await sheet(page).getByRole("button", { name: "1 minute more" }).click();
    await sheet(page).getByRole("button", { name: "1 minute less" }).click();
    await sheet(page)
      .getByText(/^2[45]:\d\d$/)
      .waitFor();
    await sheet(page).getByRole("button", { name: "Go on" }).click();
    await sheet(page)
      .getByText(/^Done at 18:3[67]$/)
      .waitFor();
    await sheet(page).getByLabel("Name").fill("White wine");
    await sheet(page).getByRole("button", { name: "Rename" }).click();
    await sheet(page).getByRole("heading", { name: "White wine" }).waitFor();
    await sheet(page).getByText("Step 1.1 ·").waitFor();
    await sheet(page).getByRole("button", { name: "Close" }).click();
    await button(page, "Pause White wine").waitFor();
  });

  test("stay visible while cooking, and the same time of the step is shown once", async ({
    openPage,
    startServer,
  }) => {
    const server = await startServer();
    const { page, slug } = await openRisotto(openPage, server);
    await page.getByRole("link", { name: "Start cooking" }).click();
    await page.getByText("Step 1 of 2").waitFor();
    expect(await page.getByRole("timer").textContent()).toBe("25:00");
    await chip(page, "Start timer, 25 minutes").click();
    await page.getByRole("timer").waitFor({ state: "detached" });
    expect(await page.locator("[data-slot=timer-block]").count()).toBe(0);
    await timerCards(page).first().getByRole("button").first().click();
    await sheet(page).getByRole("heading", { name: WINE }).waitFor();
    await page.keyboard.press("Escape");

    // Its card was not ticked by that tap, and a tap beside the chip still does it.
    const card = page.getByRole("checkbox", { name: /^Step 1\.1 Cook the leeks for 10 minutes/ });
    expect(await card.isChecked()).toBe(false);
    await page
      .locator("[data-slot=sub-step-card]")
      .first()
      .click({ position: { x: 24, y: 16 } });
    expect(await card.isChecked()).toBe(true);

    await button(page, "Next Step").click();
    expect(await page.getByRole("timer").textContent()).toBe("2:00");
    expect(await timerCards(page).count()).toBe(1);
    const key = await button(page, "Finish Cooking").boundingBox();
    const box = await timerTray(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(key?.y ?? 0);
    await button(page, "Finish Cooking").click();
    await page.getByRole("heading", { name: "Congratulations!" }).waitFor();
    expect(await timerCards(page).count()).toBe(1);

    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(`${server.url}/recipe/${slug}/cook`);
    await page.getByText(/Step \d of 2/).waitFor();
    await page.getByRole("heading", { name: "Timers" }).waitFor();
  });

  test("ring once in several tabs, in the last used one, and stop in all of them", async ({
    openPage,
    startServer,
  }) => {
    const server = await startServer();
    const { page: first } = await openRisotto(openPage, server);
    await chip(first, "Start timer, 10 minutes").click();
    await expect.poll(() => first.evaluate(countHeldLocks)).toBe(1);
    const second = await first.context().newPage();
    await second.goto(`${server.url}/recipes`);
    await expect.poll(() => timerCards(second).count()).toBe(1);

    await first.clock.runFor(600_000);
    await showsAbout(second, [0]);
    await expect.poll(() => isSounding(first)).toBe(true);
    expect(await alarmsOf(second)).toBe(0);

    await second.getByRole("heading", { level: 1 }).click();
    await expect.poll(() => isSounding(second)).toBe(true);
    await expect.poll(() => isSounding(first)).toBe(false);

    await second.close();
    await expect.poll(() => isSounding(first)).toBe(true);
    const third = await first.context().newPage();
    await third.goto(`${server.url}/recipes`);
    await button(third, `Stop ${LEEKS}`).click();
    await timerTray(first).waitFor({ state: "detached" });
    expect(await isSounding(first)).toBe(false);
  });

  test("are usable by keyboard, and the focus stays where it was", async ({ openPage, startServer }) => {
    const server = await startServer();
    const { page } = await openRisotto(openPage, server);
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
    await chip(page, "Start timer, 10 minutes").focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toContain("10 minutes, timer running");
    await chip(page, "Start timer, 25 minutes").press("Enter");

    const first = timerCards(page).first().getByRole("button");
    await first.first().press("Enter");
    await sheet(page).getByText("Done at 18:10").waitFor();
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    // The sheet gives the focus back once more when it has left the page.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect.poll(focused).toContain(LEEKS);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect.poll(focused).toBe(`Go on: ${LEEKS}`);
    await page.keyboard.press("Space");
    await expect.poll(focused).toBe(`Pause ${LEEKS}`);

    await page.clock.runFor(600_000);
    await page.keyboard.press("Space");
    await expect.poll(() => timerCards(page).count()).toBe(1);
    expect(await focused()).toBe(`Pause ${WINE}`);
  });

  test("are deleted at sign-out", async ({ openPage, startServer, consoleErrors }) => {
    const server = await startServer();
    const { page } = await openRisotto(openPage, server);
    await chip(page, "Start timer, 10 minutes").click();
    await page.goto(`${server.url}/profile`);
    await timerTray(page).waitFor();
    await signOut(page, consoleErrors);
    await page.waitForURL("**/login");
    await timerTray(page).waitFor({ state: "detached" });
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("kitchen"))),
    ).toEqual([]);
  });

  testWithNotifications(
    "ring by a notification where nobody looks, which goes with the ringing",
    async ({ openPage, startServer }) => {
      const server = await startServer();
      const { page } = await openRisotto(openPage, server, { serviceWorkers: "allow" });
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const notifications = () =>
        page.evaluate(async () => {
          const worker = await navigator.serviceWorker.ready;
          return (await worker.getNotifications()).map(({ title, body }) => `${title} / ${body}`);
        });
      await chip(page, "Start timer, 10 minutes").click();
      await chip(page, "Start timer, 25 minutes").click();
      await setHidden(page, true);
      await page.clock.runFor(600_000);
      await expect.poll(notifications).toEqual([`Done: ${LEEKS} / Lemon leek risotto`]);
      await setHidden(page, false);
      await button(page, `Stop ${LEEKS}`).click();
      await expect.poll(notifications).toEqual([]);
      await page.clock.runFor(900_000);
      await expect.poll(() => isSounding(page)).toBe(true);
      expect(await notifications()).toEqual([]);
    },
  );

  testWithNotifications("ask once whether they may notify", async ({ openPage, startServer }) => {
    const server = await startServer();
    const { page } = await openRisotto(openPage, server, { permissions: undefined });
    await page.getByRole("link", { name: "Start cooking" }).click();
    await page.getByRole("region", { name: "Ring when you are elsewhere?" }).waitFor();
    await page.getByRole("button", { name: "Not now" }).click();
    await page.reload();
    await page.getByRole("heading", { name: "Set out your ingredients" }).waitFor();
    await page.clock.runFor(2_000);
    expect(await page.getByText("Ring when you are elsewhere?").count()).toBe(0);
    await page.goBack();
    await chip(page, "Start timer, 10 minutes").click();
    await timerCards(page).first().getByRole("button").first().click();
    await sheet(page).getByRole("button", { name: "Allow notifications" }).waitFor();
  });
});

describe("the timer tray", () => {
  test("is a single bar with a count when there are four or more, which opens them all", async ({
    openPage,
    startServer,
  }) => {
    const server = await startServer();
    const { page } = await openRisotto(openPage, server);
    await startThree(page);
    await chip(page, "Start timer, 25 minutes").click();
    await expect.poll(() => timerCards(page).count()).toBe(1);
    await showsAbout(page, [5]);
    await button(page, "Show all 4 timers").click();
    await sheet(page).getByRole("heading", { name: "All timers" }).waitFor();
    expect(await sheet(page).getByRole("listitem").count()).toBe(4);
    await sheet(page)
      .getByRole("button", { name: new RegExp(`^${WINE}`) })
      .click();
    await sheet(page).getByRole("button", { name: "Remove timer" }).click();
    await sheet(page).getByRole("heading", { name: "All timers" }).waitFor();
    expect(await sheet(page).getByRole("listitem").count()).toBe(3);
    await page.keyboard.press("Escape");
    await expect.poll(() => timerCards(page).count()).toBe(3);
  });

  test("is accessible in all its states, on small screens, and with large text", async ({
    openPage,
    startServer,
  }) => {
    const server = await startServer();
    const { page } = await openRisotto(openPage, server);
    const variant = async (state: string) => {
      expect.soft(await page.evaluate(smallTargets, 44), `${state}: small targets`).toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect.soft(await violations(page), `${state}, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize(PHONE_320);
      expect.soft(await page.evaluate(whatSticksOut), `${state}: 320 px`).toEqual([]);
      await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await page.evaluate(whatSticksOut), `${state}: large text`).toEqual([]);
      await page.evaluate(() => void (document.documentElement.style.fontSize = ""));
    };

    await startThree(page);
    await variant("running");
    await button(page, `Pause ${STIRRING}`).click();
    await page.clock.runFor(310_000);
    await variant("ringing, and paused");
    await timerCards(page).first().getByRole("button").first().click();
    await sheet(page).waitFor();
    await variant("a sheet that rings");
    await page.keyboard.press("Escape");
    await chip(page, "Start timer, 25 minutes").click();
    await variant("a bar");
    await button(page, "Show all 4 timers").click();
    await sheet(page).waitFor();
    await variant("all of them");
  });

  test("is in Spanish for a Spanish reader", async ({ openPage, startServer }) => {
    const server = await startServer();
    const { page } = await openRisotto(openPage, server);
    await page.evaluate(() =>
      fetch("/api/user/language", {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ preferredLanguage: "es" }),
      }),
    );
    await page.reload();
    await page.setViewportSize(PHONE_320);
    await chip(page, "Iniciar temporizador, de 18 a 20 minutos").click();
    const here = page.getByRole("region", { name: "Temporizadores" });
    await here.getByRole("button", { name: /^Paso 1\.2/ }).click();
    await sheet(page).getByText("Comprobar a las 18:18, listo a las 18:20").waitFor();
    expect(await page.evaluate(whatSticksOut)).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  });
});
