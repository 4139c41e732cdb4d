import path from 'node:path'

const COMPILED = path.resolve(import.meta.dirname, '../../../.cache/compiled')

/**
 * How tests of a package run, so that what passed on this Node counts for `npm test` and for a release. What one of them has
 * compiled of jest, jsdom and TypeScript the next one need not.
 */
export const ON_THIS_NODE = {
  args: ['--maxWorkers=1'],
  env: { YAWMI_NODE: process.version, NODE_COMPILE_CACHE: COMPILED },
}
