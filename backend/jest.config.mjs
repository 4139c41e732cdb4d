import { preset } from '@yawmi/tooling/jest'

const config = preset(import.meta.url, 'node', {
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
})

export default config
