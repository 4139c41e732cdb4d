import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../lib/root.mjs'

/** Tests of a suite and of those in it, each with the titles around it. */
const testsOf = ({ specs = [], suites = [] }, around = []) => [
  ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, name: [...around, spec.title].join(' › ') }))),
  ...suites.flatMap((suite) => testsOf(suite, [...around, suite.title])),
]

/** What a try failed by, and where its trace and pictures are. */
const fault = ({ errors, attachments }) =>
  [
    ...errors.map(({ message = '' }) => stripVTControlCharacters(message)),
    ...attachments.filter((file) => file.path).map((file) => `${file.name}: ${path.relative(ROOT, file.path)}`),
  ].join('\n')

/**
 * What a Playwright run found, from the report that its `json` reporter writes.
 * @param {object} report https://playwright.dev/docs/api/class-testreporter, as JSON
 * @returns {{ passed: number, failed: number, failures: string[], flaky: { name: string, error: string }[], told: string }}
 *   `flaky`: tests that passed at a further try only, with what the first one failed by; `told`: what tests printed.
 */
export function readPlaywrightReport({ stats, errors, suites }) {
  const tests = suites.flatMap((file) => testsOf(file))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message }) => stripVTControlCharacters(message)),
      ...tests
        .filter(({ status }) => status === 'unexpected')
        .map((test) => `${test.name}\n${fault(test.results.at(-1))}`),
    ],
    flaky: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ name, results: [first] }) => ({ name, error: fault(first) })),
    told: tests.flatMap(({ results }) => results.at(-1)?.stdout.map(({ text }) => text) ?? []).join(''),
  }
}
