import path from 'node:path'
import { noteWherePassed, runReached } from '@yawmi/jest/affected'
import { ON_THIS_NODE } from '@yawmi/jest/on-this-node'
import { CACHE, ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { dryRun, turbo } from '../lib/turbo.mjs'

const packageAt = (/** @type {string} */ folder) => ({
  ...{ folder, dir: path.join(ROOT, folder), noteFile: path.join(CACHE, 'tests/passed', `${folder}.json`) },
  dryRun: () => dryRun('test', [folder], ON_THIS_NODE),
})

/**
 * Runs a package's own tests: those that a change has reached since they passed.
 * @param {string} folder from the root @throws Error with their report
 */
export async function runOwnTests(folder) {
  const related = [process.execPath, path.join(ROOT, 'node_modules/jest/bin/jest.js'), ...ON_THIS_NODE.args]
  const { code, output } = await runReached(packageAt(folder), {
    all: () => turbo('test', [folder], { ...ON_THIS_NODE, options: ['--output-logs=errors-only'] }),
    related: (options) =>
      run([...related, ...options], { cwd: path.join(ROOT, folder), quiet: true, env: ON_THIS_NODE.env }),
  })
  if (code !== 0) throw new Error(`its tests fail (--skip-tests releases it nevertheless):\n${output.trim()}`)
}

/** Notes that all tests of a package have passed as it is, where they have. @param {string} folder from the root */
export const notePassed = (folder) => noteWherePassed(packageAt(folder))
