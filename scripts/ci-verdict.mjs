// Prints the last line of .ci/run from what the test run reported: `node scripts/ci-verdict.mjs STATUS`.
import { existsSync } from "node:fs";
import { readJson, testReport } from "./bootstrap/paths.mjs";
import { judge } from "./bootstrap/report.mjs";

const report = existsSync(testReport) ? readJson(testReport) : null;
const { line, status } = judge(report, Number(process.argv[2] ?? 1));
process.stdout.write(`${line}\n`);
process.exitCode = status;
