import path from 'node:path'
import { baseConfig } from './base.mjs'

/**
 * Scripts that are closed in themselves, without the runtime of the pages' bundles.
 * @param {string} dir folder of their package. @param {string} out
 * @param {Record<string, string>} entries path of each script's source, by the name of its file
 * @param {{ define?: Record<string, unknown>, module?: boolean }} [options] values of names in capitals; `module`: ES modules
 * @returns {import('webpack').Configuration}
 */
export function scriptsConfig(dir, out, entries, { define = {}, module = false } = {}) {
  const base = baseConfig({
    dir,
    name: [path.basename(dir), ...Object.keys(entries)].join('-'),
    outputPath: out,
    define,
  })
  return {
    ...base,
    entry: entries,
    experiments: { outputModule: module },
    output: { ...base.output, filename: '[name]', module, ...(module && { library: { type: 'module' } }) },
  }
}
