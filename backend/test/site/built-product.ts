import { findProjectRoot } from '../../src/infrastructure/project-root'

const BUILT = findProjectRoot(undefined)

/**
 * Root of the product for a site of the test file that runs. Files named `*.built.test.ts` have the checkout with its
 * built shell and remotes, and run again when one of these changed (turbo.json). All others have it without `dist`: a test
 * that needs one, and would not be run again for it, fails at once.
 */
export function rootOfThisTest(): string {
  const { testPath = '' } = expect.getState()
  return testPath.endsWith('.built.test.ts') ? BUILT : (process.env.UNBUILT_ROOT ?? BUILT)
}
