import fs from 'node:fs'
import path from 'node:path'
import { changedFiles, sourcesOf } from '@yawmi/jest/affected'
import { CACHE, ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { dryRun, turbo } from '../lib/turbo.mjs'

/** How tests of a package run, so that what passed on this Node counts for `npm test` and for a release. */
export const ON_THIS_NODE = { args: ['--maxWorkers=1'], env: { YAWMI_NODE: process.version } }

const noteOf = (/** @type {string} */ folder) => path.join(CACHE, 'tests/passed', `${folder}.json`)
const sourcesIn = async (/** @type {string} */ folder) =>
  sourcesOf(await dryRun('test', [folder], ON_THIS_NODE), folder)

/**
 * Runs a package's own tests: none where nothing has changed since they passed, and where a few of its modules have, those that import
 * them alone (docs/adr/0108).
 * @param {string} folder from the root
 * @throws Error with their report
 */
export async function runOwnTests(folder) {
  const { isPassed, ...now } = await sourcesIn(folder)
  const file = noteOf(folder)
  const passed = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
  const changed = isPassed ? [] : changedFiles(passed, now, path.join(ROOT, folder))
  const { code, output } = changed
    ? await runRelated(folder, changed)
    : await turbo('test', [folder], { ...ON_THIS_NODE, options: ['--output-logs=errors-only'] })
  if (code !== 0) throw new Error(`its tests fail (--skip-tests releases it nevertheless):\n${output.trim()}`)
  note(folder, now)
}

/** Notes that all tests of a package have passed as it is. @param {string} folder from the root */
export async function notePassed(folder) {
  const { isPassed, ...now } = await sourcesIn(folder)
  if (isPassed) note(folder, now)
}

/** @param {string} folder @param {import('@yawmi/jest/affected').Sources} sources */
function note(folder, sources) {
  fs.mkdirSync(path.dirname(noteOf(folder)), { recursive: true })
  fs.writeFileSync(noteOf(folder), JSON.stringify(sources))
}

/** @param {string} folder @param {string[]} files */
async function runRelated(folder, files) {
  if (files.length === 0) return { code: 0, output: '' }
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js')
  const argv = [process.execPath, jest, ...ON_THIS_NODE.args, '--passWithNoTests', '--findRelatedTests', ...files]
  return run(argv, { cwd: path.join(ROOT, folder), quiet: true, env: ON_THIS_NODE.env })
}
