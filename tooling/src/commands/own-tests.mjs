import { turbo } from '../lib/turbo.mjs'

/**
 * Runs a package's own tests, where nothing has changed since they passed not again.
 * @param {string} folder from the root
 * @throws Error with their report
 */
export async function runOwnTests(folder) {
  const { code, output } = await turbo('test', [folder], { options: ['--output-logs=errors-only'] })
  if (code !== 0) throw new Error(`its tests fail (--skip-tests releases it nevertheless):\n${output.trim()}`)
}
