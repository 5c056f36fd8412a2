import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addRecipe } from "./harness/add-recipe.ts";
import { builtFile } from "./harness/built-files.ts";
import { test } from "./harness/page.ts";
import { openSignedIn, signIn, signOut } from "./harness/sign-in.ts";

/** Holds the app's files back until they may come; the page that the server has rendered is there before. */
async function holdApp(page: Page): Promise<() => void> {
  const mayCome = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  return mayCome.resolve;
}

/** Opens a page without waiting for the app. */
const openRendered = (page: Page, address: string) => page.goto(address, { waitUntil: "domcontentloaded" });

describe("a page that the server renders", () => {
  test("can be read without scripts", async ({ openPage, startServer }) => {
    const server = await startServer();
    const page = await openPage({ javaScriptEnabled: false });
    await openRendered(page, `${server.url}/login`);
    await page.getByRole("heading", { level: 1, name: "Cook from your own larder" }).waitFor();

    await signIn(page, server.url, "Ana");
    const { slug } = await addRecipe(
      page,
      { name: "Leek soup", ingredients: ["3 leeks"], steps: ["Cook the leeks."] },
      server.url,
    );
    await openRendered(page, `${server.url}/recipes`);
    await page.getByRole("link", { name: "Leek soup" }).click();
    await page.waitForURL(`**/recipe/${slug}`);
    await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
    await page.getByText("Cook the leeks.").waitFor();
    expect(await page.title()).toBe("Leek soup · Larder");
  });

  test("is taken over without being drawn again", async ({ openPage, startServer }) => {
    const server = await startServer();
    // As the server takes it for a phone's, it is drawn for one.
    const page = await openPage({ isMobile: true, userAgent: "Mozilla/5.0 (Linux; Android 16; K) Mobile" });
    await signIn(page, server.url, "Ana");
    const { slug } = await addRecipe(
      page,
      { name: "Leek soup", ingredients: ["3 leeks"], steps: ["Cook the leeks."] },
      server.url,
    );
    for (const path of ["/recipes", `/recipe/${slug}`]) {
      const release = await holdApp(page);
      await openRendered(page, server.url + path);
      await page.getByRole("heading", { name: "Leek soup" }).waitFor();
      await page.evaluate(async () => {
        // A heading may move when its font comes; that is not the app taking over.
        await Promise.all([...document.fonts].map((font) => font.load()));
        for (const element of document.querySelectorAll("main *")) Reflect.set(element, "isFirst", true);
        const shifts: number[] = [];
        Reflect.set(window, "shifts", shifts);
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) shifts.push(Number(Reflect.get(shift, "value")));
        }).observe({ type: "layout-shift", buffered: false });
      });
      release();
      await page.waitForLoadState("networkidle");
      const kinds = "h1, h2, img, a, li, [data-slot=card], [role=tab]";
      const drawnAgain = (names: string) =>
        [...document.querySelectorAll(`main :is(${names})`)].flatMap((element) =>
          "isFirst" in element || element.closest("[data-slot=when-near]")
            ? []
            : [element.outerHTML.slice(0, 300)],
        );
      expect(await page.evaluate(drawnAgain, kinds)).toEqual([]);
      const shifted = await page.evaluate(() => Reflect.get(window, "shifts"));
      expect(shifted.reduce((sum: number, shift: number) => sum + shift, 0)).toBeLessThan(0.02);
      await page.unrouteAll();
    }
  });

  test("loses nothing that is typed, chosen or pressed before the app is there", async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await signIn(page, server.url, "Ana");
    for (const name of ["Bean stew", "Leek soup"]) await addRecipe(page, { name }, server.url);
    let release = await holdApp(page);
    await openRendered(page, `${server.url}/recipes`);
    await page.getByRole("searchbox").pressSequentially("leek");
    release();
    await page.waitForURL(/q=leek$/);
    expect(await page.getByRole("searchbox").inputValue()).toBe("leek");
    await page.unrouteAll();

    release = await holdApp(page);
    await openRendered(page, `${server.url}/recipes`);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "A to Z" });
    release();
    await page.waitForURL(/sort=name$/);
    await page.unrouteAll();

    release = await holdApp(page);
    await openRendered(page, `${server.url}/recipes`);
    await page.getByRole("navigation").getByRole("button", { name: "Add" }).click();
    release();
    await page.getByRole("dialog").waitFor();
  });

  test("does not load the identity provider's library for a user with a session", async ({
    page,
    startServer,
    consoleErrors,
  }) => {
    consoleErrors.allow(/401/);
    const server = await startServer();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
    await openSignedIn(page, `${server.url}/recipes`, "Ana");
    await page.waitForLoadState("networkidle");
    expect(asked).not.toContain(builtFile("src/lib/session/firebase.ts"));
    expect(asked.filter((path) => /accounts:lookup|gapi/.test(path))).toEqual([]);
    // It is there when it is needed: a session that has ended is renewed.
    await page.context().clearCookies();
    await page.getByRole("navigation").getByRole("link", { name: "Profile" }).click();
    await expect.poll(() => asked).toContain(builtFile("src/lib/session/firebase.ts"));
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain("__session");
  });
});

describe("two users of one browser", () => {
  for (const serviceWorkers of ["block", "allow"] as const)
    test(`S70: see nothing of each other on the way back, with service workers ${serviceWorkers}ed`, async ({
      openPage,
      startServer,
      consoleErrors,
    }) => {
      consoleErrors.allow(/preload/);
      const server = await startServer();
      const page = await openPage({ serviceWorkers });
      await openSignedIn(page, `${server.url}/recipes`, "Ana");
      const { slug } = await addRecipe(page, { name: "Leek soup", originalText: "Ana's own" });
      await page.goto(`${server.url}/recipe/${slug}`);
      await page.getByRole("link", { name: "Edit recipe" }).waitFor();
      await page.goto(`${server.url}/profile`);
      await signOut(page, consoleErrors);
      await page.waitForURL((address) => address.pathname === "/login");
      const other = await openPage();
      await signIn(other, server.url, "Ben");
      const { cookies } = await other.context().storageState();
      await page.context().addCookies(cookies);

      await page.goBack();
      await page.goBack();
      await page.waitForURL(`**/recipe/${slug}`);
      await page.getByRole("heading", { level: 1, name: "Leek soup" }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(await page.getByRole("link", { name: "Edit recipe" }).count()).toBe(0);
      const html = await (await page.request.get(`${server.url}/recipe/${slug}`)).text();
      expect(html).toContain("ben@example.com");
      expect(html).not.toContain("ana@");
    });
});
