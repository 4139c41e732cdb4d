import path from 'node:path'
import { pnpm } from './bootstrap.mjs'
import { ROOT } from './root.mjs'
import { run } from './run.mjs'

/** Nothing is sent anywhere. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' }

/**
 * Runs a task of turbo.json where what it depends on changed since it last passed, and shows what it printed then where not.
 * @param {string} task @param {string[]} packages by folder; none for a task of the root
 * @param {{ options?: string[], args?: string[], env?: NodeJS.ProcessEnv, limitMs?: number }} [more] `args` for the task's
 *   program
 */
export async function turbo(task, packages, { options = [], args = [], env, limitMs } = {}) {
  const program = path.join(ROOT, 'node_modules/.bin/turbo')
  const filters = packages.map((folder) => `--filter=${folder.replace(/^!?/, '$&./')}`)
  const PATH = [path.join(path.dirname(await pnpm()), '../../.bin'), process.env.PATH].join(path.delimiter)
  return run(
    [
      program,
      'run',
      task,
      ...filters,
      '--continue',
      '--log-prefix=none',
      '--no-color',
      ...options,
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    { cwd: ROOT, quiet: true, env: { ...QUIET, PATH, ...env }, limitMs },
  )
}

/**
 * What turbo would run, and by what, without running it.
 * @param {string} task @param {string[]} packages by folder; none for all @param {Parameters<typeof turbo>[2]} [more] as for the run
 * @returns {Promise<{ tasks: { task: string, directory: string, hash: string }[] }>}
 */
export async function dryRun(task, packages, { options = [], ...more } = {}) {
  const { code, output, stdout } = await turbo(task, packages, { ...more, options: [...options, '--dry=json'] })
  if (code !== 0) throw new Error(output)
  return JSON.parse(stdout.slice(stdout.indexOf('{\n')))
}

/**
 * Fingerprints of all that a task of packages depends on: what turbo would run it again by.
 * @param {string} task @param {string[]} packages by folder; none for all
 * @returns {Promise<Record<string, string>>} by folder
 */
export async function hashesOf(task, packages) {
  const { tasks } = await dryRun(task, packages)
  return Object.fromEntries(tasks.filter((one) => one.task === task).map(({ directory, hash }) => [directory, hash]))
}
