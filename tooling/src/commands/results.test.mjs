import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { countsOf, resultOf, runPlaywright } from './results.mjs'

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
const CONFIG = 'export default { retries: 1, outputDir: "results" }'

it('counts a test that passed at its second try as passed and flaky, and one that failed twice as failed', async () => {
  // Beside the package whose Playwright it is.
  const folder = fs.mkdtempSync(path.join(ROOT, 'e2e/node_modules/.report-'))
  fs.writeFileSync(path.join(folder, 'journeys.test.mjs'), TESTS)
  fs.writeFileSync(path.join(folder, 'playwright.config.mjs'), CONFIG)
  // It refuses to run where jest says that it is one of its processes.
  const env = { JEST_WORKER_ID: undefined }
  const ended = await runPlaywright('e2e', ['-c', folder], { env, quiet: true })
  fs.rmSync(folder, { recursive: true })
  const result = resultOf(ended)

  expect(ended.code).toBe(1)
  expect(result).toMatchObject({ passed: 2, failed: 1, flaky: 1 })
  expect(countsOf(result)).toBe('2 passed, 1 of them at the second try, 1 failed')
  expect(result.output).toMatch(/^ +1 failed\n.* a journey › 2 failures/m)
  expect(result.output).toMatch(/^ +1 flaky\n.* a journey › 1 failures/m)
  for (const text of ['Error: no button at try 2', 'Error: no button at try 1', 'try 0\n', 'try 1\n'])
    expect(result.output).toContain(text)
})

it('counts what kept a run from beginning as failed', () => {
  const ended = { code: 1, output: 'Error: no port' }
  expect(resultOf(ended)).toEqual({ passed: 0, flaky: 0, failed: 1, unchanged: 0, output: 'Error: no port' })
})

it('counts a file that could not be run as failed', () => {
  const output = 'Test Suites: 1 failed, 2 passed, 3 total\nTests:       3 passed, 3 total\n'
  expect(countsOf(resultOf({ code: 1, output }))).toBe('3 passed, 1 failed')
})

it('counts what is printed in colours', () => {
  const output = '\u001b[1mTests:       \u001b[22m\u001b[1m\u001b[32m3 passed\u001b[39m\u001b[22m, 3 total\n'
  expect(resultOf({ code: 0, output }).passed).toBe(3)
})

it('counts what was not run because nothing has reached it', () => {
  const output = '  2 passed (1.2s)\n  294 unchanged\n'
  expect(resultOf({ code: 0, output })).toMatchObject({ passed: 2, unchanged: 294 })
})

it('has nothing to read where all is well, unless it is to be told', () => {
  const ended = { code: 0, output: 'took 5 ms\n  3 passed (1.2s)\n' }
  expect(resultOf(ended)).toEqual({ passed: 3, flaky: 0, failed: 0, unchanged: 0, output: '' })
  expect(resultOf(ended, { tell: true }).output).toBe('took 5 ms\n  3 passed (1.2s)')
})
