import { describe, expect, it } from "vitest";
import { countTests, judge, makeReport } from "./report.mjs";

const ok = (name) => ({ name, status: 0 });
const failed = (name, status = 1) => ({ name, status });
const tests = (passed, failures = 0, skipped = 0) => ({ passed, failed: failures, skipped });

describe("the report of a test run", () => {
  it.each([
    ["all is well", [ok("types"), ok("tests")], tests(7), "7 passed, 0 failed"],
    ["skipped tests are named", [ok("tests")], tests(7, 0, 2), "7 passed, 0 failed, 2 skipped"],
    ["failed tests count once", [failed("tests")], tests(7, 2), "7 passed, 2 failed"],
    ["a failed step counts", [failed("types", 2), ok("tests")], tests(7), "7 passed, 1 failed"],
    ["an error outside of all tests counts", [failed("tests")], tests(7), "7 passed, 1 failed"],
    ["steps and tests add up", [failed("lint"), failed("tests")], tests(7, 2), "7 passed, 3 failed"],
  ])("%s", (_, steps, counts, line) => {
    const report = makeReport(steps, counts);
    const status = steps.find((step) => step.status !== 0)?.status ?? 0;
    expect(judge(report, status).line).toBe(line);
    expect(judge(report, status).status).toBe(status);
  });

  it("is never green when nothing was reported", () => {
    expect(judge(null, 0)).toEqual({ line: "0 passed, 1 failed", status: 1 });
  });

  it("is never green when no test ran", () => {
    expect(judge(makeReport([ok("tests")], tests(0, 0, 5)), 0).status).toBe(1);
  });

  it("is never green when the command failed after its report", () => {
    expect(judge(makeReport([ok("tests")], tests(7)), 143)).toEqual({
      line: "7 passed, 1 failed",
      status: 143,
    });
  });
});

describe("the counts of a test run", () => {
  const file = (...tests) => ({
    status: tests.includes("failed") || tests.length === 0 ? "failed" : "passed",
    assertionResults: tests.map((status) => ({ status })),
  });
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [file("passed", "failed"), file("passed", "passed", "pending"), file()],
  };

  it("take a file that could not be loaded for a failure", () => {
    expect(countTests(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });
});
