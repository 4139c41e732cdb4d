import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../lib/root.mjs'
import { compress } from './compress.mjs'

/** A build in a process of its own: `node bundle.mjs <folder> <out> <version>`. Two of them fill two cores. */
const [folder, out, version] = process.argv.slice(2)
const { default: webpack } = await import('webpack')
const { default: config } = await import(pathToFileURL(path.join(ROOT, folder, 'webpack.config.mjs')).href)

const compiler = webpack(config({ out, version }, { mode: 'production' }))
compiler.run(async (error, stats) => {
  if (error) throw error
  const report = stats.toString({ all: false, errors: true, warnings: true, errorDetails: true })
  if (report) process.stdout.write(`${report}\n`)
  if (!stats.hasErrors()) await compress(out)
  compiler.close(() => process.exit(stats.hasErrors() ? 1 : 0))
})
