// Prints the last line of .ci/run from the report of the test run: `node scripts/ci-verdict.mjs STATUS`.
import { existsSync } from "node:fs";
import { countsLine } from "./bootstrap/checks.mjs";
import { readJson, testReport } from "./bootstrap/places.mjs";

const status = Number(process.argv[2] ?? 1);
const counts = existsSync(testReport) ? readJson(testReport) : { passed: 0, failed: 1, skipped: 0 };
// No run is green in which nothing ran, or which failed without saying where.
const nothingRan = counts.passed + counts.failed === 0;
if (counts.failed === 0 && (status !== 0 || nothingRan)) counts.failed = 1;

process.stdout.write(`${countsLine(counts)}\n`);
process.exitCode = counts.failed > 0 ? status || 1 : 0;
