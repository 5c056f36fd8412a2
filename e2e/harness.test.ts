import { describe, expect, test as serverTest } from "vitest";
import { test } from "./harness/page.ts";
import { startServer } from "./harness/server.ts";

describe("the browser", () => {
  test("draws text, so it has a font", async ({ page }) => {
    await page.setContent("<h1>Tuna salad</h1>");
    const heading = page.getByRole("heading", { name: "Tuna salad" });
    const box = await heading.boundingBox();
    expect(box?.width).toBeGreaterThan(50);
  });

  test("reports what a page complains about", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/burnt/);
    await page.setContent("<script>console.error('burnt'); throw new Error('burnt too')</script>");
    await expect.poll(() => consoleErrors.heard).toHaveLength(2);
    expect(consoleErrors.unexpected()).toEqual([]);
  });

  test("gives each page a storage of its own", async ({ openPage }) => {
    const [one, other] = [await openPage(), await openPage()];
    for (const page of [one, other]) await page.route("**", (route) => route.fulfill({ body: "kitchen" }));
    await one.goto("http://larder.test/");
    await one.evaluate(() => localStorage.setItem("apron", "blue"));
    await other.goto("http://larder.test/");
    expect(await other.evaluate(() => localStorage.getItem("apron"))).toBeNull();
  });
});

describe("the server of the tests", () => {
  serverTest("survives a kill with the same address, and stops when asked", async () => {
    await using server = await startServer();
    const { url } = server;
    await server.kill();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
    await server.restart();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  });
});
