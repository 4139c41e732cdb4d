import path from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { baseConfig } from './base.mjs'
import { bundlerRuntimeOfPage, runtimeOptions, runtimeParts } from './federation-parts.mjs'
import { AlikeIdsPlugin } from './plugins/alike-ids-plugin.mjs'
import { assetList } from './plugins/asset-list.mjs'
import { IntegrityPlugin } from './plugins/integrity-plugin.mjs'
import { screenList } from './plugins/screen-list.mjs'
import { sharedModules } from './shared-modules.mjs'

const require = createRequire(import.meta.url)
// The plugin asks webpack for it by an error that takes 2 s to make.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack')
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')

/**
 * Configuration of a remote. Its `webpack.config.mjs` is `export default remoteConfig(import.meta.url)`.
 * The container is named `mfe_<remote>` and exposes `./remote` (for the shell) and `./lifecycles` (for any page).
 * @param {string} configUrl `import.meta.url` of the remote's config.
 * @returns {(env: { build?: string, out: string }) => import('webpack').Configuration} `build` tells builds apart
 */
export const remoteConfig =
  (configUrl) =>
  ({ build, out }) => {
    const dir = path.dirname(fileURLToPath(configUrl))
    const folder = path.basename(dir)
    const remote = folder.replace(/^mfe-/, '')
    const base = baseConfig({
      dir,
      name: folder,
      // One for each build: with one name for all, a version that replaces another in an open page mixes modules.
      uniqueName: `yawmi_${remote}_${build}`,
      outputPath: out,
    })
    return {
      ...base,
      entry: {},
      // Without hashes: the folder of a build is named by what is in it, and an entry would have the hash of every other file.
      output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', publicPath: 'auto' },
      externals: bundlerRuntimeOfPage,
      // Screens share files when that saves a person more than another answer and worse compression cost.
      optimization: { ...base.optimization, splitChunks: { minSize: 40_000 } },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: `mfe_${remote}`,
          filename: 'entry.js',
          library: { type: 'var', name: `mfe_${remote}` },
          exposes: { './remote': './src/index.ts' },
          // The shell brings them all.
          shared: Object.fromEntries(
            Object.entries(sharedModules(dir)).map(([id, it]) => [id, { ...it, import: false }]),
          ),
          shareStrategy: 'loaded-first',
          manifest: { additionalData: ({ stats }) => describeEntries(stats) },
          dts: false,
          experiments: {
            externalRuntime: true,
            optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
          },
        }),
        screenList(),
        new AlikeIdsPlugin(),
        new IntegrityPlugin(),
      ],
    }
  }

/**
 * What the federation plugin makes a remote's manifest of.
 * @typedef {import('@module-federation/enhanced').moduleFederationPlugin.AdditionalDataOptions['stats']} Stats
 */

/**
 * Says in a remote's manifest which entry is for whom: `remoteEntry` for any federation host, as it needs nothing of the
 * page, and beside it `shellEntry` for our shell. `./lifecycles`, which `remoteEntry` has too, has no scripts to preload: it
 * comes as a module (alone/remote-entry.js), which a host that preloads scripts would load twice. Shared modules are not
 * listed: none lies here, and the plugin lists those alone that it finds from where it is run.
 * @param {Stats} stats
 */
function describeEntries(stats) {
  const { metaData, exposes } = stats
  const none = () => ({ sync: [], async: [] })
  return {
    ...stats,
    shared: [],
    metaData: {
      ...metaData,
      shellEntry: metaData.remoteEntry,
      remoteEntry: { ...metaData.remoteEntry, name: 'remoteEntry.js' },
    },
    exposes: exposes.flatMap((expose) => [
      expose,
      {
        ...expose,
        id: `${metaData.name}:lifecycles`,
        name: 'lifecycles',
        path: './lifecycles',
        assets: { js: none(), css: none() },
      },
    ]),
  }
}

/**
 * Configuration of the shell: no federation plugin and no remote, only the run-time composer.
 * @param {string} configUrl `import.meta.url` of the shell's config.
 * @returns {(env: { out: string }) => import('webpack').Configuration}
 */
export const shellConfig =
  (configUrl) =>
  ({ out }) => {
    const dir = path.dirname(fileURLToPath(configUrl))
    const base = baseConfig({
      dir,
      name: 'shell',
      uniqueName: 'yawmi_shell',
      outputPath: out,
    })
    return {
      ...base,
      entry: { shell: './src/index.tsx' },
      output: { ...base.output, publicPath: '/assets/' },
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...runtimeParts(dir) } },
      // What loads later is one file each: libraries in files of their own would be more answers to wait for.
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { default: false, defaultVendors: false } } },
      plugins: [...(base.plugins ?? []), runtimeOptions(), assetList('shell.json'), new IntegrityPlugin()],
    }
  }
