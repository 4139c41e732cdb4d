import { endToEnd } from '@yawmi/e2e/config'

// They measure: one at a time, with nothing recorded beside them.
export default await endToEnd(import.meta.dirname, {
  workers: 1,
  retries: 1,
  timeout: 120_000,
  testMatch: process.env.BENCH === 'landing' ? '**/landing/*.bench.ts' : '**/*.test.ts',
  use: { trace: 'off', screenshot: 'off' },
})
