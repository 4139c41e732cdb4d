/**
 * What a jest run found, from the report that `--json` writes.
 * @param {object} report jest's report: https://jestjs.io/docs/configuration#testresultsprocessor-string
 * @returns {{ passed: number, failed: number, failures: string[], unsteady: { name: string, error: string }[] }}
 *   `unsteady`: tests that passed at a further try only, with what the first one failed by.
 */
export function readReport({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  const unsteady = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName, retryReasons }) => ({ name: fullName, error: retryReasons?.[0] ?? '' }))
  return {
    passed: numPassedTests,
    // A file that does not even compile has no tests to count.
    failed: Math.max(numFailedTests, numFailedTestSuites),
    failures: testResults.filter(({ status }) => status === 'failed').map(({ message }) => message),
    unsteady,
  }
}

/**
 * `154 passed, 1 of them at the second try`, or with what failed.
 * @param {{ passed: number, failed: number, unsteady?: { name: string, error: string }[] }} counts
 */
export function countsOf({ passed, failed, unsteady = [] }) {
  const again = unsteady.length > 0 ? `, ${unsteady.length} of them at the second try` : ''
  return `${passed} passed${again}${failed > 0 ? `, ${failed} failed` : ''}`
}

/** Each unsteady test with its first error, for whoever reads a run that passed. */
export const tellUnsteady = (unsteady) =>
  unsteady.map(({ name, error }) => `! unsteady: ${name}\n${error.replace(/^/gm, '    ')}`).join('\n')
