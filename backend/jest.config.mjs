import { preset } from '@yawmi/jest'

/** What the server and its tests use and ships as ES modules only; jest compiles it. */
const ES_MODULES = [
  'cookie',
  '@graphile\\+logger',
  'graphile-config',
  'graphile-worker',
  'csv-parse',
  'p-limit',
  'thumbhash',
  'yocto-queue',
  '@seriousme\\+openapi-schema-validator',
]

export default preset(import.meta.url, 'node', {
  globalSetup: '<rootDir>/test/jest/global-setup.ts',
  globalTeardown: '<rootDir>/test/jest/global-teardown.ts',
  // What a test that failed goes on waiting for must not keep the run, which says what failed only at its end.
  forceExit: true,
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${ES_MODULES.join('|')})@)`],
})
