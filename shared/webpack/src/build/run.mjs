import { promisify } from 'node:util'
import webpack from 'webpack'

/**
 * Bundles by a configuration.
 * @param {import('webpack').Configuration} config
 * @returns {Promise<string>} warnings
 * @throws Error with all that is wrong
 */
export async function bundleBy(config) {
  const compiler = webpack(config)
  const stats = /** @type {import('webpack').Stats} */ (await promisify(compiler.run.bind(compiler))())
  const report = stats.toString({ all: false, errors: true, warnings: true, errorDetails: true })
  await promisify(compiler.close.bind(compiler))()
  if (stats.hasErrors()) throw new Error(report)
  return report
}
