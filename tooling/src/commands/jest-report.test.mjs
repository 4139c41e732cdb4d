import { countsOf, readReport } from './jest-report.mjs'

it('counts a file that could not be run as failed', () => {
  const testResults = [{ status: 'failed', message: 'SyntaxError', assertionResults: [] }]
  const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1, testResults }
  expect(countsOf(readReport(report))).toBe('3 passed, 1 failed')
})
