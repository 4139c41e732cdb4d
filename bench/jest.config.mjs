import { fileURLToPath } from 'node:url'
import { preset } from '@yawmi/tooling/jest'
import { freePorts } from '../e2e/src/product/free-ports.mjs'

// The processes that run the tests inherit it.
process.env.E2E_PORT ??= String(await freePorts())

export default preset(import.meta.url, 'node', {
  setupFilesAfterEnv: [fileURLToPath(import.meta.resolve('@yawmi/tooling/jest/second-try'))],
  globalSetup: '<rootDir>/../e2e/src/product/global-setup.ts',
  globalTeardown: '<rootDir>/../e2e/src/product/global-teardown.ts',
  testTimeout: 120_000,
  maxWorkers: 1,
})
