import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { baseConfig, ROOT } from './base.mjs'
import { AlikeIdsPlugin } from './alike-ids-plugin.mjs'
import { AssetListPlugin } from './asset-list-plugin.mjs'
import { IntegrityPlugin } from './integrity-plugin.mjs'
import { ScreenListPlugin } from './screen-list-plugin.mjs'
import { SLIM_ENTRY, PLAIN_ENTRY, SelfContainedEntryPlugin } from './self-contained-entry-plugin.mjs'
import { sharedFallbacks } from './shared-fallbacks.mjs'
import { sharedModules } from './shared-modules.mjs'

const require = createRequire(import.meta.url)
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')

/** Takes the place of the federation runtime's snapshots in the shell. */
const NO_SNAPSHOTS = path.join(import.meta.dirname, 'no-snapshots.js')

/** Stands for the version in what webpack writes. An identifier, as it becomes part of one. */
export const VERSION_MARK = 'YAWMI_BUILD_VERSION'

const readPackage = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'))

/**
 * Configuration of a remote. Its `webpack.config.mjs` is `export default remoteConfig(import.meta.url)`.
 * The container is named `mfe_<remote>` and exposes `./remote` (for the shell) and `./lifecycles` (for any page).
 * @param {string} configUrl `import.meta.url` of the remote's config.
 * @returns {(env?: { version?: string, out?: string }, argv?: { mode?: 'production' | 'development' }) => import('webpack').Configuration}
 */
export const remoteConfig = (configUrl) => (env, argv) => {
  const dir = path.dirname(fileURLToPath(configUrl))
  const folder = path.basename(dir)
  const remote = folder.replace(/^mfe-/, '')
  const mode = argv?.mode ?? 'production'
  const version = env?.version ?? `${readPackage(dir).version}-dev`
  const shared = withFallbacks(dir)
  const base = baseConfig({
    dir,
    name: folder,
    mode,
    // One for each build: with one name for all, a version that replaces another in an open page mixes modules. The
    // version is put in afterwards (build/bundle.mjs), or no two builds would have a minified chunk in common.
    uniqueName: `yawmi_${remote}_${VERSION_MARK}`,
    outputPath: env?.out ?? path.join(ROOT, 'dist/remotes', remote, version),
  })
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    // Screens share files when that saves a person more than another answer and worse compression cost.
    optimization: { ...base.optimization, splitChunks: { minSize: 40_000 } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: `mfe_${remote}`,
        filename: SLIM_ENTRY,
        library: { type: 'var', name: `mfe_${remote}` },
        exposes: { './remote': './src/index.ts', './lifecycles': './src/lifecycles.ts' },
        shared,
        shareStrategy: 'loaded-first',
        manifest: { additionalData: ({ stats }) => describeEntries(stats) },
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
      new SelfContainedEntryPlugin(`mfe_${remote}`, shared.react.version),
      new ScreenListPlugin(),
      new AlikeIdsPlugin(),
      new IntegrityPlugin(),
    ],
  }
}

/**
 * Says in a remote's manifest which entry is for whom: `remoteEntry` for any federation host, as it needs nothing of the
 * page, and beside it `shellEntry` for our shell. `./lifecycles` has no scripts to preload: it comes as a module
 * (plain-entry.js), which a host that preloads scripts would load twice.
 */
function describeEntries(stats) {
  const { metaData, exposes } = stats
  const none = () => ({ sync: [], async: [] })
  return {
    ...stats,
    metaData: {
      ...metaData,
      buildInfo: { ...metaData.buildInfo, buildVersion: VERSION_MARK },
      shellEntry: metaData.remoteEntry,
      remoteEntry: { ...metaData.remoteEntry, name: PLAIN_ENTRY },
    },
    exposes: exposes.map((expose) =>
      expose.name === 'lifecycles' ? { ...expose, assets: { js: none(), css: none() } } : expose,
    ),
  }
}

/** A remote's shared modules, each with the bundle that stands in where the page has none. */
function withFallbacks(dir) {
  const fallbacks = sharedFallbacks(dir)
  return Object.fromEntries(
    Object.entries(sharedModules(dir)).map(([id, share]) => [
      id,
      // Relative: it is part of the module's id, which must be the same in every checkout.
      fallbacks[id] ? { ...share, import: path.relative(dir, fallbacks[id]) } : share,
    ]),
  )
}

/**
 * Configuration of the shell: no federation plugin and no remote, only the run-time composer.
 * @param {string} configUrl `import.meta.url` of the shell's config.
 */
export const shellConfig = (configUrl) => (env, argv) => {
  const dir = path.dirname(fileURLToPath(configUrl))
  const mode = argv?.mode ?? 'production'
  const base = baseConfig({
    dir,
    name: 'shell',
    mode,
    uniqueName: 'yawmi_shell',
    outputPath: env?.out ?? path.join(ROOT, 'dist/shell'),
  })
  return {
    ...base,
    entry: { shell: './src/index.tsx' },
    output: { ...base.output, publicPath: '/assets/' },
    // What loads later is one file each: libraries in files of their own would be more answers to wait for.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { default: false, defaultVendors: false } } },
    plugins: [
      ...(base.plugins ?? []),
      // Without the federation runtime's part for Node, and without its reading of manifests: the shell has its own.
      new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }),
      new webpack.NormalModuleReplacementPlugin(/snapshot\/SnapshotHandler\.js$/, NO_SNAPSHOTS),
      new AssetListPlugin('shell.json'),
      new IntegrityPlugin(),
    ],
  }
}
