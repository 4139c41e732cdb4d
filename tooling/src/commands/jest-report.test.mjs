import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { countsOf, readReport, describeFlaky } from './jest-report.mjs'

/** Tests that fail at their first tries, as many as their name says. */
const TESTS = `
jest.retryTimes(1, { logErrorsBeforeRetry: true })
const tries = {}
for (const failures of [0, 1, 2])
  describe('a journey', () => {
    it(failures + ' failures', () => {
      tries[failures] = (tries[failures] ?? 0) + 1
      if (tries[failures] <= failures) throw new Error('no button at try ' + tries[failures])
    })
  })
`

it('counts a test that passed at its second try as passed and flaky, and one that failed twice as failed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-report-'))
  fs.writeFileSync(path.join(folder, 'journeys.test.js'), TESTS)
  fs.writeFileSync(path.join(folder, 'package.json'), '{"jest": {"transform": {}}}')
  const file = path.join(folder, 'report.json')
  const jest = path.join(ROOT, 'tooling/node_modules/.bin/jest')
  const { code } = await run([jest, '--json', `--outputFile=${file}`, '--maxWorkers=1'], { cwd: folder, quiet: true })
  const report = readReport(JSON.parse(fs.readFileSync(file, 'utf8')))
  fs.rmSync(folder, { recursive: true })

  expect(code).toBe(1)
  expect(report).toMatchObject({ passed: 2, failed: 1, flaky: [{ name: 'a journey 1 failures' }] })
  expect(report.failures.join()).toContain('no button at try 2')
  expect(countsOf(report)).toBe('2 passed, 1 of them at the second try, 1 failed')
  expect(describeFlaky(report.flaky)).toMatch(/^! flaky: a journey 1 failures\n {4}Error: no button at try 1/)
})

it('counts a file that could not be run as failed', () => {
  const testResults = [{ status: 'failed', message: 'SyntaxError', assertionResults: [] }]
  const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1, testResults }
  expect(countsOf(readReport(report))).toBe('3 passed, 1 failed')
})
