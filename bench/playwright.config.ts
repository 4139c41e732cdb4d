import { endToEnd } from '@yawmi/e2e/config'

const isLanding = process.env.BENCH === 'landing'

/** Budgets are counts, which are the same beside others; nothing is recorded. Times are measured one after the other. */
export default await endToEnd(import.meta.dirname, {
  workers: isLanding ? 1 : 4,
  retries: 1,
  timeout: 120_000,
  use: { trace: 'off', screenshot: 'off' },
  projects: isLanding
    ? [{ name: 'landing', testMatch: '**/landing/*.bench.ts' }]
    : [
        { name: 'budgets', testMatch: '**/*.test.ts', testIgnore: '**/memory.test.ts', teardown: 'memory' },
        // What the server and its database take once all is over.
        { name: 'memory', testMatch: '**/memory.test.ts', workers: 1 },
      ],
})
