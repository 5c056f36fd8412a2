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
  const results = [
    await timed("types", () => tool(...toolCall("tsc", "typescript"), "-b")),
    await timed("lint", () => tool(...toolCall("oxlint"), "--deny-warnings")),
    await timed("format", () => tool(...toolCall("oxfmt"), "--check", ".")),
    await timed("boundaries", () => tool(inRoot("scripts/check-imports.mjs"))),
    await timed("names", () => tool(inRoot("scripts/naming/check-names.mjs"))),
    await timed("commit titles", () => tool(inRoot("scripts/commit-titles.mjs"))),
  ];
  let browserTests = browser;
  if (browser && process.env.E2E !== "off") {
    const build = await timed("web build", () => statusOfStep(ensureWebBuilt(node)));
    results.push(build);
    browserTests = build.status === 0;
    if (!browserTests) report("the browser tests cannot run without the web app; the others do");
  }
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
