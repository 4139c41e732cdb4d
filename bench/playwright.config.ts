import { endToEnd } from '@yawmi/e2e/config'

/** What is measured on a quiet machine alone has a folder of its own. */
const { BENCH = '' } = process.env
const isMeasuredAlone = ['landing', 'screens'].includes(BENCH)

const MEASURED = ['**/designer/*.test.ts', '**/memory.test.ts', '**/own-picture.test.ts']

/** Budgets that are counts are the same beside others; times and memory are measured one after the other. Nothing is recorded. */
export default await endToEnd(import.meta.dirname, {
  workers: isMeasuredAlone ? 1 : 2,
  retries: 1,
  timeout: 120_000,
  use: { trace: 'off', screenshot: 'off' },
  projects: isMeasuredAlone
    ? [{ name: BENCH, testMatch: `**/${BENCH}/*.bench.ts` }]
    : [
        { name: 'counts', testMatch: '**/*.test.ts', testIgnore: MEASURED, teardown: 'measured' },
        { name: 'measured', testMatch: MEASURED, workers: 1 },
      ],
})
