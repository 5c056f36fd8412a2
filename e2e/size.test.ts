import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, expect, test as fileTest } from "vitest";
import { DIST, type Part, readManifest } from "./harness/built-files.ts";
import { test } from "./harness/page.ts";
import { signInThroughPopup } from "./harness/sign-in.ts";

/**
 * The largest first load of a page in KB of 1,000 bytes after gzip. A route counts only its code beyond the frame
 * around the pages.
 */
const LIMITS = { login: 88, signIn: 36, recipes: 119, route: 25, css: 18 };

const SIGN_IN = "src/lib/session/firebase.ts";

const manifest = readManifest();
const partOf = (source: string): Part => {
  const part = manifest[source];
  if (!part) throw new Error(`The build has no part of its own for ${source}.`);
  return part;
};

function partNamed(name: string): Part {
  const part = Object.values(manifest).find((one) => one.name === name);
  if (!part) throw new Error(`The build has no part that is named ${name}.`);
  return part;
}

/** The files that a part needs before it can run. */
function filesOf(part: Part, seen = new Set<string>()): Set<string> {
  if (seen.has(part.file)) return seen;
  seen.add(part.file);
  for (const name of part.imports ?? []) filesOf(partOf(name), seen);
  return seen;
}

const kilobytes = (bytes: Uint8Array) => gzipSync(bytes).length / 1000;
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + kilobytes(readFileSync(join(DIST, file))), 0);

const table: Record<string, { KB: string; limit: number | string }> = {};
function note(what: string, weight: number, limit: number | string) {
  table[what] = { KB: weight.toFixed(1), limit };
}
afterAll(() => console.table(table));

const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
if (!entry) throw new Error("The build has no entry.");
const signIn = filesOf(partOf(SIGN_IN));
const signInFiles = filesOf(entry);
const frame = filesOf(partOf("src/app/authenticated-shell.tsx"), new Set(signInFiles));
/** What every page has loaded: the frame around it, and the calls of its first page. */
const inside = filesOf(partNamed("calls"), new Set(frame));

/** All scripts that a page asks for until it is quiet, those of the sign-in library apart. */
async function scriptsOf(page: Page, url: string, isThere: () => Promise<void>): Promise<Set<string>> {
  const files = new Set<string>();
  const listen = (request: { url: () => string }) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith(".js") && path !== "/gapi-shim.js") files.add(path.slice(1));
  };
  page.on("request", listen);
  await page.goto(url);
  await isThere();
  await page.waitForLoadState("networkidle");
  page.off("request", listen);
  const ours = [...files].filter((file) => signInFiles.has(file) || !signIn.has(file));
  return new Set(ours);
}

/** Files that import each other in a circle, each circle as a line. */
function circles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) return void found.push([...path.slice(path.indexOf(name)), name].join(" > "));
    if (done.has(name)) return;
    for (const next of partOf(name).imports ?? []) follow(next, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(manifest)) follow(name, []);
  return found;
}

fileTest("no two files of the build need each other before they can run", () => {
  expect(circles()).toEqual([]);
});

test("/login and /recipes load within their budgets", async ({ page, startServer }) => {
  const server = await startServer();
  const login = await scriptsOf(page, `${server.url}/login`, async () => {
    await page.getByRole("button", { name: "Sign in on this machine" }).waitFor();
  });
  await signInThroughPopup(page, "Ana");
  const recipes = await scriptsOf(page, `${server.url}/recipes`, async () => {
    await page.getByText("No recipes available").waitFor();
  });
  const alone = [...signIn].filter((file) => !signInFiles.has(file));

  const signInPage = filesOf(partOf("src/app/pages/login-page.tsx"), new Set(signInFiles));
  note("/login", weigh(signInPage), LIMITS.login);
  note("/login, with what comes later", weigh(login), "");
  note("sign-in, beside it", weigh(alone), LIMITS.signIn);
  const shown = filesOf(partOf("src/app/pages/recipe-list-page.tsx"), new Set(frame));
  // Drawings, calls and the part for thousands of cards come when the list can be used already.
  note("/recipes", weigh(shown), LIMITS.recipes);
  note("/recipes, with what comes later", weigh(recipes), "");
  expect(login.size).toBeGreaterThan(2);
  expect([...signInPage].filter((file) => !login.has(file))).toEqual([]);
  expect([...shown].filter((file) => !recipes.has(file))).toEqual([]);
  expect(weigh(signInPage)).toBeLessThanOrEqual(LIMITS.login);
  expect(weigh(alone)).toBeLessThanOrEqual(LIMITS.signIn);
  expect(weigh(shown)).toBeLessThanOrEqual(LIMITS.recipes);
});

const pages = Object.keys(manifest).filter((source) => source.startsWith("src/app/pages/"));

fileTest("there are pages to weigh", () => {
  expect(pages.length).toBeGreaterThan(5);
});

fileTest.for(pages)("%s brings little of its own", (source) => {
  const own = [...filesOf(partOf(source))].filter((file) => !inside.has(file));
  note(source.replace("src/app/pages/", ""), weigh(own), LIMITS.route);
  expect(weigh(own)).toBeLessThanOrEqual(LIMITS.route);
});

fileTest("the styles are small", () => {
  const sheets = readdirSync(join(DIST, "assets")).filter((file) => file.endsWith(".css"));
  const weight = weigh(sheets.map((file) => `assets/${file}`));
  note("all styles", weight, LIMITS.css);
  expect(sheets.length).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(LIMITS.css);
});
