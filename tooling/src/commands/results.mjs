import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { CACHE, ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

/**
 * What a check may take: twice what the longest takes on the slowest machine that was met, where end-to-end tests need 30
 * minutes. What waits for something that never comes is ended then, and begun once more.
 */
export const LIMIT_MS = 60 * 60_000

/**
 * @typedef {{ passed: number, flaky: number, failed: number, unchanged?: number, late?: boolean, output: string }} Result
 *   `unchanged`: tests that no change has reached since they passed; `late`: it was ended at its limit; `output`: what
 *   there is to read
 */

/**
 * What a run found, counted from the last lines that jest and Playwright print.
 * @param {{ code: number, output: string, late?: boolean }} ended
 * @param {{ tell?: boolean }} [options] `tell`: what was printed is to be read even when all is well
 * @returns {Result} `flaky`: those that passed at a further try only; Playwright prints what the first one failed by
 */
export function resultOf({ code, output, late }, { tell = false } = {}) {
  // Colours are asked for by FORCE_COLOR, which somebody may have set.
  const plain = stripVTControlCharacters(output)
  const count = (/** @type {string} */ what) => {
    const found = plain.matchAll(new RegExp(`^(?:Tests: .*?| +)(\\d+) ${what}\\b`, 'gm'))
    return [...found].reduce((total, [, number]) => total + Number(number), 0)
  }
  const flaky = count('flaky')
  // A file that does not even compile has no tests to count.
  const failed = code === 0 ? 0 : Math.max(count('failed'), 1)
  const isToRead = tell || failed + flaky > 0
  const unchanged = count('unchanged')
  return { passed: count('passed') + flaky, flaky, failed, unchanged, late, output: isToRead ? output.trim() : '' }
}

/** `154 passed, 1 of them at the second try`, or with what failed. @param {Result} result */
export function countsOf({ passed, failed, flaky }) {
  const again = flaky > 0 ? `, ${flaky} of them at the second try` : ''
  return `${passed} passed${again}${failed > 0 ? `, ${failed} failed` : ''}`
}

/** A run of jest. @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export const runJest = (args, env) =>
  run([path.join(ROOT, 'node_modules/.bin/jest'), '--maxWorkers=1', ...args], { cwd: ROOT, quiet: true, env })

/**
 * A run of Playwright in a package's folder.
 * @param {string} folder @param {string[]} [args] @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 */
export function runPlaywright(folder, args = [], { env, quiet = false } = {}) {
  const cwd = path.join(ROOT, folder)
  const cli = path.join(cwd, 'node_modules/@playwright/test/cli.js')
  // Where it is to keep what passed, the package's configuration names the reporters (e2e/src/config.ts).
  const reporter = quiet && !env?.E2E_UNCHANGED ? ['--reporter=dot'] : []
  const limitMs = quiet ? LIMIT_MS : undefined
  return run([process.execPath, cli, 'test', ...reporter, ...args], { cwd, quiet, env, limitMs })
}

/** A run of those tests of a package's projects that a change may have reached since they passed (docs/adr/0048). */
export async function runReached(/** @type {string} */ folder, /** @type {string[]} */ ...projects) {
  const list = path.join(CACHE, 'tests', `unchanged-${folder}-${projects[0]}-${process.pid}.txt`)
  const chosen = projects.map((project) => `--project=${project}`)
  const args = [...chosen, '--no-deps', '--test-list-invert', list, '--pass-with-no-tests']
  const env = { E2E_UNCHANGED: list, E2E_PROJECTS: projects.join() }
  const ended = await runPlaywright(folder, args, { env, quiet: true })
  fs.rmSync(list, { force: true })
  return ended
}
