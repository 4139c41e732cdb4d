import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'
import esbuild from 'esbuild'
import { ROOT } from '../lib/root.mjs'
import { bundleBy } from '../webpack/run.mjs'
import { copyHost } from './folders.mjs'

/**
 * Builds the federation hosts of the guide that need no package which is not here anyway: `node federation-hosts.mjs <place>`
 * writes `.cache/hosts/<place>-{shared,unshared,runtime}/dist`.
 */
const [, , place] = process.argv

/** The folder of a package as another one, or one of our folders, sees it. */
function packageSeenFrom(folder, id) {
  const seen = [path.join(folder, 'node_modules', id), path.join(folder, '../..', id), path.join(folder, '..', id)]
  return fs.realpathSync(seen.find((place) => fs.existsSync(place)) ?? seen[0])
}

const ours = (folder, id) => packageSeenFrom(path.join(ROOT, folder), id)
const enhanced = ours('tooling', '@module-federation/enhanced')
/** Packages of the examples, and where we have them. */
const PACKAGES = {
  webpack: ours('tooling', 'webpack'),
  '@module-federation/enhanced': enhanced,
  '@module-federation/runtime': packageSeenFrom(
    packageSeenFrom(enhanced, '@module-federation/runtime-tools'),
    '@module-federation/runtime',
  ),
  react: ours('shell', 'react'),
  'react-dom': ours('shell', 'react-dom'),
}

/** Copies an example and lends it our packages. */
function prepare(name, kind) {
  const folder = copyHost(name, `${place}-${kind}`)
  for (const [id, target] of Object.entries(PACKAGES)) {
    const link = path.join(folder, 'node_modules', id)
    fs.rmSync(link, { force: true })
    fs.mkdirSync(path.dirname(link), { recursive: true })
    fs.symlinkSync(target, link, 'junction')
  }
  return folder
}

/** Builds the webpack example; without sharing where `shared` says so. */
async function byWebpack(kind, shared) {
  const folder = prepare('module-federation', kind)
  const require = createRequire(path.join(folder, 'package.json'))
  const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
  const { default: config } = await import(pathToFileURL(path.join(folder, 'webpack.config.mjs')).href)
  const { federation } = await import(pathToFileURL(path.join(folder, 'federation.mjs')).href)
  const plugins = shared ? config.plugins : [new ModuleFederationPlugin({ ...federation, shared: {} })]
  await bundleBy({
    ...config,
    context: folder,
    output: { ...config.output, path: path.join(folder, 'dist') },
    plugins,
    optimization: { minimize: false },
    infrastructureLogging: { level: 'error' },
  })
  fs.copyFileSync(path.join(folder, 'index.html'), path.join(folder, 'dist/index.html'))
}

/** Builds the example of the runtime alone; any bundler will do. */
async function byRuntime() {
  const folder = prepare('federation-runtime', 'runtime')
  await esbuild.build({
    entryPoints: [path.join(folder, 'src/main.js')],
    outfile: path.join(folder, 'dist/src/main.js'),
    bundle: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  fs.copyFileSync(path.join(folder, 'index.html'), path.join(folder, 'dist/index.html'))
}

await Promise.all([byWebpack('shared', true), byWebpack('unshared', false), byRuntime()])
