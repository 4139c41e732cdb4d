import { preset } from '@yawmi/tooling/jest'

const config = preset(import.meta.url, 'node', {
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
})

/** Server packages that are, or import at run time, ES modules only. */
const COMPILED = ['@fastify\\+cookie', '@fastify\\+static', 'cookie', 'content-disposition', 'csv-parse', 'thumbhash', 'glob', 'minimatch', 'brace-expansion', 'balanced-match', 'lru-cache', 'path-scurry', 'minipass']
config.transformIgnorePatterns = [`/node_modules/\\.pnpm/(?!(${COMPILED.join('|')})@)`]

export default config
