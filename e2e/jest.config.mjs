import { preset } from '@yawmi/tooling/jest'

export default preset(import.meta.url, 'node', {
  globalSetup: '<rootDir>/src/product/global-setup.ts',
  globalTeardown: '<rootDir>/src/product/global-teardown.ts',
  testTimeout: 60_000,
  // One product and one browser for all journeys: they would only wait for each other.
  maxWorkers: 1,
})
