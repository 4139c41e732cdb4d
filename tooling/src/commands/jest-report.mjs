/**
 * What a jest run found, from the report that `--json` writes.
 * @param {object} report jest's report: https://jestjs.io/docs/configuration#testresultsprocessor-string
 * @returns {{ passed: number, failed: number, failures: string[] }}
 */
export function readReport({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  return {
    passed: numPassedTests,
    // A file that does not even compile has no tests to count.
    failed: Math.max(numFailedTests, numFailedTestSuites),
    failures: testResults.filter(({ status }) => status === 'failed').map(({ message }) => message),
  }
}

/**
 * `154 passed, 1 of them at the second try`, or with what failed.
 * @param {{ passed: number, failed: number, flaky?: { name: string, error: string }[] }} counts
 */
export function countsOf({ passed, failed, flaky = [] }) {
  const again = flaky.length > 0 ? `, ${flaky.length} of them at the second try` : ''
  return `${passed} passed${again}${failed > 0 ? `, ${failed} failed` : ''}`
}

/** Each flaky test with its first error, for whoever reads a run that passed. */
export const describeFlaky = (flaky) =>
  flaky.map(({ name, error }) => `! flaky: ${name}\n${error.replace(/^/gm, '    ')}`).join('\n')
