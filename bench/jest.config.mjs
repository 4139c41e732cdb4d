import { preset } from '@yawmi/tooling/jest'

export default preset(import.meta.url, 'node', {
  globalSetup: '<rootDir>/../e2e/src/product/global-setup.ts',
  globalTeardown: '<rootDir>/../e2e/src/product/global-teardown.ts',
  testTimeout: 120_000,
  maxWorkers: 1,
})
