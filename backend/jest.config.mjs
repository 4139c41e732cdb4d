import { preset } from '@yawmi/tooling/jest'

/** What the server and its tests use and ships as ES modules only; jest compiles it. */
const ES_MODULES = ['cookie', 'csv-parse', 'thumbhash', '@seriousme\\+openapi-schema-validator']

export default preset(import.meta.url, 'node', {
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${ES_MODULES.join('|')})@)`],
})
