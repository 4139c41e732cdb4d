import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { countsOf, describeFlaky } from './jest-report.mjs'
import { readPlaywrightReport } from './playwright-report.mjs'

/** Tests that fail at their first tries, as many as their name says. */
const TESTS = `
import { test } from '@playwright/test'
for (const failures of [0, 1, 2])
  test.describe('a journey', () => {
    test(failures + ' failures', ({}, { retry }) => {
      console.log('try ' + retry)
      if (retry < failures) throw new Error('no button at try ' + (retry + 1))
    })
  })
`
const CONFIG = 'export default { retries: 1, reporter: "json", outputDir: "results" }'

it('counts a test that passed at its second try as passed and flaky, and one that failed twice as failed', async () => {
  const e2e = path.join(ROOT, 'e2e')
  // Beside the package whose Playwright it is.
  const folder = fs.mkdtempSync(path.join(e2e, 'node_modules/.report-'))
  fs.writeFileSync(path.join(folder, 'journeys.test.mjs'), TESTS)
  fs.writeFileSync(path.join(folder, 'playwright.config.mjs'), CONFIG)
  const cli = path.join(e2e, 'node_modules/@playwright/test/cli.js')
  // It refuses to run where jest says that it is one of its processes.
  const env = { JEST_WORKER_ID: undefined }
  const { code, output } = await run([process.execPath, cli, 'test', '-c', folder], { cwd: e2e, env, quiet: true })
  fs.rmSync(folder, { recursive: true })
  const report = readPlaywrightReport(JSON.parse(output))

  expect(code).toBe(1)
  expect(report).toMatchObject({ passed: 2, failed: 1, flaky: [{ name: 'a journey › 1 failures' }] })
  expect(report.failures).toEqual([expect.stringMatching(/^a journey › 2 failures\nError: no button at try 2/)])
  expect(countsOf(report)).toBe('2 passed, 1 of them at the second try, 1 failed')
  expect(describeFlaky(report.flaky)).toMatch(/^! flaky: a journey › 1 failures\n {4}Error: no button at try 1/)
  expect(report.told).toBe('try 0\ntry 1\ntry 1\n')
})

it('counts what kept a run from beginning as failed', () => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no port' }], suites: [] }
  expect(readPlaywrightReport(report)).toMatchObject({ failed: 1, failures: ['no port'] })
})
