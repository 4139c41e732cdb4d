import { endToEnd } from '@yawmi/e2e/config'

const isLanding = process.env.BENCH === 'landing'

const MEASURED = ['**/designer.test.ts', '**/memory.test.ts']

/** Budgets that are counts are the same beside others; times and memory are measured one after the other. Nothing is recorded. */
export default await endToEnd(import.meta.dirname, {
  workers: isLanding ? 1 : 4,
  retries: 1,
  timeout: 120_000,
  use: { trace: 'off', screenshot: 'off' },
  projects: isLanding
    ? [{ name: 'landing', testMatch: '**/landing/*.bench.ts' }]
    : [
        { name: 'counts', testMatch: '**/*.test.ts', testIgnore: MEASURED, teardown: 'measured' },
        { name: 'measured', testMatch: MEASURED, workers: 1 },
      ],
})
