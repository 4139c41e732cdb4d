import fs from 'node:fs'
import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { ROOT } from '../product/product'
import { passedAfter, type Outcome, type Standing } from './passed'
import { readPassed, standingOf, writePassed } from './passed-tests-file'
import { USED } from './used'

/** Keeps which tests passed with what, and says of those that were not run for that reason how many they are. */
export default class KeepPassed implements Reporter {
  readonly #folder: string
  readonly #list: string
  #suite: Suite | undefined
  #rootDir = ''
  #before = ''

  /** @param options the package's folder, and the list of tests that are not run. */
  constructor({ folder, list }: { folder: string; list: string }) {
    this.#folder = folder
    this.#list = list
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#rootDir = config.rootDir
    this.#suite = suite
    this.#before = this.#whatStands(standingOf(this.#folder))
  }

  /** All that tests of this run may be recorded with, as one text. */
  #whatStands({ digests, ofFile }: Standing): string {
    const files = new Set(this.#suite?.allTests().map(({ location }) => path.relative(ROOT, location.file)))
    return JSON.stringify([digests, [...files].map(ofFile)])
  }

  onEnd(): void {
    const passed = readPassed(this.#folder)
    const left = fs.readFileSync(this.#list, 'utf8').split('\n').filter(Boolean)
    for (const name of left) process.stdout.write(passed[name]?.output ?? '')
    if (left.length > 0) process.stdout.write(`  ${left.length} unchanged\n`)
    // Who built or edited in the meantime does not know what they have tested.
    const now = standingOf(this.#folder)
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => this.#outcomeOf(test))
    const isSame = this.#whatStands(now) === this.#before
    writePassed(this.#folder, passedAfter(passed, isSame ? outcomes : [], now))
  }

  #outcomeOf(test: TestCase): Outcome {
    const [, project = '', , ...titles] = test.titlePath()
    const inPackage = path.relative(this.#rootDir, test.location.file)
    const [first, ...again] = test.results
    return {
      test: `[${project}] › ${inPackage} › ${titles.join(' › ')}`,
      // What was not come to has no result, or is skipped where it should have passed.
      passed: first?.status === test.expectedStatus && again.length === 0,
      file: path.relative(ROOT, test.location.file),
      used:
        first?.annotations
          .find(({ type }) => type === USED)
          ?.description?.split(' ')
          .filter(Boolean) ?? [],
      output: first?.stdout.join('') ?? '',
    }
  }
}
