import path from 'node:path'
import { pnpm } from '../lib/bootstrap.mjs'
import { ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { resultOf } from './results.mjs'

/** Nothing is sent anywhere. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' }

/**
 * Runs a task of turbo.json where what it depends on changed since it last passed, and shows what it printed then where not.
 * @param {string} task @param {string[]} packages by folder; none for a task of the root
 * @param {string[]} [args] for the task's program
 */
async function turbo(task, packages, args = []) {
  const program = path.join(ROOT, 'node_modules/.bin/turbo')
  const filters = packages.map((folder) => `--filter=${folder.replace(/^!?/, '$&./')}`)
  const options = ['--concurrency=1', '--continue', '--log-prefix=none', '--output-logs=full', '--no-color']
  const PATH = [path.join(path.dirname(await pnpm()), '../../.bin'), process.env.PATH].join(path.delimiter)
  return run([program, 'run', task, ...filters, ...options, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: ROOT,
    quiet: true,
    env: { ...QUIET, PATH, YAWMI_NODE: process.version },
  })
}

/** A check that is one program: it passes or fails as a whole. */
export const check = (task) => async () => {
  const { code, output } = await turbo(`//#check:${task}`, [])
  const passed = code === 0 ? 1 : 0
  return { passed, flaky: 0, failed: 1 - passed, output: passed ? '' : output }
}

/**
 * The tests of packages: each package's run again only when it, or what it is made from, changed.
 * @param {string[]} packages @param {{ task?: string, args?: string[] }} [options]
 */
export const tests =
  (packages, { task = 'test', args = [] } = {}) =>
  async () => {
    const ended = await turbo(task, packages, ['--maxWorkers=1', ...args])
    const unchanged = Number(/Cached: +(\d+) cached/.exec(ended.output)?.[1] ?? 0)
    const { output, ...counts } = resultOf(ended)
    return { ...counts, unchanged, output: output.replace(/^PASS .*\n/gm, '') }
  }
