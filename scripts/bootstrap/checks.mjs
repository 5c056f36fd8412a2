import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot, readJson, testReport } from "./paths.mjs";
import { run, throwIfStopping } from "./processes.mjs";
import { StepFailed, formatElapsed, report } from "./progress.mjs";
import { NO_TESTS, countTests, countsLine, makeReport } from "./report.mjs";
import { toolCall } from "./tools.mjs";
import { ensureWebBuilt } from "./web-build.mjs";

const vitestReport = path.join(path.dirname(testReport), "vitest.json");

/**
 * Runs every check that a change must pass. All steps run even after one has failed, so that one run reports every
 * failure; the status is that of the first one.
 */
export async function runChecks(node, testArguments, { browser }) {
  rmSync(testReport, { force: true });
  rmSync(vitestReport, { force: true });
  mkdirSync(path.dirname(testReport), { recursive: true });
  const tool = (...call) => run(node, call);
  const wantsBuild = browser && process.env.E2E !== "off";
  // Two lines of steps at a time: most steps of the second one use a single core.
  const lines = await Promise.all([
    inTurn([
      ["types", () => tool(...toolCall("tsc", "typescript"), "-b")],
      ["lint", () => tool(...toolCall("oxlint"), "--deny-warnings")],
    ]),
    inTurn([
      ...(wantsBuild ? [["web build", () => statusOfStep(ensureWebBuilt(node))]] : []),
      ["boundaries", () => tool(inRoot("scripts/check-imports.mjs"))],
      ["names", () => tool(inRoot("scripts/naming/check-names.mjs"))],
      ["format", () => tool(...toolCall("oxfmt"), "--check", ".")],
      ["commit titles", () => tool(inRoot("scripts/commit-titles.mjs"))],
    ]),
  ]);
  const results = lines.flat();
  const isBuilt = results.find(({ name }) => name === "web build")?.status === 0;
  if (wantsBuild && !isBuilt) report("the browser tests cannot run without the web app; the others do");
  const browserTests = wantsBuild ? isBuilt : browser;
  results.push(await timed("tests", () => tool(...vitestCall(testArguments, browserTests))));
  const tests = existsSync(vitestReport) ? countTests(readJson(vitestReport)) : NO_TESTS;
  const summary = makeReport(results, tests);
  writeFileSync(testReport, JSON.stringify(summary, null, 2));
  printSummary(summary);
  return results.find(({ status }) => status !== 0)?.status ?? 0;
}

function vitestCall(testArguments, browserTests) {
  return [
    ...toolCall("vitest"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestReport}`,
    ...(browserTests ? [] : ["--project=!e2e"]),
    ...testArguments,
  ];
}

/** Runs steps one after the other, also after one has failed. */
async function inTurn(steps) {
  const results = [];
  for (const [name, step] of steps) results.push(await timed(name, step));
  return results;
}

async function timed(name, step) {
  report(name);
  const start = Date.now();
  const status = await step();
  throwIfStopping();
  const ms = Date.now() - start;
  report(`${name} ${status === 0 ? "ok" : "FAILED"}, ${formatElapsed(ms)}`);
  return { name, status, ms };
}

async function statusOfStep(step) {
  try {
    await step;
    return 0;
  } catch (error) {
    if (error instanceof StepFailed) return error.status;
    throw error;
  }
}

function printSummary(summary) {
  const rows = summary.steps.map(({ name, status, ms }) => {
    return `  ${name.padEnd(15)}${status === 0 ? "ok    " : "FAILED"}  ${formatElapsed(ms).padStart(8)}`;
  });
  process.stdout.write(`\n${rows.join("\n")}\n  ${countsLine(summary)}\n`);
}
