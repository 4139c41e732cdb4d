import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire } from 'node:module'
import { ROOT } from '@yawmi/tooling/root'
import { bundleBy } from '@yawmi/webpack/run'
import esbuild from 'esbuild'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { copyHost } from './folders.ts'

/** The folder of a package as another one, or one of our folders, sees it. */
function packageSeenFrom(folder: string, id: string): string {
  const seen = [path.join(folder, 'node_modules', id), path.join(folder, '../..', id), path.join(folder, '..', id)]
  return fs.realpathSync(seen.find((place) => fs.existsSync(place)) ?? id)
}

const ours = (folder: string, id: string) => packageSeenFrom(path.join(ROOT, folder), id)
const enhanced = ours('shared/webpack', '@module-federation/enhanced')
/** Packages of the examples, and where we have them. */
const PACKAGES = {
  webpack: ours('shared/webpack', 'webpack'),
  '@module-federation/enhanced': enhanced,
  '@module-federation/runtime': packageSeenFrom(
    packageSeenFrom(enhanced, '@module-federation/runtime-tools'),
    '@module-federation/runtime',
  ),
  react: ours('shell', 'react'),
  'react-dom': ours('shell', 'react-dom'),
}

/** Copies an example and lends it our packages. */
function prepare(name: string, place: string): string {
  const folder = copyHost(name, place)
  for (const [id, target] of Object.entries(PACKAGES)) {
    const link = path.join(folder, 'node_modules', id)
    fs.rmSync(link, { force: true })
    fs.mkdirSync(path.dirname(link), { recursive: true })
    fs.symlinkSync(target, link, 'junction')
  }
  return folder
}

/** Builds the webpack example; without sharing where `shared` says so. */
async function byWebpack(place: string, shared: boolean): Promise<void> {
  const folder = prepare('module-federation', place)
  const load = <T>(file: string) => import(pathToFileURL(path.join(folder, file)).href) as Promise<T>
  const { ModuleFederationPlugin } = createRequire(path.join(folder, 'package.json'))(
    '@module-federation/enhanced/webpack',
  ) as { ModuleFederationPlugin: new (options: object) => WebpackPluginInstance }
  const { default: config } = await load<{ default: Configuration }>('webpack.config.mjs')
  const { federation } = await load<{ federation: object }>('federation.mjs')
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
async function byRuntime(place: string): Promise<void> {
  const folder = prepare('federation-runtime', place)
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

/** Builds the federation hosts of the guide that need no package which is not here anyway, each in a folder of its kind. */
export const buildFederationHosts = (folderOf: (kind: string) => string): Promise<unknown> =>
  Promise.all([
    byWebpack(folderOf('shared'), true),
    byWebpack(folderOf('unshared'), false),
    byRuntime(folderOf('runtime')),
  ])
