import { COMMON, type Digests } from './digests'

/** A test that passed at its first try: what of the built product it used, and a digest of all that. */
export interface Passed {
  /** Its file, from the root. */
  file: string
  /** Names of `Digests`. */
  used: string[]
  digest: string
  /** What it printed. */
  output: string
}
/** Tests by their names as Playwright's `--test-list-invert` has them. */
export type PassedTests = Partial<Record<string, Passed>>

/** How a test went in a run; `passed`: at its first try. */
export interface Outcome extends Omit<Passed, 'digest'> {
  test: string
  passed: boolean
}

/** Digests as they stand, and the one of a test file; undefined where it is gone. */
export interface Standing {
  digests: Digests
  ofFile: (file: string) => string | undefined
}

/** A digest of all that a test has used; undefined where some of it is no longer there. */
function digestOf({ file, used }: Pick<Passed, 'file' | 'used'>, { digests, ofFile }: Standing): string | undefined {
  const parts = [ofFile(file), ...[COMMON, ...used.toSorted()].map((name) => digests[name])]
  return parts.includes(undefined) ? undefined : parts.join(' ')
}

/** Of these the tests that passed with just what stands now: to run them again would show nothing new. */
export const unchangedOf = (tests: PassedTests, standing: Standing): PassedTests =>
  Object.fromEntries(
    Object.entries(tests).filter(([, passed]) => passed && passed.digest === digestOf(passed, standing)),
  )

/** What is known after a run: with what passed at once; without what failed, was retried, or has lost its file. */
export function passedAfter(before: PassedTests, outcomes: readonly Outcome[], standing: Standing): PassedTests {
  const after = Object.entries(before).filter(([, passed]) => passed && digestOf(passed, standing) !== undefined)
  const now = outcomes.map(({ test, passed, ...rest }) => {
    const digest = digestOf(rest, standing)
    return [test, passed && digest ? { ...rest, digest } : undefined] as const
  })
  return { ...Object.fromEntries(after), ...Object.fromEntries(now) }
}
