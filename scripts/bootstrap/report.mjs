/** Sums up vitest's JSON report in three numbers; a test file that could not be loaded is one failure. */
export function countTests({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unloaded = testResults.filter(({ status, assertionResults }) => {
    return status === "failed" && !assertionResults.some((test) => test.status === "failed");
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
  };
}

export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

/**
 * The counts of a whole run. A failed step is a failure, and so is a test run that failed without a failed test to
 * name, for example because of an error outside of all tests.
 */
export function makeReport(steps, tests) {
  const failedSteps = steps.filter(({ name, status }) => {
    return status !== 0 && !(name === "tests" && tests.failed > 0);
  });
  return { ...tests, failed: tests.failed + failedSteps.length, steps };
}

/**
 * Returns the report line and the exit status for a continuous integration run.
 *
 * @param report the report of the run, or null when it left none
 * @param status the exit status of the command
 */
export function judge(report, status) {
  const counts = report ?? NO_TESTS;
  // Nothing ran, or something failed without saying where: neither may look green.
  const silentFailure = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  const failed = silentFailure ? 1 : counts.failed;
  return { line: countsLine({ ...counts, failed }), status: failed > 0 ? status || 1 : 0 };
}

export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
