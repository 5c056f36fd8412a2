import { spawn } from "node:child_process";
import { once } from "node:events";
import { glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";

const ROOT = join(import.meta.dirname, "../../../..");
const STORE = join("apps/api/src/storage/mongo");
/** What a test file imports that runs on a MongoDB server. */
const ON_A_SERVER = /testing\/(test-database|test-locations)|process\.env\["MONGODB_URI"\]/;

/** The outcome of a suite. */
export interface SuiteResult {
  /** The number of tests that passed. */
  passed: number;
  failed: FailedTest[];
}

export interface FailedTest {
  title: string;
  reason: string;
}

/** Runs the tests of the MongoDB store itself. */
export async function runStoreSuite(uri: string): Promise<SuiteResult> {
  const files = await testFiles();
  return runTests(
    uri,
    files.filter((file) => file.startsWith(STORE + sep)),
  );
}

/** Runs those tests of the whole API that need a MongoDB server: each has its name in its title. */
export async function runApiSuite(uri: string): Promise<SuiteResult> {
  const files = await testFiles();
  return runTests(
    uri,
    files.filter((file) => !file.startsWith(STORE + sep)),
    ["--testNamePattern", "MongoDB"],
  );
}

async function testFiles(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(join(ROOT, "apps/api/src/**/*.test.ts"))) {
    if (ON_A_SERVER.test(await readFile(file, "utf8"))) found.push(relative(ROOT, file));
  }
  return found.toSorted();
}

async function runTests(
  uri: string,
  files: readonly string[],
  options: readonly string[] = [],
): Promise<SuiteResult> {
  const folder = await mkdtemp(join(tmpdir(), "larder-suite-"));
  try {
    const report = join(folder, "report.json");
    const args = ["run", "--project", "api", "--reporter", "json", "--outputFile", report];
    // A server that reads whole collections for a filter is slow, and slow is no failure.
    args.push("--testTimeout", "120000", "--hookTimeout", "120000", "--maxWorkers", "1");
    const child = spawn(
      process.execPath,
      [join(ROOT, "node_modules/vitest/vitest.mjs"), ...args, ...options, ...files],
      {
        cwd: ROOT,
        env: { ...process.env, MONGODB_URI: uri },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    let printed = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
    await once(child, "close");
    return resultOf(await readFile(report, "utf8").catch(() => Promise.reject(new Error(printed))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function resultOf(json: string): SuiteResult {
  const { testResults }: Report = JSON.parse(json);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages: [message = ""] }) => ({
      title: fullName,
      reason: firstLine(message),
    }));
  // A file that cannot be run has no failed test.
  const broken = testResults
    .filter(({ status, assertionResults }) => {
      return status === "failed" && assertionResults.every((test) => test.status !== "failed");
    })
    .map(({ name, message }) => ({ title: name, reason: firstLine(message) }));
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: [...failed, ...broken],
  };
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
