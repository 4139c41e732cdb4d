import { fileURLToPath } from 'node:url'
import { preset } from '@yawmi/tooling/jest'
import { freePorts } from './src/product/free-ports.mjs'

// The processes that run the tests inherit it.
process.env.E2E_PORT ??= String(await freePorts())

export default preset(import.meta.url, 'node', {
  setupFilesAfterEnv: [fileURLToPath(import.meta.resolve('@yawmi/tooling/jest/second-try'))],
  globalSetup: '<rootDir>/src/product/global-setup.ts',
  globalTeardown: '<rootDir>/src/product/global-teardown.ts',
  testEnvironment: '<rootDir>/src/traces/environment.cjs',
  // A hunt for races slows pages down (src/browser/slow-down.ts).
  testTimeout: 60_000 * Number(process.env.E2E_SLOWER || 1),
  // A journey mostly waits: two of them fill two cores.
  maxWorkers: 2,
  // Hosts that need packages of their own are driven by `npm run test:hosts`, which says what it has built.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(process.env.HOSTS ? [] : ['/src/hosts/'])],
})
