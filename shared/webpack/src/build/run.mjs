import { promisify } from 'node:util'
import webpack from 'webpack'

/**
 * Bundles by a configuration. What the next build will find in webpack's cache is written afterwards, while this process
 * does something else: until it has ended, nothing else may bundle by a cache of the same name.
 * @param {import('webpack').Configuration} config
 * @returns {Promise<string>} warnings
 * @throws Error with all that is wrong
 */
export async function bundleBy(config) {
  const compiler = webpack(config)
  const stats = /** @type {import('webpack').Stats} */ (await promisify(compiler.run.bind(compiler))())
  const report = stats.toString({ all: false, errors: true, warnings: true, errorDetails: true })
  promisify(compiler.close.bind(compiler))().catch(({ message }) =>
    process.stderr.write(`the build of ${config.name} is whole, but not its cache: ${message}\n`),
  )
  if (stats.hasErrors()) throw new Error(report)
  return report
}
