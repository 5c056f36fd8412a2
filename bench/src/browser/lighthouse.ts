/**
 * `npm run bench -- lighthouse [RUNS]`: Lighthouse's scores for the built app on a phone, each page with an empty
 * cache, with what they are made of; then what a cook feels (`journeys.ts`). Ends with status 1 when a goal is missed.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@larder/api/testing/loopback-ports";
import { launchProfile } from "../../../e2e/browser/launch.ts";
import { addRecipe } from "../../../e2e/harness/add-recipe.ts";
import { addDemoRecipes, FILLING, RISOTTO } from "../../../e2e/harness/seeded-server.ts";
import { measureJourneys } from "./journeys.ts";
import { startServer } from "../../../e2e/harness/server.ts";
import { signIn } from "../../../e2e/harness/sign-in.ts";

const NAMES = ["performance", "accessibility", "best-practices", "seo"];
/** The least scores and the most milliseconds of each page. */
const GOALS = {
  "/login": { performance: 98, largestPaint: 1800 },
  "/recipes": { performance: 95, largestPaint: 2200 },
  "/recipe/…": { performance: 95, largestPaint: 2200 },
  "/s/…": { performance: 100, largestPaint: 1800, seo: 100 },
} as const;
const GOALS_OF_ALL = { accessibility: 100, "best-practices": 100, blocking: 150, shift: 0.02 };
const PARTS = {
  "first paint": "first-contentful-paint",
  "largest paint": "largest-contentful-paint",
  blocking: "total-blocking-time",
  KB: "total-byte-weight",
} as const;

const LIGHTHOUSE = fileURLToPath(
  new URL("../../../scripts/lighthouse/node_modules/lighthouse/cli/index.js", import.meta.url),
);

/** `seo` counts for pages that search engines may list. */
interface Goals {
  performance: number;
  largestPaint: number;
  seo?: number;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

const runs = Number(process.argv[2] ?? 5);
await using server = await startServer({ settings: FILLING });
await addDemoRecipes(server, 60);
const { slug, publicPath } = await addRisotto();

const rows: Row[] = [];
const missed: string[] = [];
for (const [path, name] of [
  ["/login", null],
  ["/recipes", "Ana"],
  [`/recipe/${slug}`, "Ana"],
  [publicPath, null],
] as const) {
  const reports: Report[] = [];
  // On a busy machine Lighthouse may miss the beginning of a load, and asks to be run again.
  for (let run = 0; run < runs; run += 1) {
    reports.push(await visit(path, name).catch(() => visit(path, name)));
  }
  const page = path.replace(slug, "…").replace(publicPath, "/s/…");
  rows.push({ page, ...scoresOf(reports), ...partsOf(reports) });
  missed.push(...missedIn(reports).map((line) => `${page}: ${line}`));
}
console.table(rows);
console.log(missed.join("\n"));
const felt = await measureJourneys(server.url, slug);
console.table(felt.map(({ what, ms, goal }) => ({ what, ms: Math.round(ms), "at most": goal ?? "" })));
console.log(JSON.stringify({ lighthouse: rows, felt }));
const isMissed = rows.some(isBelow) || felt.some(({ ms, goal = Infinity }) => !(ms <= goal));
if (isMissed) process.exitCode = 1;

/** The medians of a page: scores from 0 to 100, times in milliseconds, the kilobytes that came over the line. */
interface Row {
  page: string;
  [figure: string]: number | string;
}

function isBelow(row: Row): boolean {
  const goals: Goals | undefined = Object.entries(GOALS).find(([page]) => page === row.page)?.[1];
  return (
    Number(row["performance"]) < (goals?.performance ?? 0) ||
    Number(row["largest paint"]) > (goals?.largestPaint ?? Infinity) ||
    Number(row["seo"]) < (goals?.seo ?? 0) ||
    Number(row["accessibility"]) < GOALS_OF_ALL.accessibility ||
    Number(row["best-practices"]) < GOALS_OF_ALL["best-practices"] ||
    Number(row["blocking"]) > GOALS_OF_ALL.blocking ||
    Number(row["shift"]) > GOALS_OF_ALL.shift
  );
}

/**
 * Returns the report of a visit with an empty cache, as a user who is still signed in, or without a session if `name`
 * is null.
 */
async function visit(path: string, name: string | null): Promise<Report> {
  return inNewProfile(async (context, port, folder) => {
    const page = await context.newPage();
    // A page of the same origin that loads nothing of the app.
    if (name) {
      const user = { ...(await signIn(page, server.url, name)), preferredLanguage: "en" };
      await page.goto(`${server.url}/favicon.svg`);
      // As an earlier visit leaves it; see lib/session/seen-session.ts.
      const seen = JSON.stringify({ user });
      await page.evaluate((text) => localStorage.setItem("larder-seen", text), seen);
    }
    const output = join(folder, "report.json");
    await promisify(execFile)(process.execPath, [
      LIGHTHOUSE,
      server.url + path,
      `--port=${port}`,
      `--output-path=${output}`,
      `--only-categories=${NAMES.join(",")}`,
      "--output=json",
      // Who is signed in stays so.
      "--disable-storage-reset",
      "--quiet",
    ]);
    return JSON.parse(readFileSync(output, "utf8"));
  });
}

/** Adds a recipe with a public page that search engines may list. */
async function addRisotto(): Promise<{ slug: string; publicPath: string }> {
  return inNewProfile(async (context) => {
    const page = await context.newPage();
    await signIn(page, server.url, "Ana");
    const { id, slug: added } = await addRecipe(page, RISOTTO, server.url);
    const answer = await page.request.post(`${server.url}/api/links`, {
      data: { target: { kind: "recipe", id }, allowsIndexing: true },
    });
    const { link } = await answer.json();
    return { slug: added, publicPath: new URL(link.address).pathname };
  });
}

async function inNewProfile<Result>(
  act: (context: Awaited<ReturnType<typeof launchProfile>>, port: number, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "larder-lighthouse-"));
  const port = await freePort();
  const context = await launchProfile(folder, port);
  try {
    return await act(context, port, folder);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function scoresOf(reports: readonly Report[]): Record<string, number> {
  const scoreOf = (name: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0)));
  return Object.fromEntries(NAMES.map((name) => [name, scoreOf(name)]));
}

function partsOf(reports: readonly Report[]): Record<string, number> {
  const valueOf = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const rounded = Object.entries(PARTS).map(([name, audit]) => [
    name,
    Math.round(valueOf(audit) / (name === "KB" ? 1000 : 1)),
  ]);
  return { ...Object.fromEntries(rounded), shift: Number(valueOf("cumulative-layout-shift").toFixed(4)) };
}

/** Returns the audits that lower the scores of the last visit. */
function missedIn(reports: readonly Report[]): string[] {
  const last = reports.at(-1);
  if (!last) return [];
  return NAMES.flatMap((name) =>
    (last.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = last.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score > 0.89) return [];
      return [`${name}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ""}`];
    }),
  );
}
