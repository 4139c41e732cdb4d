import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** @param {string} name */
const moduleAt = (name) => JSON.stringify(pathToFileURL(path.join(__dirname, name)).href)

/** Bundles a remote of one screen in each of some folders. In a process of its own: jest takes ten times as long to read webpack. */
const BUNDLE = `
import path from 'node:path'
import { createRequire } from 'node:module'
import { bundleBy } from ${moduleAt('../build/run.mjs')}
import { AlikeIdsPlugin } from ${moduleAt('alike-ids-plugin.mjs')}
import { AlikeMapsPlugin } from ${moduleAt('alike-maps-plugin.mjs')}
const { ModuleFederationPlugin } = createRequire(${JSON.stringify(__filename)})('@module-federation/enhanced/webpack')
for (const context of process.argv.slice(1))
  await bundleBy({
    context,
    mode: 'production',
    devtool: 'hidden-nosources-source-map',
    entry: {},
    output: { path: path.join(context, 'out'), uniqueName: 'tiny', publicPath: 'auto', chunkFilename: '[name].[contenthash:8].js', sourceMapFilename: '.maps/[file].map' },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mfe_tiny',
        filename: 'entry.js',
        exposes: { './remote': './src/index.js' },
        manifest: false,
        dts: false,
        // It stands in the runtime by its absolute path, as the runtime itself does in a checkout with its own packages.
        runtimePlugins: [path.join(context, 'src/runtime-plugin.js')],
        // As in a remote: no runtime of its own.
        experiments: { externalRuntime: true, optimization: { disableRemote: true, disableSnapshot: true, target: 'web' } },
      }),
      new AlikeIdsPlugin(),
      new AlikeMapsPlugin(),
    ],
    externals: ({ request = '' }, done) => (request.includes('/webpack-bundler-runtime/') ? done(undefined, 'var runtime') : done()),
  })
`

/** @type {string} */
let folder
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alike-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** The sources of a remote in a checkout of their own. @param {string} name of its folder */
function checkout(name) {
  const dir = path.join(folder, name, 'mfe-tiny')
  fs.mkdirSync(path.join(dir, 'src'), { recursive: true })
  fs.writeFileSync(path.join(dir, 'package.json'), '{"name":"tiny","version":"1.0.0"}')
  fs.writeFileSync(path.join(dir, 'src/index.js'), 'export const screen = () => import("./screen.js")')
  fs.writeFileSync(path.join(dir, 'src/screen.js'), 'export const text = "screen"')
  fs.writeFileSync(path.join(dir, 'src/runtime-plugin.js'), 'export default () => ({ name: "none" })')
  return dir
}
/** @param {string} dir */
const built = (dir) => {
  const out = path.join(dir, 'out')
  const entries = fs.readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => path.relative(out, path.join(parentPath, name)))
  return files.map((file) => [file, fs.readFileSync(path.join(out, file), 'utf8')])
}

it('a remote is the same bytes in folders of other names, source maps too', () => {
  const dirs = ['here', 'in-a-folder-with-a-longer-name'].map(checkout)
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', BUNDLE, ...dirs], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  const [here, there] = dirs.map(built)
  expect(here?.map(([file]) => file)).toEqual(expect.arrayContaining(['entry.js', '.maps/entry.js.map']))
  expect(here?.length).toBeGreaterThan(2)
  expect(there).toEqual(here)
}, 120_000)
