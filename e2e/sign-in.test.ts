import { expect } from "vitest";
import { test } from "./harness/page.ts";
import { signInThroughPopup } from "./harness/sign-in.ts";

test("S45: the popup signs in under the real security headers, which are in force", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  const server = await startServer();
  const violations: string[] = [];
  await page.exposeFunction("tellViolation", (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      Reflect.get(window, "tellViolation")(effectiveDirective);
    });
  });

  const headers = (await page.goto(`${server.url}/login`))?.headers() ?? {};
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  const policy = headers["content-security-policy"]?.split(";") ?? [];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContainEqual(expect.stringMatching(/^script-src 'self'( 'sha256-[\w+/]+=')+$/));
  expect(policy.join()).not.toMatch(/unsafe|\*/);

  await signInThroughPopup(page, "Ana");
  await page.waitForURL((address) => address.pathname === "/");
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toContainEqual(["__session", true]);
  expect(violations).toEqual([]);

  // The policy's effect is checked here: a page without it would sign in as well.
  consoleErrors.allow(/Content Security Policy/);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ranInline = true";
    document.head.append(script);
  });
  await expect.poll(() => violations).toEqual(["script-src-elem"]);
  expect(await page.evaluate(() => "ranInline" in window)).toBe(false);
});
